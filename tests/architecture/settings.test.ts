import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

/** Modules of pages: they load after the settings are in force. */
const LATE = [
  'packages/web/src/features/messages-and-help/news/policy-text.ts',
  'packages/web/src/features/messages-and-help/questions/help-manual.tsx',
];

it('HTTP-14 no module reads a setting while it loads, or the host’s would come too late for it', () => {
  const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
  const early = pages.filter(
    (path) => /platform\/config'|'\.\.?\/config'/.test(read(path)) && readsAtLoad(path),
  );
  expect(early).toEqual(LATE);
});

function readsAtLoad(path: string): boolean {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, kind);
  const isRead = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'config') return true;
    return ts.forEachChild(node, (child) => isRead(child) || undefined) ?? false;
  };
  return isRead(file);
}
