/** An unreadable figure of the server is never 0: pages and rules read it by the readers of `money`, and by nothing else. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const parse = (path: string) =>
  ts.createSourceFile(path, readSource(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const SHIPPED = /^packages\/(web|rules)\/src\/(?!test\/).*(?<!\.test)\.tsx?$/;
const files = sources.filter((path) => SHIPPED.test(path));

/** The readers themselves, and what is no answer of the server although a field of an answer has the same name. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/rules/src/base/money.ts': 'the readers',
  'packages/rules/src/fields/input/quantity.ts': 'pieces that a user typed',
  'packages/rules/src/fields/columns/': 'cells of a spreadsheet, which has readers of its own',
  'packages/web/src/kits/money-form/send-movement.ts':
    'a form without an amount moves none; one whose amount cannot be read has no slip to send',
};
const isOwn = (path: string) => Object.keys(EXCEPTIONS).some((owner) => path.startsWith(owner));

/** Words that name a figure of the API somewhere and anything at all in a program. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['value', 'index', 'size', 'code', 'status', 'type', 'new']);

/** The names of all figures of the API, as the SDK types them. */
function wireNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const isNumber = (type: ts.TypeNode | undefined): boolean =>
    type !== undefined &&
    (type.kind === ts.SyntaxKind.NumberKeyword || (ts.isUnionTypeNode(type) && type.types.some(isNumber)));
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && isNumber(node.type)) names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse('packages/sdk/src/generated/types.ts'));
  return new Set([...names].filter((name) => !PLAIN_WORDS.has(name)));
}

const FIGURES = wireNames();

function inner(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? inner(node.expression) : node;
}

const isZero = (node: ts.Expression): boolean => /^'?0(\.0+)?'?$|^NO_MONEY$/.test(inner(node).getText());

/** The name of the figure that an expression reads; undefined for everything else, such as a count in a map of one's own. */
function figureOf(node: ts.Expression): string | undefined {
  const read = inner(node);
  if (ts.isBinaryExpression(read) && isFallback(read)) return figureOf(read.left);
  const name = ts.isPropertyAccessExpression(read) ? read.name : read;
  return ts.isIdentifier(name) && FIGURES.has(name.text) ? name.text : undefined;
}

const isFallback = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

/** `figure ?? 0`, `figure || 0` and `{ figure = 0 }`. */
function asZero(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && isFallback(node) && isZero(node.right)) return figureOf(node.left);
  if (!ts.isBindingElement(node) || !node.initializer || !isZero(node.initializer)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? figureOf(name) : undefined;
}

/** `Number(figure)`, `parseFloat(figure)` and `+figure`: nothing and blanks become 0, the rest NaN. */
function asNumber(node: ts.Node): string | undefined {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.PlusToken)
    return figureOf(node.operand);
  if (!ts.isCallExpression(node) || !/^(Number|(Number\.)?parse(Float|Int))$/.test(node.expression.getText()))
    return undefined;
  return node.arguments[0] && figureOf(node.arguments[0]);
}

/** `rows.reduce((sum, { figure }) => sum + figure, 0)`: one row without it makes NaN of the sum. */
function asSum(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/\.reduce$/.test(node.expression.getText())) return undefined;
  let figure: string | undefined;
  const visit = (part: ts.Node) => {
    // The left side is the sum so far.
    if (ts.isBinaryExpression(part) && part.operatorToken.kind === ts.SyntaxKind.PlusToken)
      figure ??= figureOf(part.right);
    ts.forEachChild(part, visit);
  };
  node.arguments.forEach(visit);
  return figure;
}

/** What a file must hold to be worth a reading. */
const MAY_FIND = /\?\? |\|\| |= '?0|Number\(|parse(Float|Int)\(|[(,=:?] \+[\w(]|\.reduce\(/;

function findingsOf(path: string): readonly string[] {
  if (!MAY_FIND.test(readSource(path))) return [];
  const file = parse(path);
  const problems: string[] = [];
  const visit = (node: ts.Node) => {
    const name = asZero(node) ?? asNumber(node) ?? asSum(node);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (name) problems.push(`${path}:${line + 1} ${node.getText().replaceAll(/\s+/g, ' ')}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

/** Read before the tests, which have their time limit. */
const findings = files.filter((path) => !isOwn(path)).flatMap(findingsOf);

it('CART-06 the names of the figures are known', () => {
  expect(FIGURES.size).toBeGreaterThan(150);
  expect(['number', 'SUMVOLUME', 'num', 'balance'].filter((name) => !FIGURES.has(name))).toEqual([]);
});

it('CART-06 no page and no rule takes a figure of the server that is missing or unreadable for 0', () => {
  expect(findings).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((owner) => !files.some((path) => path.startsWith(owner)))).toEqual(
    [],
  );
});
