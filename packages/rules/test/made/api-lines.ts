/** The public API as lines of text: an export of an entry in each, with its type. */
import ts from 'typescript';
import { entryExports } from './program';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

/** `movement cashReason: (CashableRebate, Date) => string | undefined`; a type has a line for each member. */
export function apiLines(): readonly string[] {
  const { checker, exports } = entryExports();
  const typeText = (type: ts.Type, more = 0) =>
    checker.typeToString(type, undefined, FORMAT | more).replace(/\s+/g, ' ');
  /** Parameters by their types: what a function calls them concerns nobody else. */
  const functionText = (signature: ts.Signature) => {
    const parameters = signature.parameters.map((parameter) => {
      const { valueDeclaration: declared } = parameter;
      const isOptional = declared && ts.isParameter(declared) && checker.isOptionalParameter(declared);
      return `${typeText(checker.getTypeOfSymbol(parameter))}${isOptional ? '?' : ''}`;
    });
    return `(${parameters.join(', ')}) => ${typeText(checker.getReturnTypeOfSignature(signature))}`;
  };
  const valueText = (type: ts.Type) => {
    const [signature, ...others] = type.getCallSignatures();
    return signature && others.length === 0 ? functionText(signature) : typeText(type);
  };
  const lines = exports.flatMap(({ entry, name: exported, symbol }) => {
    const head = `${entry} ${exported}`;
    if (symbol.valueDeclaration && !(symbol.flags & ts.SymbolFlags.Interface))
      return [`${head}: ${valueText(checker.getTypeOfSymbol(symbol))}`];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!(symbol.flags & ts.SymbolFlags.Interface))
      return [`${head}: ${typeText(type, ts.TypeFormatFlags.InTypeAlias)}`];
    const members = checker.getPropertiesOfType(type).map((member) => {
      const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      // A brand has a number of the compiler behind its name.
      const name = member.name.replace(/^__@(\w+)@\d+$/, '[$1]');
      return `${head}.${name}${mark}: ${typeText(checker.getTypeOfSymbol(member))}`;
    });
    return [head, ...members];
  });
  return [...new Set(lines)].sort();
}

/** A line without the order of its words: the compiler writes the members of a union in any order. */
function wordsOf(line: string): string {
  return (line.match(/[\w.'-]+\??/g) ?? []).sort().join(' ');
}

/** The released lines that are there no more, or have changed. */
export function goneLines(released: readonly string[], lines: readonly string[]): readonly string[] {
  const present = new Set(lines.map(wordsOf));
  return released.filter((line) => !present.has(wordsOf(line)));
}

/** The name in a line: `cashReason` of `movement cashReason: …`, `CashableRebate` of one of its members. */
export function nameOf(line: string): string {
  return /^\S+ (\w+)/.exec(line)?.[1] ?? line;
}
