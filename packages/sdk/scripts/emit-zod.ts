/** Writes a shape as a zod/mini expression; texts of conditions become the messages of its issues. */
import type { Condition, Shape } from './shape';

/** The expression, in which `z` is zod/mini and a component's schema is `<Name>Schema()`. */
export function zodOf(shape: Shape): string {
  switch (shape.kind) {
    case 'unknown':
      return 'z.unknown()';
    case 'boolean':
      return 'z.boolean()';
    case 'null':
      return 'z.null()';
    case 'file':
      return 'z.instanceof(Blob)';
    case 'ref':
      return `schemaOf${shape.name}()`;
    case 'string':
    case 'number':
      return `z.${shape.kind}()${checks(shape.conditions, `v: ${shape.kind}`)}`;
    case 'array':
      return `z.array(${zodOf(shape.items)})${checks(shape.conditions, 'v: unknown[]')}`;
    case 'object':
      return objectOf(shape);
    case 'union':
      return `z.union([${shape.options.map(zodOf).join(', ')}])`;
    default:
      return shape satisfies never;
  }
}

function checks(conditions: readonly Condition[], parameter: string): string {
  if (conditions.length === 0) return '';
  const list = conditions.map(
    ({ test, words }) => `z.refine((${parameter}) => ${test('v')}, ${JSON.stringify(words)})`,
  );
  return `.check(${list.join(', ')})`;
}

function objectOf({ properties, rest }: Shape & { kind: 'object' }): string {
  const lines = properties.map(({ name, isRequired, shape }) => {
    const inner = zodOf(shape);
    if (!isRequired) return `${JSON.stringify(name)}: z.optional(${inner})`;
    // An unknown value may be anything, but it has to be there.
    if (shape.kind === 'unknown')
      return `${JSON.stringify(name)}: ${inner}.check(z.refine((v) => v !== undefined, "a value"))`;
    return `${JSON.stringify(name)}: ${inner}`;
  });
  const object = `{ ${lines.join(', ')} }`;
  return rest ? `z.catchall(z.object(${object}), ${zodOf(rest)})` : `z.looseObject(${object})`;
}
