import { defineConfig } from 'vitest/config';

/** The built packages: made once, unpacked, looked at, started. `PULKA_INSTALL=1` installs the deb for real (CI). */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    exclude: process.env['PULKA_INSTALL'] === '1' ? [] : ['test/package/install.test.ts'],
    globalSetup: ['test/package/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One window at a time.
    fileParallelism: false,
  },
});
