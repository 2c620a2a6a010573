import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { applyClub, type ClubPatch } from '../../shared/rules/club/index.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Rulebook } from '../../shared/rules/vocabulary.ts';
import { call } from '../api/client.ts';
import { useNotices } from './notices.ts';
import { useTournament } from './tournament.ts';

/** The texts that rule in the open tournament: those of the program, with the club's changes on them. */
export const useRules = defineStore('rules', () => {
  const tournament = useTournament();
  const patch = shallowRef<ClubPatch | null>(null);
  /** Entry of the rules that are read; 0 = the printed texts. */
  const seq = ref(0);

  async function load(): Promise<void> {
    const wanted = tournament.overview?.rulesSeq ?? 0;
    if (wanted === seq.value) return;
    if (wanted === 0) {
      patch.value = null;
      seq.value = 0;
      return;
    }
    try {
      const answer = await call('rules.get', {});
      // The service reads every patch strictly before it keeps it.
      patch.value = answer.patch as unknown as ClubPatch | null;
      seq.value = answer.seq;
    } catch (caught) {
      useNotices().failed(caught);
    }
  }
  watch(() => tournament.overview?.rulesSeq, load, { immediate: true });

  const books = computed<readonly Rulebook[]>(() =>
    patch.value === null ? rulebooks : applyClub(rulebooks, patch.value),
  );
  return { patch, seq, books, load };
});
