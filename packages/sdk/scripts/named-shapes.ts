/**
 * Gives every inline body and answer a name of its own among the components. A named type is read by one look-up where
 * the path through an operation's responses costs the compiler a conditional type at every call.
 */
import { capital } from './capital';
import { type Described, type Description, operationsOf, type Schema } from './description';

/** A copy of the description in which `<Operation>Body` and `<Operation>Data` are components. */
export function withNamedShapes(description: Description): Description {
  const copy = structuredClone(description);
  const schemas = copy.components['schemas'] ?? {};
  const moveToComponents = (componentName: string, schema: Schema) => {
    if (schemas[componentName])
      throw new Error(`The description has a component ${componentName} of its own`);
    schemas[componentName] = { ...schema };
    for (const key of Object.keys(schema)) delete schema[key as keyof Schema];
    schema.$ref = `#/components/schemas/${componentName}`;
  };
  for (const { id, body, answer } of operationsOf(copy)) {
    if (body && isWorthAName(body.schema)) moveToComponents(`${capital(id)}Body`, body.schema);
    const data = dataOf(answer);
    if (data && isWorthAName(data)) moveToComponents(`${capital(id)}Data`, data);
  }
  copy.components['schemas'] = schemas;
  return copy;
}

function dataOf(answer: Described['answer']): Schema | undefined {
  return answer.kind === 'envelope' ? answer.data : undefined;
}

function isWorthAName(schema: Schema): boolean {
  if (schema.$ref) return false;
  if (schema.type === 'array') return !schema.items?.$ref;
  return (
    schema.type === 'object' ||
    schema.allOf !== undefined ||
    schema.enum !== undefined ||
    Array.isArray(schema.type)
  );
}
