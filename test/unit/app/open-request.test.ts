import { describe, expect, test } from 'vitest';
import { OpenRequests } from '../../../main/app/open-request.ts';

const asked = (first: string | null) => {
  const sent: string[] = [];
  return { sent, requests: new OpenRequests(first, (path) => void sent.push(path)) };
};

describe('files that are asked for from outside', () => {
  test('the last one waits until a page asks for its start, and is given away once', () => {
    const { sent, requests } = asked('a.pulka');
    expect(requests.next).toBe('a.pulka');
    requests.arrive('b.pulka');
    expect([requests.next, requests.take(), requests.take()]).toEqual(['b.pulka', 'b.pulka', null]);
    expect(sent).toEqual([]);
  });

  test('from then on the page is told', () => {
    const { sent, requests } = asked(null);
    expect(requests.take()).toBeNull();
    requests.arrive('a.pulka');
    expect([sent, requests.next]).toEqual([['a.pulka'], null]);
  });

  test('while a crashed page is loaded anew they wait for the next one', () => {
    const { sent, requests } = asked(null);
    requests.take();
    requests.lost();
    requests.arrive('a.pulka');
    expect([sent, requests.take()]).toEqual([[], 'a.pulka']);
    requests.arrive('b.pulka');
    expect(sent).toEqual(['b.pulka']);
  });
});
