import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import { useNav, type SectionId, type SectionParams } from '../../stores/nav.ts';

/** A document: its kind, and which one (table id, slip id, round number as text, or empty). */
export interface DocumentRef {
  document: DocumentKind;
  key: string;
}

/** The one door to «Печать»: any section shows a document there, and Esc leads back to where it was asked for. */
export const usePreview = defineStore('preview', () => {
  /** What «Печать» is to show next; it takes it away when it does. */
  const wanted = shallowRef<DocumentRef | null>(null);
  const cameFrom = shallowRef<{ section: SectionId; params: SectionParams } | null>(null);

  /** Opens the preview of a document. `back` names where Esc leads, if not to the section in hand. */
  function open(ref: DocumentRef, back?: { section: SectionId; params: SectionParams }): void {
    const nav = useNav();
    wanted.value = ref;
    if (nav.section !== 'print') {
      cameFrom.value = back ?? { section: nav.section, params: nav.params };
      nav.open('print');
    }
  }
  /** Back to the section that asked for a document. False: «Печать» was opened by itself. */
  function goBack(): boolean {
    const from = cameFrom.value;
    cameFrom.value = null;
    if (from === null) return false;
    useNav().open(from.section, from.params);
    return true;
  }
  function take(): DocumentRef | null {
    const ref = wanted.value;
    wanted.value = null;
    return ref;
  }
  return { wanted, cameFrom, open, take, goBack };
});

/** One text for a document, to compare and to key lists with. */
export const refKey = ({ document, key }: DocumentRef): string => `${document}:${key}`;
