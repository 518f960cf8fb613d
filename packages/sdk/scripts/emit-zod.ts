/** Emits zod schemas from the shapes of which the checks are made. */
import { capital } from './capital';
import type { Described, Description } from './description';
import { type Dialect, emitValidators } from './emit-validators';

const ZOD: Dialect = {
  pieces: '../../zod/pieces',
  component: 'Piece',
  head: "import { type Schema, schemaOf } from '../../zod/schema';",
  constant: (id, part, code) =>
    `/** The ${part} of \`${id}\`. */\nexport const ${id}${capital(part)}: Schema<Ops['${id}']['${part}']> = /* @__PURE__ */ schemaOf(() => ${code});\n`,
};

/** The files of `src/generated/zod`, by name. */
export function emitZod(description: Description, operations: readonly Described[]): Map<string, string> {
  return emitValidators(description, operations, ZOD);
}
