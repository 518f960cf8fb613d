/** How each call is made with curl, with the SDK and on its command line, out of the call's own request example. */
type Json = Readonly<Record<string, unknown>>;

/** The HTML reference's sample for an operation. */
export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** An operation with its address and the components that it points to. */
export interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
  readonly components: Json;
}

const SERVER = 'http://127.0.0.1:4010/new/api';

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function followed(components: Json, value: unknown): Json {
  const [, , kind = '', name = ''] = String(record(value)['$ref'] ?? '').split('/');
  return record(kind === '' ? value : record(components[kind])[name]);
}

/** The values of a call: those of the path and query that it needs, and its body. */
interface Values {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Names of a form's fields; undefined for JSON. */
  readonly form: Readonly<Record<string, string>> | undefined;
}

function valuesOf({ operation, components }: Described): Values {
  const parameters = list(operation['parameters']).map((parameter) => followed(components, parameter));
  const inPlace = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter(
          (parameter) => parameter['in'] === place && (place === 'path' || parameter['required'] === true),
        )
        .map((parameter) => [
          String(parameter['name']),
          String(parameter['example'] ?? record(parameter['schema'])['default'] ?? ''),
        ]),
    );
  const content = record(followed(components, operation['requestBody'])['content']);
  const [first] = Object.values(record(record(content['application/json'])['examples']));
  return {
    path: inPlace('path'),
    query: inPlace('query'),
    body: record(first)['value'],
    form: formOf(record(content['multipart/form-data'])),
  };
}

/** The fields of a form that are required: a file stands for itself, others are those of the form's example. */
function formOf({ schema, examples }: Json): Record<string, string> | undefined {
  const { properties, required } = record(schema);
  if (properties === undefined) return undefined;
  const [first] = Object.values(record(examples));
  const example = record(record(first)['value']);
  const names = Object.keys(record(properties)).filter((name) => list(required).includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const isBinary = record(record(properties)[name])['format'] === 'binary';
      return [name, isBinary ? '@file.xlsx' : String(example[name])];
    }),
  );
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function addressOf({ path }: Described, values: Values): string {
  const result = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path[name] ?? ''),
  );
  const query = new URLSearchParams(values.query).toString();
  return `${result}${query === '' ? '' : `?${query}`}`;
}

function curl(call: Described, values: Values): string {
  const lines = [
    `curl -X ${call.method.toUpperCase()} ${quoted(SERVER + addressOf(call, values))}`,
    `-H 'Authorization: Bearer demo-directAdmin'`,
    ...(values.body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(values.body, null, 2))}`]),
    ...Object.entries(values.form ?? {}).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
  ];
  return lines.join(' \\\n  ');
}

/** An input as the SDK takes it: path, query and body where the call has them. */
function inputOf({ path, query, body, form }: Values): Json {
  const file =
    form && Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.replace(/^@/, '')]));
  return {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...((body ?? file) !== undefined && { body: body ?? file }),
  };
}

/** JSON as TypeScript writes it: no quotes around names that need none. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('"file.xlsx"', 'file');

const isFile = ({ operation }: Described): boolean => {
  const content = record(record(record(operation['responses'])['200'])['content']);
  return Object.values(content).some((media) => record(record(media)['schema'])['format'] === 'binary');
};

function sdk(call: Described, values: Values): string {
  const id = String(call.operation['operationId']);
  const input = inputOf(values);
  const value = Object.keys(input).length > 0 ? `, ${literal(input)}` : '';
  return [
    "import { createClient } from '@dealer-portal/sdk';",
    `import { ${id} } from '@dealer-portal/sdk/operations';`,
    '',
    `const api = createClient({ baseUrl: '${SERVER}', token: 'demo-directAdmin' });`,
    `const result = await api.call(${id}${value});`,
    '',
    'if (result.ok) console.log(result.data);',
    'else console.log(result.kind, result.code, result.msg);',
  ].join('\n');
}

const plain = (value: string): string => (/^[\w.-]+$/.test(value) ? value : quoted(value));

function commandLine(call: Described, values: Values): string {
  const id = String(call.operation['operationId']);
  const flags = Object.entries({ ...values.path, ...values.query, ...values.form });
  const isWrite = call.operation['x-effect'] === 'write';
  const command = isFile(call) ? 'download' : 'call';
  const start = `dealer-portal ${command} ${id}`;
  const lines = [
    values.body === undefined
      ? start
      : `echo ${quoted(JSON.stringify({ body: values.body }, null, 2))} | ${start} --input -`,
    ...flags.map(([name, value]) => `--${name} ${plain(value.replace(/^@/, ''))}`),
    ...(isWrite && command === 'call' ? ['--yes'] : []),
  ];
  return lines.join(' \\\n  ');
}

/** Whether a call sends a file. */
export const isUpload = (call: Described): boolean => valuesOf(call).form !== undefined;

/** The input of a call's own example: path, query and body where it has them. */
export const exampleInput = (call: Described): Json => inputOf(valuesOf(call));

/** The first answer of the description; undefined for a file or a redirect. */
export function exampleAnswer({ operation, components }: Described): unknown {
  const success = followed(components, record(operation['responses'])['200']);
  const { examples } = record(record(success['content'])['application/json']);
  return record(Object.values(record(examples))[0])['value'];
}

/** The samples of one operation. A browser's redirect has curl alone: no program follows it for its answer. */
export function samplesOf(call: Described): readonly Sample[] {
  const values = valuesOf(call);
  const first = { lang: 'Shell', label: 'curl', source: curl(call, values) };
  if (!('200' in record(call.operation['responses']))) return [first];
  return [
    first,
    { lang: 'TypeScript', label: 'SDK', source: sdk(call, values) },
    { lang: 'Shell', label: 'command line', source: commandLine(call, values) },
  ];
}
