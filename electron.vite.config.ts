import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import { bundledPackages } from './main/launch/bundled-packages.ts';
import { firstFonts, firstScreen } from './main/launch/first-screen.ts';

const root = import.meta.dirname;
/** Without comments and spaces, which are read at every start; names stay, so that a log says where. */
const COMPACT = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

export default defineConfig({
  main: {
    plugins: [bundledPackages()],
    // Its build for Node declares a `require` of its own, which the shim of the bundle declares already.
    resolve: { alias: { fflate: 'fflate/browser' } },
    build: {
      outDir: 'out/main',
      target: 'node20',
      // Only what has native or data files of its own stays outside the bundle.
      externalizeDeps: { include: ['better-sqlite3', 'pdfmake'] },
      rollupOptions: {
        input: {
          index: resolve(root, 'main/entry.ts'),
          service: resolve(root, 'main/service/index.ts'),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          minify: COMPACT,
        },
      },
    },
  },
  preload: {
    plugins: [bundledPackages()],
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: resolve(root, 'main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'renderer'),
    plugins: [vue(), bundledPackages(), firstFonts('/index.html')],
    build: {
      outDir: resolve(root, 'out/renderer'),
      target: 'chrome128',
      minify: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { index: resolve(root, 'renderer/index.html'), print: resolve(root, 'renderer/print.html') },
        output: { codeSplitting: { groups: [{ name: firstScreen(resolve(root, 'renderer/app/main.ts')) }] } },
      },
    },
  },
});
