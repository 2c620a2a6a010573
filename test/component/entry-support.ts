/**
 * «Ввод» without the other processes: a table of four in memory behind the bridge. It checks inputs and outputs by
 * the contract, keeps answers by command id as the service does, and can be told to wait or to refuse.
 */
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { nextTick } from 'vue';
import { swapSeats } from '../../shared/domain/reseat.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { contract, type CallName } from '../../shared/ipc/contract.ts';
import { failure, success, type Envelope } from '../../shared/ipc/envelope.ts';
import type { CallError } from '../../shared/ipc/errors.ts';
import type { Overview, SheetDeal, SheetView } from '../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../shared/ledger/kinds.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import EntrySection from '../../renderer/features/entry/EntrySection.vue';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { listenToKeys } from '../../renderer/ui/keyboard.ts';

export const NAMES = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const noHistory = { undo: null, redo: null };
const seats = NAMES.map((name) => ({ playerId: name, name, full: name }));

export const tournament: Tournament = {
  name: 'Осенний кубок',
  date: '2026-11-28',
  place: '',
  arbiter: '',
  secretary: 'Секретарь',
  convention: 'sochi',
  options: {},
  target: 20,
  rulebooks: [],
  ruleSettings: {},
  stakeKopecks: null,
};

interface Recorded {
  deal: Deal;
  before: string | null;
}

export class Backend {
  deals: SheetDeal[] = [];
  draft = '';
  paper: SheetView['paper'] = null;
  seq = 1;
  /** State of the sheet; by itself by the deals. */
  sheetState: SheetView['state'] | null = null;
  calls: { name: string; input: Record<string, unknown>; commandId: string | undefined }[] = [];
  /** Refuses the next `deals.*` call with this. */
  refuse: CallError | null = null;
  /** Stores, but the answer is lost on the way. */
  loseAnswer = false;
  private readonly answers = new Map<string, unknown>();
  private gate: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;

  /** Answers of changes wait until `release`. */
  hold(): void {
    this.gate = new Promise((resolve) => (this.open = resolve));
  }
  async release(): Promise<void> {
    this.open();
    await settle();
  }

  view(): SheetView {
    const deals = this.deals.map((deal, i) => ({ ...deal, number: i + 1 }));
    return {
      tableId: 't1',
      roundNumber: 1,
      tableNumber: 2,
      seats,
      deals,
      removed: [],
      state: this.sheetState ?? (deals.length === 0 ? 'empty' : 'typing'),
      paper: this.paper,
      verdicts: [],
      mark: null,
      draft: this.draft,
      seq: this.seq,
      history: noHistory,
    };
  }
  overview(): Overview {
    const table = {
      tableId: 't1',
      number: 2,
      seats,
      deals: this.deals.length,
      state: 'typing' as const,
      paper: 'none' as const,
      pass: { confirmed: 0, rejected: 0, open: this.deals.length },
      mark: null,
    };
    return {
      tournament,
      players: [],
      rounds: [
        {
          roundId: 'r1',
          number: 1,
          tables: [{ ...table, result: ['0', '0', '0', '0'], rounded: [0, 0, 0, 0], slips: 0 }],
        },
      ],
      slips: 0,
      seq: this.seq,
      history: noHistory,
    };
  }

  /** A deal on the sheet from the start. */
  put(dealId: string, deal: Deal): void {
    const recordedAt = '2026-11-28T15:00:00.000Z';
    this.deals.push({
      dealId,
      number: 1,
      entrySeq: this.seq,
      deal,
      scored: deal,
      recordedAt,
      struck: [],
      slips: [],
    });
  }

