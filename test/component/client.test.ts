// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { reactive } from 'vue';
import { useBridge } from '../../renderer/api/bridge.ts';
import { call } from '../../renderer/api/client.ts';
import { CallFailure, failureTexts } from '../../renderer/api/failure.ts';
import { plain } from '../../renderer/api/plain.ts';
import { pressed } from '../../renderer/ui/keyboard.ts';
import { translator } from '../../shared/locales/index.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';

const ru = translator('ru');
let seen: { name: string; input: unknown; meta: { commandId?: string } }[] = [];
function answer(envelope: () => Promise<Envelope<unknown>>): void {
  seen = [];
  useBridge({
    call: (name, input, meta) => {
      seen.push({ name, input, meta });
      return envelope();
    },
    on: () => () => undefined,
  });
}
afterEach(() => useBridge(null));

describe('the client', () => {
  test('every call carries an id of its own, or the one it is given', async () => {
    answer(async () => ({ ok: true, value: {} }));
    await call('backup.now', {});
    await call('backup.now', {});
    await call('backup.now', {}, 'given-before');
    const [first, second, third] = seen.map((one) => one.meta.commandId);
    expect(first).toMatch(/^[0-9a-f-]{36}$/u);
    expect(second).not.toBe(first);
    expect(third).toBe('given-before');
  });

  test('what crosses the bridge can be cloned', async () => {
    answer(async () => ({ ok: true, value: {} }));
    const state: { list: { a: number }[] } = reactive({ list: [{ a: 1 }] });
    await call('sheet.score', { sheet: state });
    expect(structuredClone(seen[0]?.input)).toEqual({ sheet: { list: [{ a: 1 }] } });
    const bytes = new Uint8Array([1, 2]);
    expect(plain({ bytes }).bytes).toBe(bytes);
  });

  test('a refusal is thrown with its code and problems, a broken bridge too; nothing is repeated', async () => {
    answer(async () => ({
      ok: false,
      error: { code: 'deal/refused', problems: [{ path: '', code: 'sheet/closed' }] },
    }));
    const refused = await call('file.status', {}).catch((caught: unknown) => caught);
    expect(refused).toBeInstanceOf(CallFailure);
    expect(failureTexts(ru, refused as CallFailure)).toEqual([ru('problem.sheet/closed')]);
    answer(() => Promise.reject(new Error('gone')));
    const broken = await call('file.status', {}).catch((caught: unknown) => caught);
    expect((broken as CallFailure).code).toBe('app/unexpected');
    expect(seen).toHaveLength(1);
  });

  test('a code without a text still says something', () => {
    expect(failureTexts(ru, new CallFailure({ code: 'no/suchCode' }))).toEqual([
      'Отказ без пояснения, код no/suchCode.',
    ]);
  });
});

describe('keys', () => {
  const of = (init: KeyboardEventInit): string[] => pressed(new KeyboardEvent('keydown', init));
  test('letters with Ctrl are places: the Russian layout undoes too', () => {
    expect(of({ key: 'я', code: 'KeyZ', ctrlKey: true })).toEqual(['Ctrl+Z']);
    expect(of({ key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true })).toEqual(['Ctrl+Shift+Z']);
    expect(of({ key: 'б', code: 'Comma', ctrlKey: true })).toEqual(['Ctrl+,']);
  });
  test('a sign is what was typed, whatever keys made it', () => {
    expect(of({ key: '?', code: 'Digit7', shiftKey: true })).toEqual(['?']);
    expect(of({ key: '+', code: 'NumpadAdd' })).toEqual(['+']);
    expect(of({ key: '−', code: 'Minus' })).toEqual(['-']);
    expect(of({ key: 'F4', code: 'F4', shiftKey: true })).toEqual(['Shift+F4']);
  });
});
