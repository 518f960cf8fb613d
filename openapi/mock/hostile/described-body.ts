/** A JSON body with its description: the allowed length of its lists, and the described part. */
import { type Description, isRecord, resolved } from '../description';
import { Refusal } from '../refusal';
import type { Route } from '../routes';

/** A list that says nothing of its length may have this many entries. */
const MOST_ENTRIES = 1000;

function bodySchema(description: Description, route: Route): unknown {
  const body = resolved(description, route.operation.requestBody);
  const content = isRecord(body) ? body['content'] : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) ? json['schema'] : undefined;
}

type Parts = readonly Record<string, unknown>[];

/** Parts by their schema: a description does not change. */
const known = new WeakMap<object, Parts>();

/** The schema with the parts that it is made of, references followed. */
function partsOf(description: Description, schema: unknown): Parts {
  if (!isRecord(schema)) return [];
  const parts = known.get(schema) ?? readParts(description, schema);
  known.set(schema, parts);
  return parts;
}

function readParts(description: Description, schema: unknown): Parts {
  const target = resolved(description, schema);
  if (!isRecord(target)) return [];
  const below = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(target[key]) ? target[key] : []));
  return [target, ...below.flatMap((part) => partsOf(description, part))];
}

/** The value without what its schema does not describe; a schema that describes no properties keeps all. */
export function pruned(description: Description, schema: unknown, value: unknown): unknown {
  const parts = partsOf(description, schema);
  if (Array.isArray(value)) {
    const items = parts.find((part) => 'items' in part)?.['items'];
    return value.map((entry) => pruned(description, items, entry));
  }
  const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as Record<string, unknown>;
  const isOpen = Object.keys(properties).length === 0 || parts.some((part) => 'additionalProperties' in part);
  if (!isRecord(value) || isOpen) return value;
  const described = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(
    described.map(([name, field]) => [name, pruned(description, properties[name], field)]),
  );
}

function refuseLongLists(
  description: Description,
  schema: unknown,
  place: Readonly<{ value: unknown; steps: readonly string[] }>,
): void {
  const { value, steps } = place;
  if (typeof value !== 'object' || value === null) return;
  const parts = partsOf(description, schema);
  if (Array.isArray(value)) {
    const limits = parts.flatMap(({ maxItems }) => (typeof maxItems === 'number' ? [maxItems] : []));
    const most = Math.min(MOST_ENTRIES, ...limits);
    if (value.length > most)
      throw new Refusal(
        400,
        `请求参数不正确：正文${steps.length > 0 ? ` ${steps.join('.')} ` : ''}最多 ${most} 项`,
      );
    const items = parts.find((part) => 'items' in part)?.['items'];
    for (const [at, entry] of value.entries())
      refuseLongLists(description, items, { value: entry, steps: [...steps, String(at)] });
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    const schemas = parts.map((part) => part['properties']).filter(isRecord);
    const property = schemas.find((properties) => Object.hasOwn(properties, name))?.[name];
    refuseLongLists(description, property, { value: field, steps: [...steps, name] });
  }
}

/**
 * The body that a call is checked and remembered by: its described fields.
 * @throws Refusal 400 for a list with more entries than are allowed: checking each of them would take minutes
 */
export function describedBody(description: Description, route: Route, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const schema = bodySchema(description, route);
  if (schema === undefined) return body;
  refuseLongLists(description, schema, { value: body, steps: [] });
  return pruned(description, schema, body);
}
