import { type Description, resolved } from './description';
import type { Route } from './routes';
import { type Fields, fields } from './state/memory/input';

/** The properties of a schema and of all that it is made of, through every reference. */
export function propertiesOf(description: Description, schema: unknown): Fields {
  const target = fields(resolved(description, schema));
  const parts = Array.isArray(target['allOf']) ? target['allOf'] : [];
  return Object.assign({}, ...parts.map((part) => propertiesOf(description, part)), target['properties']);
}

/** The fields of a call's JSON body. */
export function bodyProperties(description: Description, { operation }: Route): Fields {
  return propertiesOf(description, jsonSchema(resolved(description, operation.requestBody)));
}

/** The fields of the records that a call answers; none for a call that answers no list. */
export function recordProperties(description: Description, { operation }: Route): Fields {
  const envelope = propertiesOf(description, jsonSchema(resolved(description, operation.responses['200'])));
  const { records } = propertiesOf(description, envelope['data']);
  return propertiesOf(description, fields(records)['items']);
}

function jsonSchema(holder: unknown): unknown {
  return fields(fields(fields(holder)['content'])['application/json'])['schema'];
}
