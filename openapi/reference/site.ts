/** The operations of the description as pages of the documentation (`packages/web/site`). */
import { codeHtml, escaped, htmlOf } from './markdown';
import type { Bundle } from './one-signature';
import { type Described, exampleAnswer, exampleInput, isUpload, samplesOf } from './samples';

type Json = Readonly<Record<string, unknown>>;

/** An operation of a tag, with its section of the SDK's reference. */
export interface Documented extends Described {
  readonly id: string;
  readonly tag: string;
  /** Markdown: inputs, answer, business codes, one example. */
  readonly reference: string;
}

export interface DescribedSite {
  readonly operations: readonly Documented[];
  /** The Chinese name of each tag. */
  readonly tagNames: ReadonlyMap<string, string>;
  /** Markdown. */
  readonly introduction: string;
}

const textOf = (operation: Json, name: string): string => String(operation[name] ?? '');

/** What a page shows of a bundle. @param referenceOf the SDK's reference of a tag, in Markdown */
export function documented(bundle: Bundle, referenceOf: (tag: string) => string): DescribedSite {
  const tags = bundle['tags'] as readonly { readonly name: string; readonly 'x-displayName'?: string }[];
  const tagNames = new Map(tags.map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
  const sections = new Map(
    tags.flatMap(({ name }) =>
      referenceOf(name)
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf('\n')), withoutHead(section)] as const),
    ),
  );
  const operations = Object.entries(bundle.paths).flatMap(([path, pathItem]) =>
    Object.entries(pathItem).map(([method, operation]) => {
      const id = textOf(operation, 'operationId');
      const [tag] = operation['tags'] as readonly string[];
      const reference = sections.get(id) ?? '';
      return { id, tag: tag ?? '', method, path, operation, components: bundle.components, reference };
    }),
  );
  const { description } = bundle['info'] as { readonly description: string };
  return { operations, tagNames, introduction: description };
}

/** The page has a heading, samples and marks of its own. */
function withoutHead(section: string): string {
  return section
    .slice(section.indexOf('\n'))
    .replace(/^\*\*.*?\*\* (?=`)/m, '')
    .replace(/```ts\n[\s\S]*?\n```/, '')
    .replace(/^<sub>.*<\/sub>$/m, '')
    .trim();
}

/** The page of an operation below the site's head: its sentence, inputs, answer, samples, a form, its sources. */
export function operationHtml(documented: Documented): string {
  const { id, operation, reference } = documented;
  const answer = exampleAnswer(documented);
  const samples = samplesOf(documented).map(({ label, source }) => `<h3>${label}</h3>\n${codeHtml(source)}`);
  return [
    `<h1>${id} <small lang="zh-CN">${escaped(textOf(operation, 'summary'))}</small></h1>`,
    htmlOf(reference, 2),
    ...(answer === undefined ? [] : ['<h2>Example answer</h2>', codeHtml(JSON.stringify(answer, null, 2))]),
    '<h2>How to call it</h2>',
    ...samples,
    '<h2>Try it</h2>',
    tryHtml(documented),
    '<h2>Sources</h2>',
    basisHtml(operation),
  ].join('\n');
}

/** A form that calls the mock, which serves the page itself. */
function tryHtml(documented: Documented): string {
  const { method, path, operation } = documented;
  if (isUpload(documented)) return '<p>This operation sends a file: use the command line or the SDK.</p>';
  const input = escaped(JSON.stringify(exampleInput(documented), null, 2));
  const rows = Math.min(16, input.split('\n').length + 1);
  const change =
    textOf(operation, 'x-effect') === 'read' ? '' : '<p>This operation changes data of the mock.</p>';
  return `${change}<form data-method="${method.toUpperCase()}" data-path="${escaped(path)}">
<label>Token <input name="token" value="demo-directAdmin" autocomplete="off"></label>
<label>path, query, body <textarea name="input" rows="${rows}" spellcheck="false">${input}</textarea></label>
<button type="submit">Send to the mock</button>
<output></output>
</form>`;
}

/** The marks of the description, in words. */
const MARKS = [
  ['x-requirements', 'Requirements'],
  ['x-evidence', 'Evidence of the call'],
  ['x-shape', 'Evidence of its answer'],
  ['x-input', 'Evidence of its input'],
  ['x-assumed-input', 'Assumed input'],
  ['x-source', 'Source'],
] as const;

function basisHtml(operation: Json): string {
  const rows = MARKS.flatMap(([mark, label]) => {
    const value = operation[mark];
    if (value === undefined) return [];
    return `<li>${label}: ${escaped([value].flat().join(', '))}</li>`;
  });
  const link = '<a href="/docs/api/#How-sure-all-this-is">How sure all this is</a>';
  return `<details><summary>How certain this operation is</summary><ul>${rows.join('')}</ul><p>${link} says what the words mean.</p></details>`;
}

/** The fields of the input: `customerCode` finds who takes it. */
export const fieldNames = (reference: string): readonly string[] =>
  [...reference.matchAll(/^\| `(?:path|query|body)\.([\w.[\]]+)`/gm)].flatMap(([, name]) => name ?? []);