  named(name: string): Record<string, unknown>[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.input);
  }

  async call(name: string, input: unknown, commandId: string | undefined): Promise<Envelope<unknown>> {
    const definition = contract[name as CallName];
    const parsed = definition.input.parse(input) as Record<string, unknown>;
    this.calls.push({ name, input: parsed, commandId });
    if (definition.kind === 'command' && commandId === undefined)
      throw new Error(`${name} without a command id`);
    if (changesDeals(name)) await this.gate;
    if (changesDeals(name) && this.refuse !== null) {
      const error = this.refuse;
      this.refuse = null;
      return failure(error);
    }
    const kept = this.answers.get(commandId ?? '');
    const answer = kept ?? this.answer(name, parsed);
    if (commandId !== undefined) this.answers.set(commandId, answer);
    if (this.loseAnswer && name.startsWith('deals.')) {
      this.loseAnswer = false;
      return failure({ code: 'service/gone' });
    }
    return success(definition.output.parse(answer));
  }

  private answer(name: string, input: Record<string, unknown>): unknown {
    switch (name) {
      case 'tournament.get':
        return this.overview();
      case 'sheet.get':
        return this.view();
      case 'sheet.saveDraft':
        this.draft = String(input['text']);
        return { savedAt: '2026-11-28T15:00:00.000Z' };
      case 'deals.record':
        return this.record(input as unknown as Recorded);
      case 'deals.correct': {
        const at = this.deals.findIndex((deal) => deal.dealId === input['dealId']);
        const old = this.deals[at] as SheetDeal;
        const deal = input['deal'] as Deal;
        this.deals[at] = { ...old, deal, scored: deal };
        return this.changed(old.dealId);
      }
      case 'deals.remove':
        this.deals = this.deals.filter((deal) => deal.dealId !== input['dealId']);
        this.seq += 1;
        return { seq: this.seq, sheet: this.view() };
      case 'deals.move': {
        const moving = this.deals.filter((deal) => deal.dealId === input['dealId']);
        const others = this.deals.filter((deal) => deal.dealId !== input['dealId']);
        const at =
          input['before'] === null
            ? others.length
            : others.findIndex((deal) => deal.dealId === input['before']);
        this.deals = [...others.slice(0, at), ...moving, ...others.slice(at)];
        this.seq += 1;
        return { seq: this.seq, sheet: this.view() };
      }
      case 'sheet.reseat': {
        const from = this.deals.findIndex((deal) => deal.dealId === input['from']);
        const [a, b] = input['seats'] as [number, number];
        this.deals = this.deals.map((one, i) => {
          if (i < from) return one;
          const deal = swapSeats(one.deal, a, b, NAMES.length);
          return { ...one, deal, scored: deal };
        });
        this.seq += 1;
        return { seq: this.seq, sheet: this.view() };
      }
      case 'sheet.paper': {
        const { foot, running } = input as NonNullable<SheetView['paper']>;
        this.paper = { foot, running };
        return { seq: this.seq };
      }
      case 'warnings.list':
        return [];
      case 'file.status':
        return {
          state: 'open',
          path: '/cup.pulka',
          name: 'cup',
          seq: this.seq,
          savedAt: '2026-11-28T15:03:22.000Z',
          failure: null,
          backups: [],
        };
      default:
        throw new Error(`nobody answers ${name}`);
    }
  }

  private record({ deal, before }: Recorded): unknown {
    const dealId = `d${this.seq}`;
    const at = before === null ? this.deals.length : this.deals.findIndex((other) => other.dealId === before);
    this.put(dealId, deal);
    this.deals.splice(at, 0, ...this.deals.splice(-1, 1));
    return this.changed(dealId);
  }

  private changed(dealId: string): unknown {
    this.seq += 1;
    this.draft = '';
    const number = this.deals.findIndex((deal) => deal.dealId === dealId) + 1;
    return { seq: this.seq, dealId, number, recordedAt: '2026-11-28T15:03:22.000Z', sheet: this.view() };
  }
}

const changesDeals = (name: string): boolean => name.startsWith('deals.') || name === 'sheet.reseat';

/** Lets answers arrive and the page be drawn. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
  await nextTick();
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
  await nextTick();
}

export interface Page {
  backend: Backend;
  wrapper: VueWrapper;
  input: () => HTMLInputElement;
  /** Types keys as a hand does; `\n` is Enter. */
  type: (keys: string) => Promise<void>;
  press: (key: string, init?: KeyboardEventInit) => Promise<void>;
  text: () => string;
  close: () => void;
}

/** Opens the section on the backend's sheet, in Russian. */
export async function openEntry(backend = new Backend()): Promise<Page> {
  setActivePinia(createPinia());
  useBridge({
    call: (name, input, meta) => backend.call(name, input, meta.commandId),
    on: () => () => undefined,
  });
  const stop = listenToKeys();
  await useTournament().refresh();
  const wrapper = mount(EntrySection, { attachTo: document.body });
  await settle();
  const input = (): HTMLInputElement => wrapper.find<HTMLInputElement>('.boxes input').element;
  const press = async (key: string, init: KeyboardEventInit = {}): Promise<void> => {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    if (!event.defaultPrevented && key.length === 1 && target instanceof HTMLInputElement) {
      target.value += key;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await settle();
  };
  return {
    backend,
    wrapper,
    input,
    press,
    type: async (keys) => {
      for (const key of keys) await press(key === '\n' ? 'Enter' : key);
    },
    text: () => wrapper.text().replace(/\s+/gu, ' '),
    close: () => {
      wrapper.unmount();
      stop();
      useBridge(null);
    },
  };
}
