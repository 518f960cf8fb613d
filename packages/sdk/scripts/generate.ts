/** `pnpm generate`: the bundled description becomes `src/generated`. A second run writes nothing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Description, operationsOf } from './description';
import { emitCatalogue } from './emit-catalogue';
import { emitDescriptors } from './emit-descriptors';
import { emitExamples } from './emit-examples';
import { emitOps } from './emit-ops';
import { emitSchema } from './emit-schema';
import { emitTable } from './emit-table';
import { emitValidators } from './emit-validators';
import { withNamedShapes } from './named-shapes';
import { writeFiles } from './written-files';

const bundle =
  process.argv[2] ?? fileURLToPath(new URL('../../../openapi/bundle/openapi.json', import.meta.url));
const target = process.argv[3] ?? fileURLToPath(new URL('../src/generated', import.meta.url));

const description = JSON.parse(readFileSync(bundle, 'utf8')) as Description;
const operations = operationsOf(description);
const named = withNamedShapes(description);
const files = new Map<string, string>([
  ['schema.ts', await emitSchema(named)],
  ['ops.ts', emitOps(operationsOf(named))],
  ['catalogue.ts', emitCatalogue(description, operations)],
  ['table.ts', emitTable(operations)],
]);
for (const [name, text] of emitDescriptors(description, operations)) files.set(`operations/${name}`, text);
for (const [name, text] of emitValidators(description, operations)) files.set(`validators/${name}`, text);
for (const [name, text] of emitExamples(operations)) files.set(`examples/${name}`, text);
const changed = writeFiles(target, files);
console.log(`${operations.length} operations; ${changed.length} of ${files.size} generated files changed`);
