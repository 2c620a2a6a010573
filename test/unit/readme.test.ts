import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSections } from '../readme/sections.ts';

test('the generated parts of the README are those of the data (npm run readme writes them)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withSections(readme)).toBe(readme);
});
