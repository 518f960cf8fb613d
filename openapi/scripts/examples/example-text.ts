/** Puts the value of an example into the text of a path file; comments and all other lines stay as they are. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, type Pair, parseDocument, stringify } from 'yaml';

/** Text is never folded; what an older reader takes for a date is quoted. */
const STYLE = { lineWidth: 0, singleQuote: true, indentSeq: true, compat: 'yaml-1.1' } as const;

/**
 * The text of a path file with other data in the first example of its success answer.
 * @returns the same text when the data is equal in any order of its fields
 */
export function withData(text: string, data: unknown): string {
  const document = parseDocument(text);
  const examples = document.getIn(['responses', '200', 'content', 'application/json', 'examples']);
  const first = isMap(examples) ? examples.items[0] : undefined;
  const value = isMap(first?.value) ? pairOf(first.value.items, 'value') : undefined;
  if (!first || !value || !isMap(value.value)) throw new Error('The operation has no success example.');
  const old = value.value.toJSON() as Readonly<Record<string, unknown>>; // a map is an object
  if (isDeepStrictEqual(old['data'], data)) return text;
  const next = arranged({ ...old, data }, old);
  // An example in braces is written completely in block style.
  return isMap(first.value) && first.value.flow
    ? replaced(text, first, { ...first.value.toJSON(), value: next })
    : replaced(text, value, next);
}

/** The text with another value of a pair, in block style below its key. */
function replaced(text: string, pair: Pair, value: unknown): string {
  const range = isMap(pair.value) ? pair.value.range : undefined;
  const offset = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
  if (!range || offset === undefined) throw new Error('An example is a map with a key.');
  const column = offset - (text.lastIndexOf('\n', offset) + 1);
  const lines = stringify(value, STYLE).replaceAll(/^(?=.)/gm, ' '.repeat(column + 2));
  return `${text.slice(0, offset)}${String(pair.key)}:\n${lines}${text.slice(range[1]).replace(/^[ \t]*\n/, '')}`;
}

function pairOf(items: readonly Pair[], name: string): Pair | undefined {
  return items.find(({ key }) => isScalar(key) && key.value === name);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with its fields in the order that the old one has; new fields come last, lists after all else. */
function arranged(value: unknown, old: unknown): unknown {
  if (Array.isArray(value)) {
    const model: unknown = Array.isArray(old) ? old[0] : undefined;
    return value.map((entry) => arranged(entry, model));
  }
  if (!isObject(value)) return value;
  const before = isObject(old) ? old : {};
  const names = Object.keys(before).filter((name) => name in value);
  const others = Object.keys(value).filter((name) => !(name in before));
  const last = others.toSorted((a, b) => Number(Array.isArray(value[a])) - Number(Array.isArray(value[b])));
  return Object.fromEntries([...names, ...last].map((name) => [name, arranged(value[name], before[name])]));
}
