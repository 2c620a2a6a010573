import money from './documents/money.ts';
import rulings from './documents/rulings.ts';
import sheets from './documents/sheets.ts';
import standings from './documents/standings.ts';

/** Texts of the printed documents. Names stand in the nominative, no verb depends on gender. */
export default {
  document: {
    and: 'и',
    round: 'Тур',
    table: 'Стол',
    deal: 'Раздача',
    revision: 'ред. {revision}',
    revisionAfter: 'ред. {revision}, отменяет ред. {previous}',
    printedLine: '{revision}, напечатано {at}',
    page: 'стр. {current} из {total}',
    convention: { sochi: 'сочинка', leningrad: 'ленинградка', rostov: 'ростов' },
    conventionChanged: '{name} с изменениями',
    playTo: '{name}, пуля до {target}',
    playNoTarget: '{name}, без предела пули',
    chiefArbiter: 'Главный судья {name}',
    secretary: 'Секретарь {name}',
    where: { pool: 'пуля', mountain: 'гора', whists: 'висты', whistsOn: 'висты → {name}' },
    rulebook: {
      '000': 'текст «Фальшренонс»',
      '002': 'комментарий к законам бриджа 63–64',
      '003': 'таблицы ошибок Д. Зинина',
      '004': 'текст «Неверное количество карт»',
      'codex-1996': 'Кодекс преферанса 1996',
    },
    ...rulings,
    ...standings,
    ...money,
    ...sheets,
  },
};
