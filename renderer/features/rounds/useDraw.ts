/** The draw in hand: who plays, what is asked, the proposal and every move upon it, until it is recorded. */
import { computed, onBeforeUnmount, reactive, ref, shallowRef } from 'vue';
import type { DrawBase } from '../../../shared/ipc/schemas/rounds.ts';
import type { RoundDraw } from '../../../shared/ledger/kinds.ts';
import { compareNames } from '../../../shared/format/names.ts';
import { call, listen, newCommandId } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { useStored } from '../../stores/stored.ts';
import { useText } from '../../ui/text.ts';
import {
  boardOf,
  seatingOf,
  swapped,
  without,
  withPlayer,
  withTable,
  type Board,
  type Place,
} from './model/board.ts';
import { seatedInOrder } from './model/manual.ts';
import { drawRecord, freshSeed, policyOf, type DrawSettings } from './model/settings.ts';
import { judge, type Verdict } from './model/warnings.ts';

/** @param roundId the round whose rest is seated anew; null = a new one */
export function useDraw(roundId: string | null) {
  const t = useText();
  const base = shallowRef<DrawBase | null>(null);
  const present = shallowRef<ReadonlySet<string>>(new Set());
  const settings = reactive<DrawSettings>({
    ...{ method: 'lot', sizes: 'fours', maxTables: '', seed: freshSeed(), clubsApart: false, rounds: 1 },
  });
  const boards = shallowRef<Board[]>([]);
  /** What the boards came from, and whether somebody was moved since. */
  const drawn = shallowRef<{ settings: DrawSettings; kept: RoundDraw | null } | null>(null);
  const byHand = ref(false);
  const stopped = ref(false);
  /** Part of the draw that is done; null when none runs. */
  const progress = ref<number | null>(null);
  const { busy, refusal, store, fresh } = useStored();
  let job = '';

  const names = computed(() => new Map(base.value?.players.map((player) => [player.playerId, player]) ?? []));
  const nameOf = (id: string): string => names.value.get(id)?.name ?? id;
  const used = computed(() => base.value?.tables.filter((table) => table.used) ?? []);
  const fixed = computed(() => new Set(used.value.map(({ number }) => number)));
  /** Who sits at a table that stays: he plays whatever is marked. */
  const seated = computed(() => new Set(used.value.flatMap(({ seats }) => seats)));
  const people = computed(() => (base.value?.players ?? []).toSorted((a, b) => compareNames(a.full, b.full)));
  const playing = computed(() => new Set([...present.value, ...seated.value]));

  const verdict = computed<Verdict | null>(() =>
    base.value === null || boards.value.length === 0
      ? null
      : judge(base.value, playing.value, boards.value, drawn.value?.settings ?? settings),
  );
  const errors = computed(
    () => verdict.value?.warnings.flat().some(({ severity }) => severity === 'error') ?? true,
  );

  async function load(): Promise<void> {
    try {
      const answer = await call('draw.base', { roundId });
      base.value = answer;
      present.value = new Set(answer.players.flatMap(({ playerId, playing: is }) => (is ? [playerId] : [])));
      // Before any result there are no standings; later on meetings matter more than the lot.
      settings.method = answer.number === 1 ? 'lot' : 'noRepeats';
      if (roundId !== null) {
        const { tables, sitOuts, draw } = answer;
        const seating = { tables: tables.map(({ number, seats }) => ({ number, seats })), sitOuts };
        const before = boardOf(seating, fixed.value);
        boards.value = [withList(before)];
        byHand.value = JSON.stringify(boards.value[0]) !== JSON.stringify(before);
        const method = draw === null || draw.method === 'list' ? 'manual' : draw.method;
        drawn.value = { settings: { ...settings, method }, kept: draw };
      }
    } catch (caught) {
      refusal.value = failureTexts(t, asFailure(caught));
    }
  }

  function take(next: Board[], from: DrawSettings): void {
    boards.value = next;
    drawn.value = { settings: from, kept: null };
    byHand.value = false;
    fresh();
  }

  /** Draws; while it runs the same button stops it. */
  async function propose(): Promise<void> {
    const now = {
      ...settings,
      rounds: roundId === null && settings.method !== 'swiss' ? settings.rounds : 1,
    };
    refusal.value = [];
    stopped.value = false;
    if (base.value === null || progress.value !== null) return;
    if (now.method === 'manual') {
      const free = base.value.players.filter(
        ({ playerId }) => present.value.has(playerId) && !seated.value.has(playerId),
      );
      const order = free.toSorted((a, b) => compareNames(a.full, b.full)).map(({ playerId }) => playerId);
      const kept = used.value.map(({ number, seats }) => ({ number, seats }));
      take([seatedInOrder(order, policyOf(now), kept)], { ...now, rounds: 1 });
      return;
    }
    if (now.seed.trim() === '') settings.seed = now.seed = freshSeed();
    job = newCommandId();
    progress.value = 0;
    try {
      const answer = await call('draw.propose', {
        ...{ job, roundId, method: now.method, seed: now.seed.trim(), sizes: policyOf(now) },
        ...{ players: [...present.value], keep: [], clubsApart: now.clubsApart, rounds: now.rounds },
      });
      stopped.value = answer.stopped;
      take(
        answer.rounds.map((seating) => boardOf(seating, fixed.value)),
        now,
      );
      // What was stopped the seed does not give again: it is as if set by hand.
      byHand.value = answer.stopped;
    } catch (caught) {
      refusal.value = failureTexts(t, asFailure(caught));
    } finally {
      progress.value = null;
    }
  }
  async function stop(): Promise<void> {
    if (progress.value !== null) await call('draw.stop', { job });
  }
  const unlisten = listen('draw.progress', (said) => {
    if (said.job === job && progress.value !== null) progress.value = said.done;
  });
  onBeforeUnmount(() => {
    unlisten();
    void stop().catch(() => undefined);
  });

  function change(round: number, next: Board): void {
    if (boards.value[round] === next) return;
    boards.value = boards.value.map((board, i) => (i === round ? next : board));
    byHand.value = true;
    fresh();
  }
  /** Two change places. */
  function swap(round: number, a: Place, b: Place): void {
    const board = boards.value[round];
    if (board !== undefined) change(round, swapped(board, a, b));
  }
  function addTable(round: number): void {
    const board = boards.value[round];
    if (board !== undefined) change(round, withTable(board));
  }
  /** The board with everybody who plays, and nobody else. */
  function withList(board: Board): Board {
    const seated = [...board.tables.flatMap(({ places }) => places), ...board.out].filter((id) => id !== '');
    const kept = seated.filter((id) => !playing.value.has(id)).reduce(without, board);
    return (base.value?.players ?? [])
      .flatMap(({ playerId }) => (playing.value.has(playerId) ? [playerId] : []))
      .reduce(withPlayer, kept);
  }
  /** Who goes leaves his place free, who comes sits out, until it is drawn again or somebody is moved. */
  function mark(id: string, plays: boolean): void {
    const next = new Set(present.value);
    if (plays) next.add(id);
    else next.delete(id);
    present.value = next;
    boards.value.forEach((board, i) => change(i, withList(board)));
  }

  /** Records the proposal as it stands; the number of the first round of it, or null when it was refused. */
  async function record(reason: string): Promise<number | null> {
    const [first] = boards.value;
    const from = drawn.value;
    if (errors.value || base.value === null || first === undefined || from === null) return null;
    const kept = from.kept ?? drawRecord(from.settings);
    const draw = byHand.value && kept.method !== 'manual' ? { ...kept, byHand: true as const } : kept;
    const { number, seq } = base.value;
    const work = (commandId: string): Promise<unknown> => {
      if (roundId === null)
        return call('rounds.draw', { rounds: boards.value.map(seatingOf), draw }, commandId);
      const input = { roundId, seating: seatingOf(first), draw, reason: reason.trim(), expectedSeq: seq };
      return call('rounds.change', input, commandId);
    };
    return (await store(work)) ? number : null;
  }

  return {
    ...{ base, people, present, seated, settings, boards, drawn, byHand, stopped, progress, refusal, busy },
    ...{ verdict, errors, nameOf, load, propose, stop, swap, addTable, mark, record },
  };
}
