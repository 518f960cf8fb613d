/** Says of each operation, and of each of its parameters and fields, what of the input the specification names. */
import { type Input, isStated, type Known, knownOf, reasonFor } from '../ledger/provenance';

type Json = Readonly<Record<string, unknown>>;

interface Document {
  readonly components: Readonly<Record<string, Json>>;
  readonly paths: Readonly<Record<string, Json>>;
}

/** An input where it stands: the node that a mark would be written to, in a document that may be changed. */
interface PlacedInput extends Input {
  readonly isRequired: boolean;
  readonly node: Record<string, unknown>;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The target of a reference to a component; any other value is returned unchanged. */
function followed({ components }: Document, value: unknown): Record<string, unknown> {
  const [, , kind = '', name = ''] = String(record(value)['$ref'] ?? '').split('/');
  return record(kind === '' ? value : components[kind]?.[name]);
}

function fieldsOf(
  document: Document,
  schema: unknown,
  required: readonly unknown[] = [],
): readonly PlacedInput[] {
  const target = followed(document, schema);
  const requiredNames = [...required, ...list(target['required'])];
  const fields = Object.entries(record(target['properties'])).map(([name, node]) => ({
    name,
    place: 'body',
    isRequired: requiredNames.includes(name),
    node: record(node),
  }));
  return [...fields, ...list(target['allOf']).flatMap((part) => fieldsOf(document, part, requiredNames))];
}

function inputsOf(document: Document, operation: Json): readonly PlacedInput[] {
  const parameters = list(operation['parameters']).map((parameter) => followed(document, parameter));
  const media = Object.values(record(followed(document, operation['requestBody'])['content'])).map(record);
  return [
    ...parameters.map((node) => ({
      name: String(node['name']),
      place: String(node['in']),
      isRequired: node['required'] === true,
      node,
    })),
    ...media.flatMap((mediaType) => fieldsOf(document, mediaType['schema'])),
  ];
}

/** The mark of an input that the specification does not name; a required one says why it is. */
function markOf(operationId: string, input: PlacedInput, known: Known): Json {
  if (isStated(input, known)) return {};
  const why = input.isRequired ? reasonFor(operationId, input) : undefined;
  return { 'x-assumed': true, ...(why !== undefined && { 'x-required-because': why }) };
}

/** The extensions of one operation; none when it takes nothing. */
function provenance(inputs: readonly PlacedInput[], known: Known): Json {
  if (inputs.length === 0) return {};
  const assumed = inputs.filter((input) => !isStated(input, known));
  if (assumed.length === 0) return { 'x-input': 'stated' };
  return {
    'x-input': assumed.length === inputs.length ? 'assumed' : 'partly',
    'x-assumed-input': [...new Set(assumed.map(({ name }) => name))],
  };
}

/** Each operation with its address. */
function* operationsOf({
  paths,
}: Document): Iterable<readonly [address: string, operation: Record<string, unknown>]> {
  for (const [path, pathItem] of Object.entries(paths))
    for (const [method, operation] of Object.entries(pathItem))
      yield [`${method.toUpperCase()} ${path}`, record(operation)];
}

/** The marks that each shared or own node gets from the operations that take it, as text. */
type Marks = ReadonlyMap<unknown, ReadonlySet<string>>;

function marksOf(document: Document, known: (address: string) => Known): Marks {
  const marks = new Map<unknown, Set<string>>();
  for (const [address, operation] of operationsOf(document)) {
    for (const input of inputsOf(document, operation)) {
      const mark = JSON.stringify(markOf(String(operation['operationId']), input, known(address)));
      marks.set(input.node, (marks.get(input.node) ?? new Set()).add(mark));
    }
  }
  return marks;
}

/** The parameters of an operation; a shared one that is assumed here and stated elsewhere is written out with its mark. */
function parametersOf(
  document: Document,
  marks: Marks,
  [address, operation]: readonly [Known, Json],
): readonly unknown[] {
  return list(operation['parameters']).map((parameter) => {
    const node = followed(document, parameter);
    if ((marks.get(node)?.size ?? 0) < 2) return parameter;
    const input = {
      name: String(node['name']),
      place: String(node['in']),
      isRequired: node['required'] === true,
      node,
    };
    return isStated(input, address)
      ? parameter
      : { ...node, ...markOf(String(operation['operationId']), input, address) };
  });
}

/**
 * The document with `x-input` and `x-assumed-input` of each operation, and with `x-assumed` at each parameter and field
 * that is assumed. A schema that several operations share bears the mark only where it is assumed for all of them.
 * @param known what the specification names of a call, by its address
 */
export function withInputs<D extends Document>(source: D, known: (address: string) => Known = knownOf): D {
  const document = structuredClone(source);
  const marks = marksOf(document, known);
  for (const [address, operation] of operationsOf(document)) {
    Object.assign(operation, provenance(inputsOf(document, operation), known(address)));
    if ('parameters' in operation)
      operation['parameters'] = parametersOf(document, marks, [known(address), operation]);
  }
  for (const [node, [mark, ...others]] of marks)
    if (others.length === 0) Object.assign(record(node), JSON.parse(mark ?? '{}'));
  return document;
}
