/** Builds the packages once, and unpacks the deb where its paths are as awkward as a club's. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildReferences } from './binding.ts';
import { buildLinux, isOldElectron } from './build.ts';

export interface Built {
  /** Work folder of this run, with spaces and Cyrillic in its name. */
  folder: string;
  unpacked: string;
  deb: string;
  /** Root into which the deb was unpacked. */
  root: string;
  /** What an old Electron needs beside the binding (binding.ts), or null. */
  preload: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    built: Built;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = join(mkdtempSync(join(tmpdir(), 'pulka-package-')), 'Клуб «Пулька» 1');
  mkdirSync(folder);
  const { unpacked, deb } = await buildLinux(join(folder, 'dist'));
  const root = join(folder, 'корень');
  execFileSync('dpkg-deb', ['--extract', deb, root]);
  const preload = isOldElectron() ? buildReferences(join(folder, '..')) : null;
  project.provide('built', { folder, unpacked, deb, root, preload });
  return () => rmSync(join(folder, '..'), { recursive: true, force: true });
}
