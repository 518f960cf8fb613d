import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bundled, sources } from './bundled';

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const readme = text('README.md');
const groups = ['base', 'buying', 'orders', 'money', 'account', 'fields'];
const pages = new Map(groups.map((group) => [group, text(`docs/${group}.md`)]));

interface Example {
  readonly area: string;
  readonly code: string;
}

const codesIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** The sections of a page, each with the entry that its heading names. */
const sectionsOf = (page: string) =>
  page.split(/^## /m).flatMap((section) => {
    const area = /^`(\S+)`/.exec(section)?.[1];
    return area === undefined ? [] : [{ area, section }];
  });

const examples: readonly Example[] = [
  ...codesIn(readme).map((code) => ({ area: 'README', code })),
  ...codesIn(text('docs/own-cart.md')).map((code) => ({ area: 'own-cart', code })),
  ...[...pages.values()].flatMap((page) =>
    sectionsOf(page).flatMap(({ area, section }) => codesIn(section).map((code) => ({ area, code }))),
  ),
];

/** The rows of the index: the functions and the entry that each names. */
const indexRows = [...readme.matchAll(/^\| .* \| (`\w+`(?: `\w+`)*) \| `([a-z-]+)` \|$/gm)].map(
  ([, names = '', entry = '']) => ({ entry, names: [...names.matchAll(/\w+/g)].map(([name]) => name) }),
);

const STATEMENT = /((?:^.*\n)*?^\S.*);(?: \/\/ (?:=> (.*)|.*))?$\n?/gm;

/** Turns each statement `expression; // => value` into a pair that the module exports. */
function withSeen(code: string): string {
  const body = code.replace(STATEMENT, (statement, expression, value) =>
    value === undefined ? statement : `seen.push([${expression}, ${value}]);\n`,
  );
  return `export const seen: [unknown, unknown][] = [];\n${body}`;
}

async function seenIn(code: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const { text } = await bundled(withSeen(code));
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return module.seen;
}

/** The compiler's words about the examples, with `strict` as the only strict option of a reader's project. */
function compilerErrors(): readonly string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const codes = new Map(examples.map(({ area, code }, at) => [`${folder}README.${area}${at}.ts`, code]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getCurrentDirectory = () => folder;
  host.fileExists = (name) => codes.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const code = codes.get(name);
    return code === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return [...codes.keys()].flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

describe('the README', () => {
  it('has at most 12.5 KB, a row of its index for each entry, and a link to each page', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(12.5 * 1024);
    expect(indexRows.map(({ entry }) => `./${entry}`).sort()).toEqual([...sources.keys()].sort());
    for (const group of groups) expect(readme).toContain(`: [page](docs/${group}.md)`);
  });

  it.each(indexRows)('names functions that $entry has', async ({ entry, names }) => {
    const source = new URL(`../${sources.get(`./${entry}`)}`, import.meta.url);
    const exports: object = await import(source.href);
    expect(names.filter((name) => !Object.hasOwn(exports, name))).toEqual([]);
  });

  it.each([...pages])('CART-01 of the group %s has a page with an example for each entry', (group, page) => {
    const entries = [...sources].filter(([, source]) => source.startsWith(`./src/${group}/`));
    const shown = sectionsOf(page).filter(({ section }) => codesIn(section).length > 0);
    expect(shown.map(({ area }) => `./${area}`).sort()).toEqual(entries.map(([entry]) => entry).sort());
  });

  it('compiles in a project that is strict', () => {
    expect(compilerErrors()).toEqual([]);
  }, 120_000);

  it.each(examples)('shows what $area really answers', async ({ code }) => {
    const seen = await seenIn(code);
    expect(seen).toHaveLength(code.split('// =>').length - 1);
    expect(seen.length).toBeGreaterThan(0);
    for (const [value, answer] of seen) expect(value).toEqual(answer);
  });
});
