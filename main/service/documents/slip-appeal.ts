/** Right and deadline of appeal, and what became of the slip since. */
import type { Content } from 'pdfmake/interfaces';
import type { Context } from './context.ts';
import { p, para } from './layout.ts';
import type { SlipContent } from './model.ts';
import { rule } from './style.ts';
import { runs } from './text.ts';

const BOX = '☐';
const TICKED = '☒';

/** The framed box: until when, and the four states to tick (those that were reached are ticked). */
export function appealBlock({ t, clock }: Context, content: SlipContent, width: number): Content {
  const { slip, states } = content;
  const reached = (state: string): string => (states.some((s) => s.state === state) ? TICKED : BOX);
  const appealed = states.find((s) => s.state === 'appealed');
  const changed = states.find((s) => s.state === 'changed');
  const until =
    slip.appealUntil === null
      ? t('document.slip.appealOpen')
      : t('document.slip.appealUntil', { until: clock.both(slip.appealUntil) });
  const boxes = [
    `${reached('appealed')} ${t('document.slip.box.appealed', { time: appealed === undefined ? '____:____' : clock.time(appealed.at) })}`,
    `${reached('upheld')} ${t('document.slip.box.upheld')}`,
    `${reached('changed')} ${t('document.slip.box.changed', { number: changed?.replacedByNumber ?? '____' })}`,
    `${reached('cancelled')} ${t('document.slip.box.cancelled')}`,
  ];
  return {
    margin: [0, 6, 0, 0],
    unbreakable: true,
    table: {
      widths: [width - 16],
      body: [
        [
          {
            stack: [
              para([
                runs(`${t('document.slip.appeal')} `, { size: 9, bold: true }),
                runs(until, { size: 9 }),
              ]),
              {
                columns: boxes.map((box) => ({ width: 'auto', text: runs(box, { size: 9 }) })),
                columnGap: 14,
                margin: [0, 2, 0, 0],
              },
              ...history({ t, clock }, content),
            ],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => rule.line,
      vLineWidth: () => rule.line,
      paddingLeft: () => 7,
      paddingRight: () => 7,
      paddingTop: () => 3.5,
      paddingBottom: () => 4,
    },
  };
}

/** Every state after the issue: when, who, why. */
function history({ t, clock }: Pick<Context, 't' | 'clock'>, content: SlipContent): Content[] {
  return content.states
    .filter((entry) => entry.state !== 'issued')
    .map((entry) =>
      p(
        t('document.slip.history', {
          at: clock.both(entry.at),
          state: t(`document.slipState.${entry.state}`),
          by: entry.by === '' ? '—' : entry.by,
        }) + (entry.reason === '' ? '' : `: ${entry.reason}`),
        { size: 8.6 },
        { margin: [0, 2, 0, 0] },
      ),
    );
}

/** State with the time it was reached: «выдано 17:26». */
export function stateLine({ t, clock }: Context, content: SlipContent): string {
  const last = content.states.at(-1);
  return t('document.slip.state', {
    state: t(`document.slipState.${content.state}`),
    time: clock.time(last?.at ?? content.issuedAt),
  });
}
