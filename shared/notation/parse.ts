/** Reads one line of the keyboard notation. */
import type { Deal, RaspasyDeal } from '../domain/types.ts';
import type { Problem } from '../domain/problem.ts';
import { caption, dealerField, nameOf, startField, startReading, type Reading } from './fields.ts';
import { readCounts, type Counted } from './counts.ts';
import { readPlayed } from './game.ts';
import { LineReader } from './reader.ts';
import { raspasyOrder } from './seats.ts';
import type { NotationContext, Parsed } from './types.ts';

/**
 * Reads a line, complete or half-typed. It never throws and never guesses: `deal` is there exactly when every key
 * is legal and the deal is determined; a refused key is told in `problem` with its place, and the rest of the line
 * is kept as typed.
 */
export function parse(text: string, ctx: NotationContext): Parsed {
  const line = text.normalize('NFC');
  const reader = new LineReader(line);
  const reading = startReading(reader, ctx);
  const read = readDeal(reading);
  if (read !== null) reader.finish({ code: 'notation/nothingMore' }, caption('end'));
  const deal = reader.problem === null && !reader.stopped ? read : null;
  return {
    text: line,
    cells: reader.cells,
    deal,
    problem: reader.problem,
    next: reader.next,
    complete: deal !== null,
    warnings: warningsOf(reading, deal),
    draft: reading.draft,
  };
}

function readDeal(reading: Reading): Deal | null {
  const { reader, draft } = reading;
  let start = reader.read(startField(reading, false));
  if (start?.value.kind === 'dealer') {
    const dealer = reader.read(dealerField(reading));
    if (dealer === null) return null;
    draft.dealer = dealer.value;
    start = reader.read(startField(reading, true));
  }
  if (start === null) return null;
  switch (start.value.kind) {
    case 'player':
      return readPlayed(reading, start.value.seat);
    case 'raspasy':
      return readRaspasy(reading);
    case 'redealStar': {
      draft.kind = 'redeal';
      const star = caption('redeal');
      const choice = reader.read({
        field: 'redeal',
        caption: caption('redealStar'),
        choices: [{ keys: '*', value: null, label: star }],
        otherwise: { code: 'notation/expectRedeal' },
      });
      return choice === null ? null : { type: 'redeal', dealer: draft.dealer };
    }
    case 'redeal':
      draft.kind = 'redeal';
      return { type: 'redeal', dealer: draft.dealer };
    case 'dealer':
      // Refused by the field: a dealer is given once.
      return null;
  }
}

function readRaspasy(reading: Reading): RaspasyDeal | null {
  const { draft, count, ctx } = reading;
  draft.kind = 'raspasy';
  const talon = ctx.convention.options.raspasyTarget === 'whists' ? 0 : 2;
  const players = raspasyOrder(draft.dealer, count).map((seat): Counted => {
    return { seat, cap: count === 4 && seat === draft.dealer ? talon : 10 };
  });
  const counts = readCounts(reading, players);
  if (counts === null) return null;
  const tricks = ctx.players.map((_, seat) => counts.get(seat) ?? 0);
  return { type: 'raspasy', dealer: draft.dealer, tricks };
}

/** What the window asks about: a dealer out of turn (K96 3.2.14), 6♠ not whisted by both (stalingrad). */
function warningsOf(reading: Reading, deal: Deal | null): Problem[] {
  const warnings: Problem[] = [];
  const { ctx, draft } = reading;
  if (draft.dealer !== ctx.dealer) {
    const params = { name: nameOf(reading, draft.dealer), expected: ctx.players[ctx.dealer] ?? '' };
    warnings.push({ path: 'dealer', code: 'notation/dealerOutOfTurn', params });
  }
  if (
    ctx.convention.options.stalingrad &&
    deal?.type === 'game' &&
    deal.level === 6 &&
    deal.trump === 'spades'
  ) {
    const both = deal.defence.length === 2 && deal.defence.every((word) => word.says === 'whist');
    if (!both) warnings.push({ path: 'defence', code: 'notation/stalingrad' });
  }
  return warnings;
}
