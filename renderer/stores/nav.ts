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

  function open(to: SectionId, given: SectionParams = {}): void {
    section.value = to;
    params.value = given;
    if (given.tableId !== undefined) tableId.value = given.tableId;
    if (given.dealId !== undefined) dealId.value = given.dealId;
  }
  function reset(): void {
    section.value = 'tournament';
    params.value = {};
    tableId.value = null;
    dealId.value = null;
  }
  return { section, params, tableId, dealId, open, reset };
});
