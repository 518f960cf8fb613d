/** What an answer says of days, of states and of one thing stands on a page only after it was read. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));

const parse = (path: string, text = readSource(path)) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The names of all texts of the API whose name ends so, as the SDK types them. */
function wireNames(ending: RegExp): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && ending.test(node.name.getText())) names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse('packages/sdk/src/generated/types.ts'));
  return names;
}

/** What a file must hold to be worth a reading. */
const MAY_SHOW = /[{[ .](?:\w*(?:Date|Time|[dD]eadline|tatusName))\b(?! ?[:(])/;
const DAYS = wireNames(/(?:Date|Time|[dD]eadline)$/);
const STATES = wireNames(/[sS]tatusName$/);

/** The fields that an expression shows as they are: `b && a` shows a, and so does `a ?? '—'` where it came. */
function shownNames(node: ts.Expression | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return shownNames(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownNames(node.whenTrue), ...shownNames(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isGuard = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isGuard ? shownNames(node.right) : [...shownNames(node.left), ...shownNames(node.right)];
  }
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) ? [name.text] : [];
}

/** What stands in a sentence: between tags, in a template, in a list that is joined, as the content of a line of facts. */
function shownIn(node: ts.Node): readonly string[] {
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return shownNames(node.expression);
  if (ts.isTemplateSpan(node) && !isKey(node)) return shownNames(node.expression);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'children')
    return shownNames(node.initializer);
  if (ts.isArrayLiteralExpression(node) && isJoined(node)) return node.elements.flatMap(shownNames);
  return [];
}

/** The key of a row: nobody reads it. */
function isKey(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent)
    if ((ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) && /^(?:key|rowKey)$/.test(at.name.getText()))
      return true;
  return false;
}

/** `joined([…])`, `[…].filter(Boolean).join(…)` and the facts of a line. */
const isJoined = ({ parent }: ts.ArrayLiteralExpression): boolean =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'joined') ||
  (ts.isPropertyAccessExpression(parent) && parent.name.text === 'filter') ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'facts');

/** The fields of both kinds that a page shows as they came, each with its line. */
function findings(names: ReadonlySet<string>, path: string, text = readSource(path)): readonly string[] {
  const file = parse(path, text);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    for (const name of shownIn(node).filter((shown) => names.has(shown)))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const raw = pages
  .filter((path) => MAY_SHOW.test(readSource(path)))
  .flatMap((path) => findings(new Set([...DAYS, ...STATES]), path));
const rawOf = (names: ReadonlySet<string>) =>
  raw.filter((finding) => names.has(finding.split(' ').at(-1) ?? ''));

/** Days that a user chose, or that were read before. */
const OWN_DAYS: Readonly<Record<string, string>> = {
  'features/documents/bills/entry/bill-fields.tsx': 'a day that was read from the number of a bill',
  'features/documents/bills/entry/use-entry.ts': 'a day of the form',
  'features/money/statements/close/close-aside.tsx': 'how many days are left, in words',
  'features/money/statements/close/use-close.ts': 'a day that cannot be read, as it came',
  'features/stores-and-projects/projects/view/pay-fields.tsx': 'a day that was reckoned',
  'features/vehicles/traffic/lines/contact-line.tsx': 'hours of a day, in words',
  'kits/order-actions/dialogs/plan-time-dialog.tsx': 'days that were read',
  'kits/order-actions/dialogs/storage-dialog.tsx': 'a day of the form',
  'kits/order-actions/use-storage.ts': 'a day of the form',
};

it('SIDE-02 finds a day between tags, in a sentence and among joined facts', () => {
  const template = ['`', '{x.createTime} 前`'].join('$');
  const texts = ["<p>{dueDate ?? '—'}</p>", template, 'joined([no, dueDate])'];
  expect(texts.flatMap((text) => findings(DAYS, 'page.tsx', text))).toHaveLength(3);
  expect(findings(DAYS, 'page.tsx', 'const a = <p due={dueDate}>{dayText(dueDate)}</p>;')).toEqual([]);
});

it('SIDE-02 no page shows a day or a time of an answer as it came', () => {
  const days = rawOf(DAYS);
  const pathOf = (finding: string) => finding.replace(/:.*/, '').replace('packages/web/src/', '');
  expect(days.filter((finding) => !OWN_DAYS[pathOf(finding)])).toEqual([]);
  expect(Object.keys(OWN_DAYS).filter((path) => !days.some((finding) => pathOf(finding) === path))).toEqual(
    [],
  );
});

/** The line goes on with words for a name that did not come, or is joined without it. */
function isSaid(finding: string): boolean {
  const [, path = '', line = ''] = /^(.*):(\d+) /.exec(finding) ?? [];
  return /tatusName \?\? '|joined\(/.test(readSource(path).split('\n')[Number(line) - 1] ?? '');
}

it('ORDER-01 no page shows the name of a state as it came: one that is missing is 状态未知, and no undefined', () => {
  expect(rawOf(STATES).filter((finding) => !isSaid(finding))).toEqual([]);
});

/** Where the first row is meant, of whichever number it is. */
const FIRST_ROWS_MEANT: Readonly<Record<string, string>> = {
  'app/shell/search/use-suggestions.ts': 'the nearest way to search',
  'features/account/payers/payer/documents.tsx': 'the newest month',
  'features/account/payers/use-payer-rows.ts': 'the group that a filter begins with',
  'features/stores-and-projects/projects/list/agreement-line.tsx': 'the agreement that counts today',
};

/** `records[0]`, `data?.[0]` and `const [row] = … .records`. */
const FIRST_ROW = /\b(?:records|data)(?:\?\.)?\[0\]|\brecords\.at\(0\)|const \[\w+\] = [^;]*?\.records\b/;

it('ROUTE-01 a page about one thing shows the row of its number, and not the first one that came', () => {
  const first = pages
    .filter((path) => FIRST_ROW.test(readSource(path)))
    .map((path) => path.replace('packages/web/src/', ''));
  expect(first.toSorted()).toEqual(Object.keys(FIRST_ROWS_MEANT).toSorted());
});
