import backup from './backup.ts';
import chart from './chart.ts';
import checking from './checking.ts';
import cli from './cli.ts';
import clubrules from './clubrules.ts';
import desktop from './desktop.ts';
import documents from './documents.ts';
import draw from './draw.ts';
import entry from './entry.ts';
import errors from './errors.ts';
import exchange from './exchange.ts';
import incident from './incident.ts';
import money from './money.ts';
import notation from './notation.ts';
import people from './people.ts';
import papercheck from './papercheck.ts';
import ranking from './ranking.ts';
import reports from './reports.ts';
import rounds from './rounds.ts';
import rules from './rules.ts';
import scoring from './scoring.ts';
import tour from './tour.ts';
import tournament from './tournament.ts';
import ui from './ui.ts';

/** Every visible string, by area. */
export default {
  ...scoring,
  ...rounds,
  ...rules,
  ...notation,
  ...errors,
  ...documents,
  ...ui,
  ...tournament,
  ...draw,
  ...entry,
  ...incident,
  ...papercheck,
  ...people,
  ...ranking,
  ...reports,
  ...money,
  ...checking,
  ...cli,
  ...clubrules,
  ...chart,
  ...tour,
  ...desktop,
  ...backup,
  ...exchange,
};
