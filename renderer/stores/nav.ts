import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';

export const sectionIds = [
  'help',
  'tournament',
  'entry',
  'incident',
  'standings',
  'settlement',
  'players',
  'print',
  'backup',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** What a section is opened for; each reads what concerns it. */
export interface SectionParams {
  tableId?: string;
  dealId?: string | null;
  roundId?: string;
  slipId?: string;
  playerId?: string;
}

/** Which section is open, and for what. */
export const useNav = defineStore('nav', () => {
  const section = ref<SectionId>('tournament');
  const params = shallowRef<SectionParams>({});
  /** The table of the last entry, so that every section opens at the table in hand. */
  const tableId = ref<string | null>(null);
  /** The deal selected there; null = the end of the sheet. */
  const dealId = ref<string | null>(null);

  /** A hand went somewhere since the file was opened: where the program would begin by itself gives way. */
  const moved = ref(false);
  /** A section asked for while the file was still being opened. */
  const ahead = ref<SectionId | null>(null);

  /** The section over which the help stands; it stays as it is. */
  const from = ref<SectionId>('tournament');

  function open(to: SectionId, given: SectionParams = {}): void {
    moved.value = true;
    go(to, given);
  }
  /** Where the program begins by itself, unless a hand was first. */
  function begin(at: SectionId, given: SectionParams = {}): void {
    if (!moved.value) go(at, given);
  }
  function go(to: SectionId, given: SectionParams): void {
    if (to === 'help') {
      if (section.value !== 'help') from.value = section.value;
      section.value = to;
      return;
    }
    section.value = to;
    params.value = given;
    if (given.tableId !== undefined) tableId.value = given.tableId;
    if (given.dealId !== undefined) dealId.value = given.dealId;
  }
  /** Away from the help, to what lies under it. */
  function leaveHelp(): void {
    if (section.value === 'help') section.value = from.value;
  }
  function reset(): void {
    moved.value = false;
    section.value = 'tournament';
    params.value = {};
    tableId.value = null;
    dealId.value = null;
  }
  return { section, params, tableId, dealId, from, ahead, open, begin, leaveHelp, reset };
});
