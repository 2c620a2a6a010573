/** Reads a deal that somebody plays: contract, defence, tricks; or misère, or three given up. */
import type { Deal, GameDeal, Level, Says, Seat, Trump, Word } from '../domain/types.ts';
import { defendersOf } from './seats.ts';
import { caption, levelField, nameOf, saysField, shortOf, trumpField, type Reading } from './fields.ts';
import { choices as countChoices, readCount, readCounts, type Counted } from './counts.ts';
import { defenceOfKeys, whistersOf, wordStep, type Speaker } from './defence.ts';
import { LAST_WHIST_KEY, SAYS_KEYS, SHARED_ALIASES, SHARED_KEY } from './keys.ts';
import type { Choice, FieldSpec } from './reader.ts';

/** After the declarer's key. @returns the deal, or null while something lacks or is refused */
export function readPlayed(reading: Reading, declarer: Seat): Deal | null {
  const { reader, draft } = reading;
  draft.declarer = declarer;
  const contract = reader.read(levelField());
  if (contract === null) return null;
  if (contract.value === 'misere') return readMisere(reading, declarer);
  const { level } = contract.value;
  draft.kind = 'game';
  draft.level = level;
  const strain = reader.read(trumpField(reading));
  if (strain === null) return null;
  if (strain.value === 'withoutThree') {
    draft.kind = 'withoutThree';
    return { type: 'withoutThree', dealer: draft.dealer, declarer, level };
  }
  draft.trump = strain.value.trump;
  return readGame(reading, declarer, level, strain.value.trump);
}

function readGame(reading: Reading, declarer: Seat, level: Level, trump: Trump | null): GameDeal | null {
  const { dealer } = reading.draft;
  const checked = level === 10 && reading.ctx.convention.options.tenGame === 'check';
  const defence = readDefence(reading, declarer, level, checked);
  if (defence === null) return null;
  const deal: GameDeal = { type: 'game', dealer, declarer, level, defence };
  if (trump !== null) deal.trump = trump;
  const whisters = whistersOf(defence);
  if (checked || whisters.length === 2) {
    const seats = [declarer, ...defendersOf(dealer, declarer, reading.count)];
    const counts = readCounts(
      reading,
      seats.map((seat): Counted => ({ seat, cap: 10 })),
    );
    if (counts === null) return null;
    return { ...deal, tricks: Object.fromEntries(counts) };
  }
  if (whisters.length === 0) return deal;
  const count = readCount(reading, declarer);
  return count === null ? null : { ...deal, tricks: { [declarer]: count } };
}

/** The words of the defence; null while one lacks or is refused. */
function readDefence(reading: Reading, declarer: Seat, level: Level, checked: boolean): Word[] | null {
  const { dealer } = reading.draft;
  const [first, second] = defendersOf(dealer, declarer, reading.count);
  const seats: Record<Speaker, Seat> = { first, second, dealer };
  let typed = '';
  for (let step = wordStep(typed, reading.count); step !== null; step = wordStep(typed, reading.count)) {
    if (checked && step.speaker === 'dealer') {
      if (reading.reader.readIf(lastWhist(reading, dealer))) typed += '1';
      break;
    }
    const choice = reading.reader.read(saysField(reading, step, seats[step.speaker], typed, level, checked));
    if (reading.reader.stopped) return null;
    if (choice === null) break;
    typed += SAYS_KEYS.find(([says]) => says === choice.value)?.[1] ?? '';
    reading.draft.words = spoken(typed, seats);
  }
  reading.draft.words = defenceOfKeys(typed, seats);
  return reading.draft.words.map((word) => ({ ...word }));
}

function lastWhist(reading: Reading, dealer: Seat): FieldSpec<Says> {
  const label = caption('says.whist', { name: shortOf(reading, dealer) });
  const choice: Choice<Says> = { keys: LAST_WHIST_KEY, aliases: ['в', 'w'], value: 'whist', label };
  return { field: 'says', caption: label, choices: [choice], otherwise: { code: 'notation/expectTricks' } };
}

/** The words of a half-typed defence, for the sentence: as far as they are said. */
function spoken(typed: string, seats: Readonly<Record<Speaker, Seat>>): Word[] {
  if (typed === '0') return [{ player: seats.first, says: 'pass' }];
  if (typed === '1') return [{ player: seats.first, says: 'whist' }];
  return defenceOfKeys(typed, seats);
}

/** Misère, alone or in halves with the sitting-out dealer (K96 3.6.9). */
function readMisere(reading: Reading, declarer: Seat): Deal | null {
  const { reader, draft } = reading;
  draft.kind = 'misere';
  draft.shared = false;
  const player = { seat: declarer, cap: 10 };
  const counts = countChoices(reading, player, { least: 0, most: 10, rest: 10 });
  const shared: Choice<number | 'shared'> = {
    keys: SHARED_KEY,
    aliases: SHARED_ALIASES,
    value: 'shared',
    label: caption('shared', { name: nameOf(reading, draft.dealer) }),
    refusal: reading.count === 4 ? undefined : { code: 'notation/sharedNeedsFour' },
  };
  const first = reader.read<number | 'shared'>({
    field: 'tricks',
    caption: counts[0]?.cell ?? caption('tricks'),
    choices: [...counts, shared],
    otherwise: { code: 'notation/expectTricks', params: { name: nameOf(reading, declarer) } },
  });
  if (first === null) {
    draft.tricks = [{ player: declarer, count: null }];
    return null;
  }
  const deal = { type: 'misere', dealer: draft.dealer, declarer } as const;
  if (first.value === 'shared') {
    draft.shared = true;
    const count = readCount(reading, declarer);
    return count === null ? null : { ...deal, tricks: count, shared: true };
  }
  draft.tricks = [{ player: declarer, count: first.value }];
  return { ...deal, tricks: first.value };
}
