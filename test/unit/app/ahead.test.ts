import { describe, expect, test } from 'vitest';
import { Ahead } from '../../../main/ipc/ahead.ts';

const asking = () => {
  const asked: string[] = [];
  const ahead = new Ahead((name) => {
    asked.push(name);
    return Promise.resolve(`answer of ${name}`);
  });
  return { asked, ahead };
};

describe('what the page asks first', () => {
  test('is asked at once, and each answer is given away once', async () => {
    const { asked, ahead } = asking();
    expect(asked).toEqual(['desktop.start', 'file.status', 'tournament.get']);
    expect(await ahead.take('file.status')).toBe('answer of file.status');
    expect(ahead.take('file.status')).toBeNull();
    expect(ahead.take('deals.record')).toBeNull();
    expect(await ahead.take('desktop.start')).toBe('answer of desktop.start');
    expect(asked).toHaveLength(3);
  });

  test('is asked again once something has changed, but for the start', async () => {
    const { ahead } = asking();
    ahead.stale();
    expect(ahead.take('file.status')).toBeNull();
    expect(ahead.take('tournament.get')).toBeNull();
    expect(await ahead.take('desktop.start')).toBe('answer of desktop.start');
  });

  test('is asked again once the page itself has asked something else of the service', async () => {
    const { ahead } = asking();
    expect(ahead.take('desktop.recent')).toBeNull();
    expect(ahead.take('file.open')).toBeNull();
    expect(ahead.take('file.status')).toBeNull();
    expect(ahead.take('tournament.get')).toBeNull();
    expect(await ahead.take('desktop.start')).toBe('answer of desktop.start');
  });

  test('what is no name takes nothing', async () => {
    const { ahead } = asking();
    for (const name of [null, undefined, 7, {}, ['file.status']]) expect(ahead.take(name)).toBeNull();
    expect(await ahead.take('file.status')).toBe('answer of file.status');
  });

  test('stands through calls of the main process, which change no file', async () => {
    const { ahead } = asking();
    expect(ahead.take('desktop.recent')).toBeNull();
    expect(await ahead.take('file.status')).toBe('answer of file.status');
  });

  test('may fail before anybody asks; who asks is told', async () => {
    const ahead = new Ahead((name) => Promise.reject(new Error(name)));
    await new Promise((done) => setTimeout(done));
    await expect(ahead.take('tournament.get')).rejects.toThrow('tournament.get');
  });
});
