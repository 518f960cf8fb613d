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
