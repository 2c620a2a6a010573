import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One window at a time: the tests share the screen and two cores.
    fileParallelism: false,
    retry: 0,
    expect: { poll: { timeout: 15_000, interval: 100 } },
  },
});
