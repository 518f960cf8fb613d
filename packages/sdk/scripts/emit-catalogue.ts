/** Emits the facts of each operation for the command line, as one JSON text. */
import { type Described, type Description, isPage, resolve, type Schema } from './description';
import { NOTICE } from './written-files';

/** The text of `src/generated/catalogue.ts`; its form is `CatalogueEntry` in `src/cli/catalogue.ts`. */
export function emitCatalogue(description: Description, operations: readonly Described[]): string {
  const lines = operations.map((operation) => JSON.stringify(entryOf(description, operation)));
  const json = `[\n${lines.join(',\n')}\n]`;
  const escaped = json.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `${NOTICE}\nexport const CATALOGUE = \`${escaped}\`;\n`;
}

/** The facts of one operation. */
export function entryOf(description: Description, operation: Described) {
  const { id, tag, node, body, answer } = operation;
  const parameters = [...operation.pathParameters, ...operation.queryParameters].map((parameter) =>
    field(description, {
      ...parameter,
      part: parameter.in,
      required: parameter.required ?? false,
      schema: parameter.schema ?? {},
    }),
  );
  const data = answer.kind === 'envelope' ? answer.data : undefined;
  return {
    id,
    tag,
    summary: node.summary ?? '',
    text: node.description?.trim() ?? '',
    evidence: node['x-evidence'] ?? 'inferred',
    shape: node['x-shape'] ?? 'unknown',
    ...(node['x-business-codes'] && { codes: node['x-business-codes'] }),
    fields: [...parameters, ...(body ? bodyFields(description, body.schema) : [])],
    ...(body && { body: body.mediaType.startsWith('multipart/') ? 'multipart' : 'json' }),
    ...(answer.kind === 'file' && { answer: 'file' }),
    ...(data && isPage(description, data) && { answer: 'page' }),
    ...(data && { data: dataText(description, data) }),
    ...example(operation),
  };
}

interface FieldFacts {
  readonly name: string;
  readonly part: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** A field of an input or an answer; `part` is missing inside of another one. */
export interface CatalogueField {
  readonly name: string;
  readonly part?: string;
  readonly type: string;
  readonly required?: boolean;
  readonly text: string;
  readonly inside?: readonly CatalogueField[];
}

function field(
  description: Description,
  { name, part, required, description: text, schema }: FieldFacts,
): CatalogueField {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  const type = whole.format === 'binary' ? 'file' : ([whole.type ?? 'unknown'].flat()[0] ?? 'unknown');
  const inside = part === 'inside' ? [] : bodyFields(description, whole.items ?? whole, 'inside');
  return {
    name,
    ...(part !== 'inside' && { part }),
    type,
    ...(required && { required }),
    text: text ?? whole.description ?? '',
    // The fields of its objects, one level down.
    ...(inside.length > 0 && { inside }),
  };
}

/** The fields of an object, those of its parts too. */
export function bodyFields(description: Description, schema: Schema, part = 'body'): CatalogueField[] {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  const required = requiredNames(description, schema);
  const fields = Object.entries(whole.properties ?? {}).map(([name, property]) =>
    field(description, { name, part, required: required.has(name), schema: property }),
  );
  return [...fields, ...(whole.allOf ?? []).flatMap((schema) => bodyFields(description, schema, part))];
}

function requiredNames(description: Description, schema: Schema): Set<string> {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  const inner = (whole.allOf ?? []).flatMap((part) => [...requiredNames(description, part)]);
  return new Set([...(whole.required ?? []), ...inner]);
}

/** The first successful answer of the description, as an example of what comes back. */
function example({ answer }: Described): { example?: unknown } {
  if (answer.kind !== 'envelope') return {};
  const values = Object.values(answer.examples).map(
    ({ value }) => value as { code?: unknown; data?: unknown },
  );
  const success = values.find(({ code, data }) => String(code) === '1' && data !== undefined);
  return success ? { example: shortened(success.data) } : {};
}

/** One entry of a list or page is enough to see what it is. */
function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, 1);
  const records = (data as { records?: unknown } | null)?.records;
  return Array.isArray(records) ? { ...(data as object), records: records.slice(0, 1) } : data;
}

/** `list of CartEntry`, in the words of the description. */
function dataText(description: Description, data: Schema): string {
  const whole = resolve<Schema>(description, data as { $ref: string });
  const items = whole.type === 'array' ? whole.items : undefined;
  const named = (items ?? data).$ref?.split('/').at(-1);
  const word = named ?? [(items ?? whole).type ?? 'unknown'].flat()[0] ?? 'unknown';
  return items ? `list of ${word}` : isPage(description, whole) ? `page (${word})` : word;
}
