import { defineConfig } from 'vitest/config';

/** Killed processes, full disks, spoiled files; `PULKA_FAULTS=full` runs every count in full. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
