/** Gives each body and answer that is written inline a title: the name by which the SDK knows it. */

type Json = Record<string, unknown>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `data` of the envelope's schema, where the answer of an operation has some. */
function dataOf(schema: unknown): Json | undefined {
  const parts = [schema, ...list(record(schema)['allOf'])].map(
    (part) => record(record(part)['properties'])['data'],
  );
  const data = parts.find((part) => part !== undefined);
  return data === undefined ? undefined : record(data);
}

/** A reference has its component's name; a plain text, number or yes needs none; a list is named after its items. */
function isAnonymous(schema: Json): boolean {
  if ('$ref' in schema || 'title' in schema) return false;
  if (schema['type'] === 'array') return isAnonymous(record(schema['items']));
  return 'properties' in schema || 'allOf' in schema || 'enum' in schema || Array.isArray(schema['type']);
}

function name(schema: Json | undefined, title: string): void {
  if (schema && isAnonymous(schema)) schema['title'] = title;
}

/** The document in which every payload has a name: its component's, or `<Operation>Body` and `<Operation>Data` as title. */
export function withTitles<D extends Document>(source: D): D {
  const document = structuredClone(source);
  for (const operation of Object.values(document.paths).flatMap((pathItem) =>
    Object.values(pathItem).map(record),
  )) {
    const id = String(operation['operationId']);
    const capital = id.charAt(0).toUpperCase() + id.slice(1);
    for (const media of Object.values(record(record(operation['requestBody'])['content'])))
      name(record(record(media)['schema']), `${capital}Body`);
    const success = record(record(record(operation['responses'])['200'])['content']);
    name(dataOf(record(success['application/json'])['schema']), `${capital}Data`);
  }
  return document;
}
