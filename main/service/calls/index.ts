/** Every call of the service and its handler; the build fails while one is missing. */
import type { Handlers, Rebuilders } from '../dispatch.ts';
import { correctDeal, rebuildDeal, recordDeal, removeDeal } from './deals.ts';
import { listDocuments, previewDocument, printDocument, rebuildPrint } from './documents.ts';
import * as files from './files.ts';
import { redo, undo } from './history.ts';
import * as incidents from './incidents.ts';
import { changeRules, getRules, rebuildRules } from './rules.ts';
import { issueSlip, rebuildSlip, setSlipState } from './slips.ts';
import { getSheet, saveLine, scoreSheet, setSheetState } from './sheets.ts';
import * as tournament from './tournament.ts';
import { historyView } from '../queries/history.ts';
import { sheetView } from '../queries/sheet.ts';
import { standingsView } from '../queries/standings.ts';

export const handlers: Handlers = {
  'file.status': files.fileStatus,
  'file.create': files.createTournament,
  'file.createSample': files.createSample,
  'file.open': files.openTournament,
  'file.close': files.closeTournament,
  'file.export': files.exportTournament,
  'file.import': files.importTournament,
  'ledger.check': files.checkLedgerFile,
  'backup.list': files.listBackups,
  'backup.look': files.lookIntoBackup,
  'backup.now': files.backupNow,
  'backup.restore': files.restoreBackup,
  'tournament.get': tournament.getTournament,
  'tournament.change': tournament.changeTournament,
  'players.add': tournament.addPlayers,
  'players.change': tournament.changePlayer,
  'rounds.add': tournament.addRound,
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
  'incidents.rule': incidents.ruleIncident,
  'incidents.list': incidents.listSlips,
  'incidents.get': incidents.getSlip,
  'incidents.draft': incidents.getDraft,
  'incidents.saveDraft': incidents.saveDraft,
  'incidents.issue': issueSlip,
  'incidents.setState': setSlipState,
  'rules.get': getRules,
  'rules.change': changeRules,
  'standings.get': (input, context) => standingsView(context.book, input.afterRound),
  'documents.list': listDocuments,
  'documents.preview': previewDocument,
  'documents.print': printDocument,
};

export const rebuilders: Rebuilders = {
  'deals.record': rebuildDeal,
  'deals.correct': rebuildDeal,
  'deals.remove': ({ seq, tableId }: { seq: number; tableId: string }, context) => ({
    seq,
    sheet: sheetView(context.book, tableId),
  }),
  'incidents.issue': rebuildSlip,
  'incidents.setState': rebuildSlip,
  'rules.change': rebuildRules,
  'documents.print': rebuildPrint,
  'file.create': (_stored, context) => context.session.status(),
  'file.createSample': (_stored, context) => context.session.status(),
  'file.import': (_stored, context) => context.session.status(),
};
