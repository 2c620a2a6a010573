/** What the Laws of the fragment share. */
import type { FactDef } from '../../vocabulary.ts';
import { always } from '../../build.ts';

export const ofLaw = {
  phase: 'play',
  happened: ['play'],
  subject: 'revoke',
  needs: [],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

/** Who acted after the revoke. */
export const by = {
  id: 'by',
  kind: 'enum',
  askRu: 'Кто это сделал?',
  values: [
    { id: 'offender', labelRu: 'нарушитель' },
    { id: 'partner', labelRu: 'его партнёр' },
    { id: 'opponent', labelRu: 'соперник' },
  ],
  sayRu: {
    offender: 'Действие нарушителя.',
    partner: 'Действие его партнёра.',
    opponent: 'Действие соперника.',
  },
} as const satisfies FactDef;
