/** `npm run readme`: writes the generated parts of the README. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withSections } from './sections.ts';

writeFileSync('README.md', withSections(readFileSync('README.md', 'utf8')));
