/** Messages of the command line. */
export default {
  cli: {
    help: `Использование: pulka <команда> [параметры]

  score ФАЙЛ [--text]              лист (pulka-sheet/1) → результат; - читает стандартный ввод
  rule ФАЙЛ                        инцидент (pulka-incident/1) → решение
  enter БАЗА --table СТОЛ          раздачи со стандартного ввода, по одной в строке, в записи с клавиатуры;
                                   СТОЛ — номер стола или тур.стол, например 1.2
  check БАЗА                       целость файла, все записанные суммы заново
  print БАЗА ДОКУМЕНТ --out ФАЙЛ   PDF: ruling-slip, sheet, protocol, incidents, standings, settlement,
                                        corrections, seating, blank-sheets, treasurer, final-protocol
        [--table СТОЛ] [--slip НОМЕР] [--round ТУР] [--two-up] [--time-zone ПОЯС]
  export БАЗА [--out ФАЙЛ]         весь турнир (pulka-tournament/1)
  export БАЗА --csv ЧТО --out ФАЙЛ одна таблица: standings, deals, incidents, settlement, money;
        --xlsx ЧТО                 то же книгой, или all; --html standings [--hall]: страница
        [--round ТУР] [--time-zone ПОЯС]
  import ФАЙЛ --db БАЗА            турнир из файла в новую базу
  demo --out ПАПКА                 образец: база, все PDF, таблица на стандартном выводе

  --lang ru, --lang en             язык сообщений
  --help                           эта справка

Код завершения: 0 сделано, 1 проверка нашла расхождения, 2 плохой ввод.
`,
    seeHelp: 'Справка: pulka --help',
    noCommand: 'Команда не названа.',
    unknownCommand: 'Нет команды «{command}».',
    foreignOption: 'У этой команды нет параметра {option}',
    missingOption: 'Нужен параметр {option}',
    fileCount: 'Имён файлов: {count}, нужно {expected}',
    language: 'Нет языка «{lang}»: есть ru и en',
    timeZone: 'Нет часового пояса «{zone}» ({option}): имена вида Europe/Moscow',
    player: 'Игрок',
    pool: 'Пуля',
    mountain: 'Гора',
    whistsOn: 'на {name}',
    exact: 'Точно',
    result: 'Итог',
    closed: 'Пулька закрыта.',
    notClosed: 'Пулька не закрыта.',
    atKey: 'знак {key}',
    incomplete: 'строка не дописана',
    integrity: 'файл: {detail}',
    wrong: '{stored}',
    difference: 'записано {stored}, вычислено {computed}',
    checked: 'Листов: {sheets}, раздач: {deals}, записей: {entries}.',
    clean: 'Расхождений нет.',
    differences: 'Есть расхождения.',
    printed: '{title}: {n} стр., ред. {revision}, код {code} → {file}',
    exported: '{n} строка → {file} | {n} строки → {file} | {n} строк → {file}',
    oneFormat: 'Одно из --csv, --xlsx, --html',
    unknownTable: 'Нет таблицы «{table}»: есть {known}',
    imported: '{name}: записей {n} → {file}',
    place: 'Место',
    round: 'Тур {round}',
    tables: 'Столы',
    penalties: 'Штрафы',
    total: 'Сумма',
    sum: 'Всего',
  },
};
