/** A code of a state, a type or a reason stands in `rules/states` with its name; pages take it from there. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const CODE = /^\d{2}$/;

/** The quoted two-digit codes of a source, each with its line. */
function codesOf(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && CODE.test(node.text))
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} '${node.text}'`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('ORDER-01 finds a code in a comparison, in a key, in an attribute and in a type', () => {
  const text = `const a = status === '10'; const b = { '20': 1 }; const c = <A code="30" />; type D = \`40\`; '300'; 50;`;
  expect(codesOf('page.tsx', text).map((line) => line.slice(-4))).toEqual(["'10'", "'20'", "'30'", "'40'"]);
});

it('ORDER-01 no page writes a code of a state, a type or a reason itself', () => {
  const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
  const marked = pages.filter((path) => /(['"`])\d{2}\1/.test(readSource(path)));
  expect(marked.flatMap((path) => codesOf(path, readSource(path)))).toEqual([]);
});

/** Files that compare a digit of their own or of an address, and what it is. */
const DIGITS: Readonly<Record<string, string>> = {
  'app/self-check/checks.ts': 'what the page itself has just stored',
  'features/buying/cart/checkout/stock-dialog.tsx': 'a choice of the filter, which the file offers',
  'features/buying/products/detail/stock-section.tsx': 'isProportioning of the address (2§2)',
  'features/buying/products/goods/goods-filter.ts': 'the facets of the address',
  'features/messages-and-help/messages/messages-report.tsx': 'a choice of the filter, which the file offers',
  'features/messages-and-help/questions/edit-help-page.tsx': 'a choice of the filter, which the file offers',
  'platform/embedding.ts': 'embedded=1 of the address',
  'widgets/sheet/sheet-facts.ts': 'a yes in the parts of a workbook',
};

const EQUALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const isDigits = (node: ts.Node) => ts.isStringLiteralLike(node) && /^\d+$/.test(node.text);

/** Whether a source compares a text of digits, or tells cases by one. */
function comparesDigits(path: string, text: string): boolean {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isFound = (node: ts.Node): boolean =>
    (ts.isBinaryExpression(node) &&
      EQUALS.has(node.operatorToken.kind) &&
      (isDigits(node.left) || isDigits(node.right))) ||
    (ts.isCaseClause(node) && isDigits(node.expression)) ||
    ts.forEachChild(node, (child) => isFound(child) || undefined) === true;
  return isFound(source);
}

it('ORDER-01 finds a compared code of any length, and a case', () => {
  const found = (text: string) => comparesDigits('page.tsx', text);
  const compared = ["if (status !== '0') a();", "switch (x) { case '1': b(); }", "const c = '2' === way;"];
  expect(compared.map(found)).toEqual([true, true, true]);
  expect(found("const d = { value: '1' }; const e = number === 1;")).toBe(false);
});

it('ORDER-01 no page compares a code of the wire with digits: a flag is read by isOn, a state by its table', () => {
  const root = 'packages/web/src/';
  const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
  const marked = pages.filter((path) => /(['"`])\d+\1/.test(readSource(path)));
  const comparing = marked.filter((path) => comparesDigits(path, readSource(path)));
  expect(comparing.map((path) => path.slice(root.length)).toSorted()).toEqual(Object.keys(DIGITS));
});
