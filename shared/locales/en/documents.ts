import money from './documents/money.ts';
import rulings from './documents/rulings.ts';
import sheets from './documents/sheets.ts';
import standings from './documents/standings.ts';

/** Texts of the printed documents. */
export default {
  document: {
    and: 'and',
    round: 'Round',
    table: 'Table',
    deal: 'Deal',
    revision: 'rev. {revision}',
    revisionAfter: 'rev. {revision}, cancels rev. {previous}',
    printedLine: '{revision}, printed {at}',
    page: 'page {current} of {total}',
    convention: { sochi: 'sochi', leningrad: 'leningrad', rostov: 'rostov' },
    conventionChanged: '{name} with changes',
    playTo: '{name}, pool to {target}',
    playNoTarget: '{name}, no pool target',
    chiefArbiter: 'Chief arbiter {name}',
    secretary: 'Secretary {name}',
    where: { pool: 'pool', mountain: 'mountain', whists: 'whists', whistsOn: 'whists → {name}' },
    rulebook: {
      '000': 'text “Revoke”',
      '002': 'commentary on bridge Laws 63–64',
      '003': 'error tables of D. Zinin',
      '004': 'text “Wrong number of cards”',
      'codex-1996': 'Codex of preferans 1996',
    },
    ...rulings,
    ...standings,
    ...money,
    ...sheets,
  },
};
