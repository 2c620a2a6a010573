/** `enter DB --table ID`: one deal a line in the keyboard notation; `ok` only once the disk has it. */
import { createInterface } from 'node:readline';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { foldDeals, raspasyStepAfter } from '../../../shared/domain/fold.ts';
import type { SheetRules } from '../../../shared/domain/types.ts';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import { parse, spellText, type NotationContext } from '../../../shared/notation/index.ts';
import { errorLines, value, type Exit } from '../io.ts';
import { openFile } from '../open.ts';
import type { Command } from '../run.ts';
import { findTable } from '../tables.ts';

/** What the next line is typed for. On an empty sheet the first seat deals. */
function contextOf(sheet: SheetView, tournament: Tournament): NotationContext {
  const convention = resolveConvention(tournament.convention, tournament.options);
  const rules: SheetRules = { convention, players: sheet.seats.length, target: tournament.target };
  const { last } = foldDeals(
    rules,
    sheet.deals.map((row) => row.scored),
  );
  return {
    players: sheet.seats.map((seat) => seat.name),
    dealer: last.dealer ?? 0,
    convention,
    raspasyStep: raspasyStepAfter(last),
  };
}

interface Place {
  tableId: string;
  tournament: Tournament;
}

/** Answers one line. */
async function enterLine(command: Command, at: Place, line: string): Promise<string> {
  const { service, t } = command;
  const { tableId, tournament } = at;
  const sheet = value(await service.call('sheet.get', { tableId }));
  const context = contextOf(sheet, tournament);
  const parsed = parse(line, context);
  if (parsed.problem !== null) {
    const sentence = t(`problem.${parsed.problem.code}`, parsed.problem.params);
    return `error ${t('cli.atKey', { key: parsed.problem.index + 1 })}: ${sentence}`;
  }
  if (parsed.deal === null) return `error ${t('cli.incomplete')}`;
  const answer = await service.call('deals.record', {
    tableId,
    deal: parsed.deal,
    before: null,
    expectedSeq: null,
  });
  if (!answer.ok) return `error ${errorLines(answer.error, t).join('; ')}`;
  return `ok ${answer.value.number} ${spellText(parsed.deal, context, t)}`;
}

export async function enter(command: Command): Promise<Exit> {
  const { files, option, streams } = command;
  await openFile(command, files[0] ?? '');
  const tableId = await findTable(command, option('table') ?? '');
  const { tournament } = value(await command.service.call('tournament.get', {}));
  for await (const line of createInterface({ input: streams.input })) {
    if (line.trim() !== '')
      streams.out(`${await enterLine(command, { tableId, tournament }, line.trim())}\n`);
  }
  return 0;
}
