/** What a package exports, read from its sources: names, kinds, declarations and their comments. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export interface Exported {
  /** The entry, as it is imported: `@dealer-portal/rules/cart`. */
  readonly entry: string;
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type' | 'class';
  /** The declaration without the body of a function. */
  readonly declaration: string;
  /** The comment: its sentences, then its tags. */
  readonly comment: string;
  readonly tags: readonly { readonly name: string; readonly text: string }[];
  /** The file, by its path from the root of the repository. */
  readonly file: string;
}

/** A longer value of a constant is a table that its source shows. */
const LONGEST_VALUE = 600;

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  noLib: true,
  allowImportingTsExtensions: true,
};

/** The entries of a package that are one file each. @param folder of the package, from the root */
export function entriesOf(root: string, folder: string): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
  };
  const rows = Object.entries(exports).filter(
    ([entry, file]) => !entry.includes('*') && file.endsWith('.ts'),
  );
  return new Map(rows.map(([entry, file]) => [name + entry.slice(1), join(root, folder, file)]));
}

/** Every export of each entry; nothing is checked, so the libraries are not read. */
export function exportsOf(root: string, entries: ReadonlyMap<string, string>): readonly Exported[] {
  const program = ts.createProgram([...entries.values()], OPTIONS);
  const checker = program.getTypeChecker();
  return [...entries].flatMap(([entry, path]) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} exports nothing`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declarations = symbol.declarations ?? [];
      const [first] = declarations;
      if (!first) return [];
      return {
        entry,
        name: exported.name,
        kind: kindOf(first),
        declaration: declarations
          .map(declarationText)
          .filter((text) => text !== '')
          .join('\n\n'),
        comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        tags: symbol.getJsDocTags().map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) })),
        file: relative(root, first.getSourceFile().fileName),
      };
    });
  });
}

function kindOf(declaration: ts.Declaration): Exported['kind'] {
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  return ts.isVariableDeclaration(declaration) ? 'constant' : 'type';
}

function declarationText(declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration)) {
    const { body } = declaration;
    const hasOverloads = body && isImplementation(declaration);
    if (hasOverloads) return '';
    const end = body ? body.getStart() : declaration.getEnd();
    return declaration.getSourceFile().text.slice(declaration.getStart(), end).trim();
  }
  if (ts.isVariableDeclaration(declaration)) {
    const text = declaration.getText();
    if (text.length <= LONGEST_VALUE) return `const ${text}`;
    return `const ${declaration.name.getText()}${declaration.type ? `: ${declaration.type.getText()}` : ''} = …`;
  }
  if (ts.isClassDeclaration(declaration)) return classText(declaration);
  return declaration.getText().replace(/^export /, '');
}

/** The body of an overloaded function has a signature that nobody may call. */
function isImplementation(declaration: ts.FunctionDeclaration): boolean {
  const siblings = declaration.getSourceFile().statements.filter(ts.isFunctionDeclaration);
  return siblings.filter(({ name }) => name?.text === declaration.name?.text).length > 1;
}

/** The members of a class with their types, without bodies. */
function classText(declaration: ts.ClassDeclaration): string {
  const { text } = declaration.getSourceFile();
  const [open] = declaration.members;
  const head = text.slice(declaration.getStart(), open?.getFullStart() ?? declaration.getEnd()).trim();
  const members = declaration.members.map((member) => {
    const body =
      ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member) ? member.body : undefined;
    return `  ${text.slice(member.getStart(), body ? body.getStart() : member.getEnd()).trim()}`;
  });
  return [head, ...members, '}'].join('\n');
}
