/** `pnpm generate`: the bundled description becomes `src/generated`. A second run writes nothing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Description, operationsOf } from './description';
import { emitReference } from './emit-reference';
import { generated } from './generated-files';
import { writeFiles } from './written-files';

const bundle =
  process.argv[2] ?? fileURLToPath(new URL('../../../openapi/bundle/openapi.json', import.meta.url));
const target = fileURLToPath(new URL('../src/generated', import.meta.url));

const description = JSON.parse(readFileSync(bundle, 'utf8')) as Description;
const files = await generated(description);
const changed = writeFiles(target, files);
console.log(`${changed.length} of ${files.size} generated files changed`);
const reference = fileURLToPath(new URL('../reference', import.meta.url));
if (!process.argv[2]) writeFiles(reference, emitReference(description, operationsOf(description)));
