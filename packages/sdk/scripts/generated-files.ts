/** All generated files of a description: paths inside `src/generated`, and their text. */
import { type Description, operationsOf } from './description';
import { emitByPath } from './emit-by-path';
import { emitCatalogue } from './emit-catalogue';
import { emitDescriptors } from './emit-descriptors';
import { emitExamples } from './emit-examples';
import { emitOps } from './emit-ops';
import { emitSchema } from './emit-schema';
import { emitTable } from './emit-table';
import { emitTexts } from './emit-texts';
import { emitTypes } from './emit-types';
import { emitValidators } from './emit-validators';
import { emitZod } from './emit-zod';
import { withNamedShapes } from './named-shapes';

export async function generated(description: Description): Promise<Map<string, string>> {
  const operations = operationsOf(description);
  const named = withNamedShapes(description);
  const types = emitTypes(named, operationsOf(named));
  const files = new Map<string, string>([
    ['schema.ts', await emitSchema(description)],
    ['types.ts', types.text],
    ['ops.ts', emitOps(named, operationsOf(named), types.names)],
    ['catalogue.ts', emitCatalogue(description, operations)],
    ['text-fields.ts', emitTexts(description, operations)],
    ['table.ts', emitTable(description, operations)],
    ['by-path.ts', emitByPath(operations)],
  ]);
  const folders = {
    operations: emitDescriptors(description, operations),
    validators: emitValidators(description, operations),
    zod: emitZod(description, operations),
    examples: emitExamples(operations),
  };
  for (const [folder, folderFiles] of Object.entries(folders)) {
    for (const [name, text] of folderFiles) files.set(`${folder}/${name}`, text);
  }
  return files;
}
