/** Menu, file dialogs of the main process. */
export default {
  desktop: {
    fileKind: { tournament: 'Турнир Pulka Desk', pdf: 'Документ PDF', json: 'Выгрузка JSON' },
    menu: {
      file: 'Файл',
      new: 'Новый турнир…',
      open: 'Открыть…',
      close: 'Закрыть турнир',
      settings: 'Настройки…',
      quit: 'Выход',
      edit: 'Правка',
      cut: 'Вырезать',
      copy: 'Копировать',
      paste: 'Вставить',
      selectAll: 'Выделить всё',
      view: 'Вид',
      fullScreen: 'Во весь экран',
    },
  },
  'error.file/noAccess': 'Нет права писать сюда: {path}. Прежний файл не тронут.',
  'error.file/notChosen': 'Этот файл не выбран в окне выбора: {path}',
  'error.file/tooLarge': 'Файл слишком велик: {path}',
  'error.call/refused': 'Запрос не из окна программы, он отклонён.',
  'error.call/badInput': 'Запрос {name} составлен неверно, ничего не изменено.',
  'error.call/tooLarge': 'Запрос слишком велик, ничего не изменено.',
};
