/** Reads the names of tests out of a test file, so that an id counts where a test carries it and nowhere else. */
import ts from 'typescript';

const STARTERS: ReadonlySet<string> = new Set(['it', 'test', 'describe']);
const ID = /^[A-Z0-9]+-\d\d[a-z]?$/;

/** `it`, `it.each(…)`: the name that the call begins with. */
function starter(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return starter(callee.expression);
  return '';
}

/** The table of `it.each(table)`, also one that a constant of the file names. */
function tableOf(callee: ts.Expression, file: ts.SourceFile): ts.Node | undefined {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  if (!table || !ts.isIdentifier(table)) return table;
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.find(({ name }) => ts.isIdentifier(name) && name.text === table.text)?.initializer;
}

/** Texts of a table that are made of ids alone: what a `%s` of the name puts into it. */
function idsIn(table: ts.Node): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const terms = ts.isStringLiteralLike(node) ? node.text.split(' ') : [];
    if (terms.every((word) => ID.test(word))) texts.push(...terms);
    ts.forEachChild(node, visit);
  };
  visit(table);
  return texts;
}

/** The names of all tests and suites of a file; ids that a table puts into a name follow it. */
export function testTitles(fileName: string, source: string): readonly string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, scriptKind(fileName));
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && STARTERS.has(starter(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(title.getText(file));
        const table = /[%$]/.test(title.getText(file)) ? tableOf(node.expression, file) : undefined;
        if (table) titles.push(...idsIn(table));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function scriptKind(fileName: string): ts.ScriptKind {
  return fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
