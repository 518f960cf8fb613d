/** Emits the reference of all operations, a file for each tag: inputs, answer, business codes and one example. */
import { type Described, type Description, resolve, type Schema } from './description';
import { bodyFields, type CatalogueField, entryOf } from './emit-catalogue';
import { inputExample } from './emit-examples';
import { emitList } from './emit-list';

/** The files of `reference/`, by name. */
export function emitReference(
  description: Description,
  operations: readonly Described[],
): Map<string, string> {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const files = tags.map((tag): [string, string] => {
    const ofTag = operations.filter((operation) => operation.tag === tag);
    const sections = ofTag.map((operation) => sectionOf(description, operation));
    return [
      `${tag}.md`,
      `# ${tag}\n\nGenerated from the API description by \`pnpm generate\`.\n\n${sections.join('\n')}`,
    ];
  });
  return new Map([['api.md', emitList(operations)], ...files]);
}

function sectionOf(description: Description, operation: Described): string {
  const { id, method, path, node } = operation;
  const entry = entryOf(description, operation);
  const timeout = node['x-timeout-ms'];
  const inputs = entry.fields.flatMap((field) => rowsOf(field, `${field.part}.`));
  const codes = Object.entries(entry.codes ?? {}).map(
    ([code, meaning]) => `- \`${code}\` ${inLine(meaning)}`,
  );
  const facts = [
    ...(timeout ? [`time-out ${timeout} ms`] : []),
    `evidence ${entry.evidence}`,
    `shape ${entry.shape}`,
  ];
  const parts = [
    `## ${id}`,
    entry.text,
    newerText(operation),
    `**${entry.summary}** \`${method} ${path}\` · ${node['x-effect'] === 'read' ? 'only reads' : 'writes'}`,
    ...tableOf('input', inputs),
    answerText(operation, entry.data),
    ...tableOf(
      'answer',
      dataFields(description, operation).flatMap((field) => rowsOf(field, '')),
    ),
    ...(codes.length > 0 ? [`Business codes:\n\n${codes.join('\n')}`] : []),
    exampleText(operation, entry.example),
    linksText(operation),
    `<sub>${facts.join(' · ')}</sub>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function answerText({ answer }: Described, data: string | undefined): string {
  if (answer.kind === 'file') return `Answer: a file, \`${answer.mediaType}\`.`;
  if (answer.kind === 'none') return 'Answer: a redirect.';
  return `Answer: ${data ?? 'nothing but success'}.`;
}

/** The fields of the answer's data; of a list those of one entry, of a page those of one record. */
function dataFields(description: Description, { answer }: Described): CatalogueField[] {
  if (answer.kind !== 'envelope' || !answer.data) return [];
  const whole = resolve<Schema>(description, answer.data as { $ref: string });
  return bodyFields(description, whole.items ?? whole, 'data');
}

/** Of an old call: which newer one to look at. */
function newerText({ node }: Described): string {
  const newer = node.externalDocs?.url.split('#')[1];
  return node.deprecated && newer
    ? `Deprecated: an older service. The newer one begins with \`${newer}\`.`
    : '';
}

/** The calls that follow, with what they take of this one. */
function linksText({ node }: Described): string {
  const links = Object.values(node.responses?.['200']?.links ?? {}).map(
    ({ operationId, parameters, requestBody }) => {
      const given = Object.entries({ ...parameters, ...(requestBody as object | undefined) });
      const taken = given.filter(([, value]) => JSON.stringify(value).includes('$response.'));
      return `- \`${operationId}\` with ${taken.map(([name]) => `\`${name}\``).join(', ') || 'the same input'}`;
    },
  );
  return links.length > 0 ? `What may follow:\n\n${links.join('\n')}` : '';
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
}

/** A field, and below it those of its objects. */
function rowsOf({ name, type, required = false, text, inside = [] }: CatalogueField, before: string): Row[] {
  const path = `${before}${name}`;
  const row = { name: path, type, required, text };
  return [row, ...inside.flatMap((field) => rowsOf(field, `${path}${type === 'array' ? '[]' : ''}.`))];
}

function tableOf(heading: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(
    ({ name, type, required, text }) => `| \`${name}\`${required ? '' : '?'} | ${type} | ${inLine(text)} |`,
  );
  return [[`| ${heading} | type | what |`, '|---|---|---|', ...lines].join('\n')];
}

function inLine(text: unknown): string {
  const plain = typeof text === 'string' ? text : JSON.stringify(text);
  return plain.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}

function exampleText(operation: Described, data: unknown): string {
  const input = inputExample(operation);
  const inputText = input === undefined ? 'input' : JSON.stringify(input);
  const call = `await api.call(${operation.id}${inputText === '{}' ? '' : `, ${inputText}`});`;
  const answer = data === undefined ? '' : `\n// ${JSON.stringify(data)}`;
  return `\`\`\`ts\n${call}${answer}\n\`\`\``;
}
