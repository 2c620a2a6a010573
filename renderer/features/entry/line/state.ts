/** What the entry line holds: keys, place, the answer of the rules to them. No acts. */
import { computed, ref, shallowRef } from 'vue';
import type { Problem } from '../../../../shared/domain/problem.ts';
import { shortNames } from '../../../../shared/format/names.ts';
import type { NotationContext, Parsed } from '../../../../shared/notation/types.ts';
import { useSheet, type Correction } from '../../../stores/sheet.ts';
import { lineWarnings } from '../model/dealerTurn.ts';
import { insertionWarnings } from '../model/insertion.ts';
import { readLine } from '../model/reading.ts';
import { contextAt, numberOfPlace, type Place, type TableSheet } from '../model/table.ts';

/** A line on its way to the disk. */
export interface Attempt {
  line: string;
  place: Place;
  commandId: string;
}

export function lineState() {
  const store = useSheet();
  const text = ref('');
  const selected = ref<string | null>(null);
  const inserting = ref(false);
  const correction = ref<Correction['correction']>('typing');
  const reason = ref('');
  /** Counts the refusals that only a reason can lift; the field of the reason takes the focus each time. */
  const reasonWanted = ref(0);
  const refusal = shallowRef<string[]>([]);
  /** Unusual but legal: asked about before it is stored. */
  const question = shallowRef<{ line: string; problems: Problem[]; at: number } | null>(null);
  const pending = shallowRef<Attempt | null>(null);
  /** Whole lines typed while the one before is being written. */
  const waiting = ref<string[]>([]);
  /** Keys typed behind the last of them. */
  const tail = ref('');
  /** What was just done, said aloud. */
  const said = ref('');

  const place = computed<Place>(() => {
    if (selected.value === null) return { kind: 'end' };
    return { kind: inserting.value ? 'before' : 'over', dealId: selected.value };
  });
  const sheet = computed<TableSheet | null>(() => store.sheet);
  const context = computed<NotationContext | null>(() =>
    sheet.value === null ? null : contextAt(sheet.value, place.value),
  );
  /** The same with the initials of the players: for the boxes and keys, which are narrow. */
  const shortContext = computed<NotationContext | null>(() =>
    context.value === null ? null : { ...context.value, players: shortNames(context.value.players) },
  );
  /** While a line is being written the boxes show that line; what is typed on waits behind it. */
  const shown = computed(() => pending.value?.line ?? text.value);
  const parsed = computed<Parsed | null>(() =>
    context.value === null ? null : readLine(shown.value, context.value),
  );
  const number = computed(() => (sheet.value === null ? 0 : numberOfPlace(sheet.value, place.value)));
  const warnings = computed<Problem[]>(() => {
    if (sheet.value === null || parsed.value === null) return [];
    const found = lineWarnings(sheet.value, place.value, parsed.value);
    return [...found, ...insertionWarnings(sheet.value, place.value, parsed.value.deal)];
  });

  /** Back to an ordinary line: no other place, no reason, nothing asked. */
  function plain(): void {
    inserting.value = false;
    correction.value = 'typing';
    reason.value = '';
    question.value = null;
  }
  /** Gives up what was typed ahead of an answer. */
  function dropAhead(): void {
    waiting.value = [];
    tail.value = '';
  }

  return {
    text,
    selected,
    inserting,
    correction,
    reason,
    reasonWanted,
    refusal,
    question,
    pending,
    waiting,
    tail,
    said,
    place,
    sheet,
    context,
    shortContext,
    shown,
    parsed,
    number,
    warnings,
    plain,
    dropAhead,
  };
}

export type LineState = ReturnType<typeof lineState>;
