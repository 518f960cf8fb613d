/** The users of each export of the rules: the portal, the mock, another entry, or outside teams for a stated reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULES = 'packages/rules/src';
const PACKAGE = '@dealer-portal/rules/';

const sourceOf = (path: string) =>
  ts.createSourceFile(path, readFileSync(`${ROOT}${path}`, 'utf8'), ts.ScriptTarget.Latest);

/** The shipped files below a folder: no tests, and nothing that only tests use. */
function shipped(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length))
    .filter((path) => !/\.test\.tsx?$|\/src\/test\/|node_modules/.test(path));
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The run-time names that a module exports; types go with the functions whose signatures name them. */
function namesOf(path: string): readonly string[] {
  return sourceOf(path).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.exportClause) {
      const { exportClause: list } = node;
      return ts.isNamedExports(list)
        ? list.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
        : [];
    }
    if (!isExported(node)) return [];
    if (ts.isFunctionDeclaration(node)) return node.name ? [node.name.text] : [];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  });
}

const manifest: unknown = JSON.parse(readFileSync(`${ROOT}packages/rules/package.json`, 'utf8'));
const entries: Readonly<Record<string, string>> =
  typeof manifest === 'object' && manifest && 'exports' in manifest ? Object(manifest.exports) : {};

// The root repeats the exports of the entries.
const exported = Object.entries(entries)
  .filter(([entry, path]) => entry !== '.' && path.endsWith('.ts'))
  .flatMap(([entry, path]) =>
    namesOf(join('packages/rules', path)).map((name) => `${entry.slice(2)}/${name}`),
  );

/** The entry of the rules that an import leads to; undefined for any other import and within one area. */
function entryOf(path: string, target: string): string | undefined {
  if (target.startsWith(PACKAGE)) return target.slice(PACKAGE.length);
  if (!path.startsWith(RULES) || !target.startsWith('.')) return undefined;
  const area = (file: string) => relative(RULES, file).split('/')[1]?.replace(/\.ts$/, '');
  const entry = area(join(dirname(path), target));
  return entry === area(path) ? undefined : entry;
}

function usesOf(path: string): readonly string[] {
  return sourceOf(path).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const entry = entryOf(path, node.moduleSpecifier.text);
    const names = node.importClause?.namedBindings;
    if (!entry || !names || !ts.isNamedImports(names)) return [];
    return names.elements.map(({ name, propertyName }) => `${entry}/${(propertyName ?? name).text}`);
  });
}

const used = new Set([RULES, 'packages/web/src', 'openapi/mock'].flatMap(shipped).flatMap(usesOf));
const unused = exported.filter((name) => !used.has(name));

const [, ...lines] = readFileSync(`${ROOT}packages/rules/public-only.tsv`, 'utf8').trimEnd().split('\n');
const listed = lines.map((line) => line.split('\t'));

it('an export of the rules that nothing here uses stands in the list of what is for other teams', () => {
  expect(exported.length).toBeGreaterThan(200);
  expect(unused.filter((name) => !listed.some(([row]) => row === name))).toEqual([]);
});

it('the list names no export that is used here or gone, each with its reason', () => {
  expect(listed.map(([row]) => row).filter((row = '') => !unused.includes(row))).toEqual([]);
  for (const [row, reason = ''] of listed) expect(reason, row).not.toBe('');
});
