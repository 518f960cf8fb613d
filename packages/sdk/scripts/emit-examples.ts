/** Emits the description's examples for tests: as JSON texts, which cost nothing until they are asked for. */
import type { Described, Example } from './description';
import { NOTICE } from './written-files';

/** The files of `src/generated/examples`, by name. */
export function emitExamples(operations: readonly Described[]): Map<string, string> {
  const byTag = new Map<string, Described[]>();
  for (const operation of operations) {
    if (operation.answer.kind !== 'envelope') continue;
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  }
  const files = new Map<string, string>();
  const tags = [...byTag].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [tag, ofTag] of tags) files.set(`${tag}.ts`, tagFile(ofTag));
  const exports = tags.map(([tag, ofTag]) => {
    const names = ofTag.map(({ id }) => `  ${id}Examples,\n`).sort();
    return `export {\n${names.join('')}} from './${tag}';`;
  });
  files.set('index.ts', [NOTICE, ...exports, ''].join('\n'));
  return files;
}

function tagFile(operations: readonly Described[]): string {
  const imports = "import { type Examples, examples } from '../../testing/examples';\n";
  return [NOTICE, imports, ...operations.map(constant)].join('\n');
}

function constant(operation: Described): string {
  const { id, answer } = operation;
  const answers = answer.kind === 'envelope' ? Object.entries(answer.examples) : [];
  const type = `Examples<'${id}', ${answers.map(([name]) => `'${name}'`).join(' | ') || 'never'}>`;
  const input = inputExample(operation);
  const lines = [
    `/** Examples of \`${id}\`: ${answers.map(([name, { summary }]) => `${name}${summary ? ` ${summary}` : ''}`).join('; ')}. */`,
    `export const ${id}Examples: ${type} = /* @__PURE__ */ examples('${id}', {`,
    ...answers.map(([name, { value }]) => `  ${name}: ${text(value)},`),
    `}${input === undefined ? '' : `, ${text(input)}`});\n`,
  ];
  return lines.join('\n');
}

/** The input of the description's example; undefined when a required part has none. */
export function inputExample({ pathParameters, queryParameters, body }: Described): unknown {
  const input: Record<string, unknown> = {};
  for (const [part, parameters] of [
    ['path', pathParameters],
    ['query', queryParameters],
  ] as const) {
    const required = parameters.filter((parameter) => parameter.required);
    if (required.some((parameter) => parameter.example === undefined)) return undefined;
    if (required.length > 0)
      input[part] = Object.fromEntries(required.map((parameter) => [parameter.name, parameter.example]));
  }
  if (body?.mediaType.startsWith('multipart/')) return undefined;
  const [first]: Example[] = Object.values(body?.examples ?? {});
  if (body?.required && !first) return undefined;
  return first ? { ...input, body: first.value } : input;
}

function text(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `'${json}'`;
}
