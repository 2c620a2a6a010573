import { describe, expect, test } from 'vitest';
import { PageEvents } from '../../../main/ipc/page-events.ts';

/** What a listener heard, in order. */
function heard(events: PageEvents, name: string): { all: unknown[]; stop: () => void } {
  const all: unknown[] = [];
  return { all, stop: events.on(name, (payload) => all.push(payload)) };
}

describe('events on their way to the page', () => {
  test('go to those who listen to their name, until they stop', () => {
    const events = new PageEvents();
    const [a, b, other] = [heard(events, 'file.changed'), heard(events, 'file.changed'), heard(events, 'x')];
    events.tell('file.changed', 1);
    a.stop();
    events.tell('file.changed', 2);
    expect([a.all, b.all, other.all]).toEqual([[1], [1, 2], []]);
  });

  test.each(['service.changed', 'desktop.openFile'])(
    'the last %s before that waits, and is told once',
    (name) => {
      const events = new PageEvents();
      events.tell(name, 'first');
      events.tell(name, 'last');
      const early = heard(events, name);
      const late = heard(events, name);
      expect([early.all, late.all]).toEqual([['last'], []]);
      events.tell(name, 'later');
      expect([early.all, late.all]).toEqual([['last', 'later'], ['later']]);
    },
  );

  test('what the page asks for by itself does not wait for it, nor a key of the menu', () => {
    const events = new PageEvents();
    for (const name of ['file.changed', 'ledger.changed', 'desktop.menu']) events.tell(name, 1);
    for (const name of ['file.changed', 'ledger.changed', 'desktop.menu'])
      expect(heard(events, name).all).toEqual([]);
  });

  test('once somebody has listened, nothing waits: the page that was left is not told later', () => {
    const events = new PageEvents();
    heard(events, 'desktop.openFile').stop();
    events.tell('desktop.openFile', 1);
    expect(heard(events, 'desktop.openFile').all).toEqual([]);
  });
});
