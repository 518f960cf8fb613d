/** Says of each operation which of its inputs the specification names, by the ledger of the calls. */
import type { Call } from '../ledger/calls';

type Json = Readonly<Record<string, unknown>>;

interface Document {
  readonly components: Readonly<Record<string, Json>>;
  readonly paths: Readonly<Record<string, Json>>;
}

interface Input {
  readonly name: string;
  /** `path`, `query`, or for a field `body`. */
  readonly place: string;
}

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function inputsOf(document: Document, operation: Json): readonly Input[] {
  const follow = (value: unknown): Json => {
    const [, , kind = '', name = ''] = String(record(value)['$ref'] ?? '').split('/');
    return record(kind === '' ? value : document.components[kind]?.[name]);
  };
  const fieldsOf = (schema: unknown): readonly string[] => {
    const { allOf, properties } = follow(schema);
    return [...Object.keys(record(properties)), ...list(allOf).flatMap(fieldsOf)];
  };
  const parameters = list(operation['parameters']).map(follow);
  const media = Object.values(record(follow(operation['requestBody'])['content'])).map(record);
  return [
    ...parameters.map((parameter) => ({ name: String(parameter['name']), place: String(parameter['in']) })),
    ...media.flatMap((item) => fieldsOf(item['schema'])).map((name) => ({ name, place: 'body' })),
  ];
}

/** The extensions of one operation; none when it takes nothing. */
function provenance(inputs: readonly Input[], { evidence, names }: Pick<Call, 'evidence' | 'names'>): Json {
  if (inputs.length === 0) return {};
  const isPathStated = evidence === 'stated' || evidence === 'method-inferred';
  const assumed = inputs.filter(
    ({ name, place }) => !names.includes(name) && !(place === 'path' && isPathStated),
  );
  if (assumed.length === 0) return { 'x-input': 'stated' };
  return {
    'x-input': assumed.length === inputs.length ? 'assumed' : 'partly',
    'x-assumed-input': assumed.map(({ name }) => name),
  };
}

/**
 * The document with `x-input` and `x-assumed-input` of each operation.
 * @param calls what the specification names of each call; a call that is not among them is assumed as a whole
 */
export function withInputs<D extends Document>(document: D, calls: readonly Call[]): D {
  const known = new Map(calls.map((call) => [call.address, call]));
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, node]) => {
        const operation = record(node);
        const call = known.get(`${method.toUpperCase()} ${path}`) ?? { evidence: 'inferred', names: [] };
        return [method, { ...operation, ...provenance(inputsOf(document, operation), call) }];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
