/** Every call of the service and its handler; the build fails while one is missing. */
import type { Handlers, Rebuilders } from '../dispatch.ts';
import * as checking from './checking.ts';
import * as backups from './backups.ts';
import * as draws from './draw.ts';
import { correctDeal, rebuildDeal, rebuildSheet, recordDeal, removeDeal } from './deals.ts';
import { listDocuments, previewDocument, printDocument, rebuildPrint } from './documents.ts';
import { exportAsTable } from './exchange.ts';
import * as files from './files.ts';
import { redo, undo } from './history.ts';
import * as incidents from './incidents.ts';
import { merge, previewMerge } from './merge.ts';
import * as money from './money.ts';
import * as people from './people.ts';
import * as rounds from './rounds.ts';
import { changeRules, getRules, rebuildRules } from './rules.ts';
import { moveDeal, reseatSheet } from './sheet-acts.ts';
import { issueSlip, rebuildSlip, setSlipState } from './slips.ts';
import { getSheet, saveLine, savePaper, scoreSheet, setSheetState } from './sheets.ts';
import { cancelSubstitute, previewSubstitute, rebuildSubstitute, substitute } from './substitute.ts';
import * as tournament from './tournament.ts';
import { correctionRows } from '../queries/corrections.ts';
import { historyView } from '../queries/history.ts';
import { warningViews } from '../queries/warnings.ts';

export const handlers: Handlers = {
  'file.status': files.fileStatus,
  'file.create': files.createTournament,
  'file.createSample': files.createSample,
  'file.open': files.openTournament,
  'file.close': files.closeTournament,
  'file.export': files.exportTournament,
  'file.import': files.importTournament,
  'ledger.check': files.checkLedgerFile,
  'backup.list': backups.listBackups,
  'backup.look': backups.lookIntoBackup,
  'backup.now': backups.backupNow,
  'backup.restore': backups.restoreBackup,
  'backup.salvage': backups.salvageFile,
  'backup.second': backups.secondView,
  'backup.chooseSecond': backups.chooseSecond,
  'tournament.get': tournament.getTournament,
  'tournament.change': async (input, context) => {
    if (input.recalculate) await context.session.backup('recalculation');
    return tournament.changeTournament(input, context);
  },
  'players.add': tournament.addPlayers,
  'players.change': tournament.changePlayer,
  'rounds.add': tournament.addRound,
  'draw.base': draws.getBase,
  'draw.propose': draws.proposeDraw,
  'draw.stop': draws.stop,
  'rounds.draw': rounds.drawRounds,
  'rounds.change': rounds.changeRound,
  'rounds.setState': rounds.setRoundState,
  'rounds.cancel': rounds.cancelRound,
  'penalties.record': tournament.recordPenalty,
  'history.get': (_input, context) => historyView(context.book),
  'history.undo': undo,
  'history.redo': redo,
  'sheet.get': getSheet,
  'sheet.saveDraft': saveLine,
  'sheet.setState': setSheetState,
  'sheet.score': scoreSheet,
  'deals.record': recordDeal,
  'deals.correct': correctDeal,
  'deals.remove': removeDeal,
  'deals.move': moveDeal,
  'sheet.reseat': reseatSheet,
  'sheet.paper': savePaper,
  'pass.record': checking.recordVerdict,
  'corrections.list': (_input, context) => correctionRows(context.book),
  'warnings.list': (input, context) => warningViews(context.book, input.tableId),
  'warnings.answer': checking.answerWarning,
  'incidents.rule': incidents.ruleIncident,
  'incidents.list': incidents.listSlips,
  'incidents.get': incidents.getSlip,
  'incidents.draft': incidents.getDraft,
  'incidents.saveDraft': incidents.saveDraft,
  'incidents.issue': issueSlip,
  'incidents.setState': setSlipState,
  'rules.get': getRules,
  'rules.change': changeRules,
  'standings.get': money.getStandings,
  'standings.change': money.changeStandings,
  'money.get': money.getMoney,
  'money.change': money.changeMoney,
  'money.pay': money.pay,
  'money.cancel': money.cancelPayment,
  'penalties.remove': money.removePenalty,
  'exchange.table': exportAsTable,
  'exchange.mergePreview': previewMerge,
  'exchange.merge': merge,
  'documents.list': listDocuments,
  'documents.preview': previewDocument,
  'documents.print': printDocument,
  'players.enter': people.enterPlayers,
  'players.setState': people.setPlayerState,
  'seats.preview': previewSubstitute,
  'seats.substitute': substitute,
  'seats.cancel': cancelSubstitute,
  'sheet.end': people.endSheet,
  'sheet.lines': people.getLines,
};

export const rebuilders: Rebuilders = {
  'deals.record': rebuildDeal,
  'deals.correct': rebuildDeal,
  'deals.remove': rebuildSheet,
  'deals.move': rebuildSheet,
  'sheet.reseat': rebuildSheet,
  'pass.record': rebuildSheet,
  'seats.substitute': rebuildSubstitute,
  'seats.cancel': rebuildSheet,
  'sheet.end': rebuildSheet,
  'incidents.issue': rebuildSlip,
  'incidents.setState': rebuildSlip,
  'rules.change': rebuildRules,
  'documents.print': rebuildPrint,
  'file.create': (_stored, context) => context.session.status(),
  'file.createSample': (_stored, context) => context.session.status(),
  'file.import': (_stored, context) => context.session.status(),
};
