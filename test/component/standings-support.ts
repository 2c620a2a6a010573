/** A window without its other processes: the border answers by the contract, which checks both directions. */
import { createPinia, setActivePinia } from 'pinia';
import { mount, type VueWrapper } from '@vue/test-utils';
import { nextTick, type Component } from 'vue';
import { contract, type CallInput, type CallName, type CallOutput } from '../../shared/ipc/contract.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { Overview } from '../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../shared/ledger/kinds.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { listenToKeys } from '../../renderer/ui/keyboard.ts';

export type Answers = { [N in CallName]?: (input: CallInput<N>) => CallOutput<N> };

export interface Made {
  name: CallName;
  input: unknown;
  commandId: string | undefined;
}

/** Stands at the border: every input and output passes the schemas of the contract. Returns what was called. */
export function answering(answers: Answers): Made[] {
  const made: Made[] = [];
  useBridge({
    on: () => () => {},
    call: async (name, input, meta): Promise<Envelope<unknown>> => {
      const call = name as CallName;
      const parsed = contract[call].input.parse(input);
      made.push({ name: call, input: parsed, commandId: meta.commandId });
      const answer = answers[call] as ((given: unknown) => unknown) | undefined;
      if (answer === undefined) throw new Error(`nobody answers ${name}`);
      const out = contract[call].output.safeParse(answer(parsed));
      if (!out.success) throw new Error(`the test answers ${name} wrongly: ${out.error.message}`);
      return { ok: true, value: out.data };
    },
  });
  return made;
}

export const tournament: Tournament = {
  name: 'Осенний кубок 2026',
  date: '2026-11-28',
  place: 'Клуб',
  arbiter: 'Черемисин О.',
  secretary: '',
  convention: 'sochi',
  options: {},
  target: 20,
  rulebooks: [],
  ruleSettings: {},
  stakeKopecks: '50',
};

export const seat = (name: string) => ({ playerId: name, name, full: name });

/** An overview of the given tables: names in seat order, exact results. */
export function overviewOf(
  rounds: { seats: string[]; result?: string[] }[][],
  game: Partial<Tournament> = {},
): Overview {
  const names = [...new Set(rounds.flat().flatMap((table) => table.seats))];
  return {
    tournament: { ...tournament, ...game },
    players: names.map((name) => ({
      playerId: name,
      surname: name,
      given: '',
      patronymic: '',
      club: '',
      year: null,
      note: '',
    })),
    rounds: rounds.map((tables, r) => ({
      roundId: `r${r + 1}`,
      number: r + 1,
      tables: tables.map((table, at) => ({
        tableId: `r${r + 1}t${at + 1}`,
        number: at + 1,
        seats: table.seats.map(seat),
        deals: 1,
        state: 'closed' as const,
        result: table.result ?? table.seats.map(() => '0'),
        rounded: table.seats.map(() => 0),
        slips: 0,
        paper: 'none' as const,
        pass: { confirmed: 0, rejected: 0, open: 1 },
        mark: null,
      })),
    })),
    slips: 0,
    seq: 1,
    history: { undo: null, redo: null },
  };
}

let stop: (() => void) | null = null;
const shown: VueWrapper[] = [];

/** A fresh window with the tournament open and its keys working. */
export function openWindow(overview: Overview): void {
  shown.splice(0).forEach((wrapper) => wrapper.unmount());
  setActivePinia(createPinia());
  stop?.();
  stop = listenToKeys();
  document.body.innerHTML = '';
  useTournament().overview = overview;
}

export async function settled(): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await Promise.resolve();
    await nextTick();
  }
}

export async function show(component: Component, props: Record<string, unknown> = {}): Promise<VueWrapper> {
  const wrapper = mount(component, { props, attachTo: document.body });
  shown.push(wrapper);
  await settled();
  return wrapper;
}

/** Presses a key where the focus is. */
export async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  await settled();
}

/** Text of a node, its pieces apart by single plain spaces. */
export function textOf(node: Node | null | undefined): string {
  if (node === null || node === undefined) return '';
  const pieces: string[] = [];
  const walk = (at: Node): void => {
    if (at.nodeType === Node.TEXT_NODE) pieces.push(at.textContent ?? '');
    at.childNodes.forEach(walk);
  };
  walk(node);
  return pieces
    .join(' ')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
}
