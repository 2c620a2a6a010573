import { expect, test } from 'vitest';
import { contract } from '../../../shared/ipc/contract.ts';
import { isMainCall, mainContract } from '../../../shared/ipc/main-contract.ts';

test('what the main process answers stands in its own contract, and nothing else does', () => {
  const calls = Object.entries(contract);
  const main = calls.filter(([, { target }]) => target === 'main').map(([name]) => name);
  expect(main.toSorted()).toEqual(Object.keys(mainContract).toSorted());
  expect(calls.filter(([name]) => isMainCall(name)).map(([name]) => name)).toEqual(main);
  expect(isMainCall('file.open')).toBe(false);
  expect(isMainCall('__proto__')).toBe(false);
  expect(isMainCall('toString')).toBe(false);
});
