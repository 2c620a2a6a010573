import { defineStore } from 'pinia';
import { ref } from 'vue';

/** How the second pass is made: the deal typed again unseen, or read as it stands. */
export type PassWay = 'blind' | 'read';

/** Who checks at this computer, and how; kept while the window is open, so that the next sheet does not ask again. */
export const useChecking = defineStore('checking', () => {
  const checker = ref('');
  const way = ref<PassWay>('blind');
  return { checker, way };
});
