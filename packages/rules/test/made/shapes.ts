/** What each exported function of the package takes, read from its types. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { entryExports } from './program';

/** A type, as values are made of it. */
export type Shape =
  | {
      readonly kind:
        | 'figure'
        | 'money'
        | 'count'
        | 'text'
        | 'number'
        | 'truth'
        | 'date'
        | 'nothing'
        | 'unknown';
    }
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'union'; readonly members: readonly Shape[] }
  | { readonly kind: 'list' | 'set'; readonly member: Shape }
  | { readonly kind: 'tuple'; readonly members: readonly Shape[] }
  | { readonly kind: 'map'; readonly key: Shape; readonly member: Shape }
  | { readonly kind: 'function'; readonly answer: Shape }
  | { readonly kind: 'object'; readonly fields: Field[] };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
}

/** An exported function. */
export interface Callable {
  /** `movement/amountProblem`. */
  readonly name: string;
  readonly parameters: readonly Field[];
  /** Texts that its area compares with, such as codes of a state. */
  readonly words: readonly string[];
  /** Whether its docstring says that it throws. */
  readonly saysThrows: boolean;
}

/** A name of what is text or number and no figure: a code, a day, a word, a place. */
const NO_FIGURE =
  /(?:id|code|no|time|date|day|status|state|way|seat|position|method|version|value|flag|soldTo|policy|promise|week|model|sort|ticks|places)$/i;

/** Every exported function with what it takes. */
export function callables(): readonly Callable[] {
  const { checker, exports } = entryExports();
  const shapeOf = shapeReader(checker);
  const words = new Map<string, readonly string[]>();

  return exports.flatMap(({ entry, path, name, symbol }): readonly Callable[] => {
    if (!symbol.valueDeclaration) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return [];
    const area = words.get(path) ?? wordsOf(path);
    words.set(path, area);
    const parameters = signature.parameters.map((parameter) => ({
      name: parameter.name,
      shape: shapeOf(checker.getTypeOfSymbol(parameter), parameter.name),
      isOptional: isOptional(parameter),
    }));
    const saysThrows = symbol.getJsDocTags(checker).some(({ name: tag }) => tag === 'throws');
    return [{ name: `${entry}/${name}`, parameters, words: area, saysThrows }];
  });
}

function isOptional({ flags, valueDeclaration }: ts.Symbol): boolean {
  if (flags & ts.SymbolFlags.Optional) return true;
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken !== undefined || valueDeclaration.initializer !== undefined)
  );
}

/** The short texts in the sources of an area. */
function wordsOf(path: string): readonly string[] {
  const folder = dirname(path);
  const files = folder.endsWith('/src')
    ? [path]
    : readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => `${folder}/${file}`);
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!from )'([\w-]{1,12})'/g)].map(([, text = '']) => text),
  );
  return [...new Set(texts)];
}

/** Reads types; a type that holds itself is read once. */
function shapeReader(checker: ts.TypeChecker): (type: ts.Type, name: string) => Shape {
  const objects = new Map<ts.Type, Shape>();
  const Flags = ts.TypeFlags;

  const elementOf = (type: ts.Type, at: number, name: string): Shape => {
    const [...args] = checker.getTypeArguments(type as ts.TypeReference);
    const argument = args[at];
    return argument ? shapeOf(argument, name) : { kind: 'unknown' };
  };

  const unionOf = (type: ts.UnionType, name: string): Shape => {
    const isOne = (flag: ts.TypeFlags) => type.types.some(({ flags }) => flags & flag);
    if (isOne(Flags.String) && isOne(Flags.Number) && !isOne(Flags.BooleanLike) && !NO_FIGURE.test(name)) {
      return { kind: 'figure' };
    }
    return { kind: 'union', members: type.types.map((member) => shapeOf(member, name)) };
  };

  const objectOf = (type: ts.Type, name: string): Shape => {
    const symbol = type.getSymbol()?.name ?? '';
    if (symbol === 'Date') return { kind: 'date' };
    if (/^(Readonly)?Map$/.test(symbol)) {
      return { kind: 'map', key: elementOf(type, 0, 'id'), member: elementOf(type, 1, name) };
    }
    if (/^(Readonly)?Set$/.test(symbol)) return { kind: 'set', member: elementOf(type, 0, name) };
    if (/^(Iterable|Iterator|Generator)/.test(symbol))
      return { kind: 'list', member: elementOf(type, 0, name) };
    const [call] = type.getCallSignatures();
    if (call) return { kind: 'function', answer: shapeOf(checker.getReturnTypeOfSignature(call), name) };
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const fields: Field[] = [];
    const shape: Shape = { kind: 'object', fields };
    objects.set(type, shape);
    for (const property of checker.getPropertiesOfType(type)) {
      fields.push({
        name: property.name,
        shape: shapeOf(checker.getTypeOfSymbol(property), property.name),
        isOptional: isOptional(property),
      });
    }
    if (index && fields.length === 0) {
      fields.push(...['A', 'B'].map((key) => ({ name: key, shape: shapeOf(index, name), isOptional: true })));
    }
    return shape;
  };

  function shapeOf(type: ts.Type, name: string): Shape {
    const { flags } = type;
    if (flags & Flags.Instantiable) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type ? shapeOf(constraint, name) : { kind: 'text' };
    }
    if (flags & (Flags.Undefined | Flags.Null | Flags.Void | Flags.Never)) {
      return flags & Flags.Null ? { kind: 'literal', value: null } : { kind: 'nothing' };
    }
    if (flags & Flags.BooleanLiteral)
      return { kind: 'literal', value: checker.typeToString(type) === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
    if (flags & Flags.Boolean) return { kind: 'truth' };
    if (type.isUnion()) return unionOf(type, name);
    if (flags & (Flags.String | Flags.TemplateLiteral)) return { kind: 'text' };
    if (type.isIntersection() && type.types.some((part) => part.flags & Flags.String))
      return { kind: 'money' };
    if (flags & Flags.Number) return { kind: NO_FIGURE.test(name) ? 'number' : 'count' };
    if (flags & Flags.BigIntLike) return { kind: 'literal', value: 0n };
    if (!(flags & (Flags.Object | Flags.Intersection))) return { kind: 'unknown' };
    const known = objects.get(type);
    if (known) return known;
    if (checker.isTupleType(type)) {
      const members = checker.getTypeArguments(type as ts.TypeReference);
      return { kind: 'tuple', members: members.map((member) => shapeOf(member, name)) };
    }
    if (checker.isArrayType(type)) return { kind: 'list', member: elementOf(type, 0, name) };
    return objectOf(type, name);
  }

  return shapeOf;
}
