/** The style sheets of the portal, and the classes that its components draw. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesOf, readSource } from './sources';

const WEB = 'packages/web/src';

/** The sheets, by their paths from the root. */
export const sheets = filesOf(WEB, /\.css$/);

/** A sheet without its comments. */
export const sheetText = (path: string): string => readSource(path).replace(/\/\*[\s\S]*?\*\//g, '');

/** The selectors of a sheet, one for each part of a list. */
export function selectorsOf(path: string): readonly string[] {
  const heads = [...sheetText(path).matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  return heads.filter((head) => !/^(?:@|from$|to$|\d)/.test(head)).flatMap(partsOf);
}

/** The declarations of a sheet, in their order. */
export function declarationsOf(
  path: string,
): readonly { readonly property: string; readonly value: string }[] {
  return [...sheetText(path).matchAll(/([\w-]+):\s+([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));
}

/** The parts of a list of selectors; commas inside of brackets part nothing. */
function partsOf(list: string): readonly string[] {
  const parts = list.split(/,(?![^(]*\))/);
  return parts.map((part) => part.trim());
}

const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

export const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name);

/** A selector of one element alone, whatever its state: the sheet says how the class looks wherever it stands. */
const ALONE = /^\.[\w-]+(?:[.:[][^\s>+~]*)?$/;

/**
 * The sheets of each class: those that say how it looks wherever it stands; when none does, those that style it inside
 * of something else.
 */
export function sheetsByClass(): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map<string, Set<string>>();
  const any = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, path: string) =>
    to.set(name, (to.get(name) ?? new Set<string>()).add(path));
  for (const path of sheets)
    for (const selector of selectorsOf(path)) {
      for (const name of classesIn(selector)) add(any, name, path);
      const [first] = classesIn(selector);
      if (first !== undefined && ALONE.test(selector.replace(/\([^)]*\)/g, ''))) add(own, first, path);
    }
  return new Map([...any].map(([name, paths]) => [name, own.get(name) ?? paths]));
}

/** What a component file says about classes. */
export interface ClassUse {
  /** The classes that stand where a class is expected. */
  readonly classes: ReadonlySet<string>;
  /** The beginnings of classes whose end is worked out elsewhere, such as `status-tag-`. */
  readonly beginnings: ReadonlySet<string>;
  /** The sheets that the file imports. */
  readonly imports: ReadonlySet<string>;
}

const IS_CLASS = /class(?:name|names|es)?$/i;

/** The classes of a source file: of attributes, properties, constants and functions whose names end with class. */
export function classUseOf(path: string): ClassUse {
  const classes = new Set<string>();
  const beginnings = new Set<string>();
  const imports = new Set<string>();
  // `before` is the beginning of the class that a text goes on with: undefined where no class is expected.
  const take = (text: string, before: string, isCut: boolean): string => {
    const words = `${before}${text}`.split(/\s+/);
    const last = isCut ? words.pop() : '';
    for (const word of words) if (word !== '') classes.add(word);
    return last ?? '';
  };
  const visit = (node: ts.Node, outer: string | undefined): void => {
    if (ts.isImportDeclaration(node)) {
      if (ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.endsWith('.css'))
        imports.add(pathOf(path, node.moduleSpecifier.text));
      return;
    }
    const before = isNamedClass(node) ? '' : ts.isJsxAttribute(node) ? undefined : outer;
    if (before !== undefined && ts.isStringLiteralLike(node)) take(node.text, before, false);
    if (before !== undefined && ts.isTemplateExpression(node)) visitTemplate(node, before);
    else ts.forEachChild(node, (child) => visit(child, isCompared(child) ? undefined : before));
  };
  const visitTemplate = ({ head, templateSpans }: ts.TemplateExpression, before: string): void => {
    let open = take(head.text, before, true);
    for (const { expression, literal } of templateSpans) {
      if (open.endsWith('-')) beginnings.add(open);
      visit(expression, open);
      open = take(literal.text, '', !ts.isTemplateTail(literal));
    }
  };
  visit(
    ts.createSourceFile(path, readSource(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    undefined,
  );
  return { classes, beginnings, imports };
}

/** Whether a name says that a class follows. */
function isNamedClass(node: ts.Node): boolean {
  const isNaming =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node);
  return isNaming && node.name !== undefined && IS_CLASS.test(node.name.getText());
}

/** Whether an expression is compared with another: no class, then. */
function isCompared({ parent }: ts.Node): boolean {
  return (
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    )
  );
}

/** The path of an imported sheet from the root. */
function pathOf(from: string, specifier: string): string {
  return specifier.startsWith('#') ? join(WEB, specifier.slice(1)) : join(dirname(from), specifier);
}
