/** `node main/launch/schemas.ts`: writes the JSON Schemas of the file formats into resources/schemas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jsonSchemas, schemaFile } from '../../shared/exchange/jsonSchemas.ts';

const folder = resolve(import.meta.dirname, '../../resources/schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(join(folder, `${name}.json`), schemaFile(schema));
