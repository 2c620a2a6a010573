/** What was typed for a new tournament and not made yet: it stays while the window is open, however the form is left. */
import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { today } from '../../ui/clock.ts';
import { newForm } from './model/form.ts';
import type { TableStyle } from './model/seating.ts';

export const useNewDraft = defineStore('new-tournament', () => {
  const form = ref(newForm(today()));
  /** The players, one a line. */
  const list = ref('');
  const style = ref<TableStyle>('mixed');
  /** Tables of the first round; seats name players by their line. */
  const tables = ref<string[][]>([]);

  /** Nothing was typed; the date is there by itself. */
  const blank = computed(
    () => list.value.trim() === '' && JSON.stringify(form.value) === JSON.stringify(newForm(form.value.date)),
  );
  function clear(): void {
    form.value = newForm(today());
    list.value = '';
    style.value = 'mixed';
    tables.value = [];
  }
  return { form, list, style, tables, blank, clear };
});
