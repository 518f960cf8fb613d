/** All entries of the package in one program of the compiler: what they export, and how it is typed. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sources } from '../bundled';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // The rules know no browser: its declarations are long.
  lib: ['lib.es2023.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** An export, where its name leads to. */
export interface Exported {
  /** `movement`. */
  readonly entry: string;
  /** The source of the entry. */
  readonly path: string;
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** Every export of every entry with the compiler's checker. */
export function entryExports(): { readonly checker: ts.TypeChecker; readonly exports: readonly Exported[] } {
  const paths = new Map([...sources].map(([entry, path]) => [entry.slice(2), `${ROOT}/${path.slice(2)}`]));
  const program = ts.createProgram([...paths.values()], OPTIONS);
  const checker = program.getTypeChecker();
  const exports = [...paths].flatMap(([entry, path]) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} exports nothing`);
    return checker.getExportsOfModule(module).map((exported): Exported => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return { entry, path, name: exported.name, symbol };
    });
  });
  return { checker, exports };
}
