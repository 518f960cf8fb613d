import type { CallValues } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Problem } from '../judge/problem';
import { isScalar, type Row, rowsOf } from '../seen/rows';
import { inputsOf } from './filters';

const KEYS = new Map<string, string | undefined>();

/** The field that names each row of a list: `id`, or the number that has the name of the list, in every documented row another. */
export function keyOfList({ id, answers }: Pick<KitOperation, 'id' | 'answers'>): string | undefined {
  if (!KEYS.has(id)) KEYS.set(id, documentedKey(id, answers));
  return KEYS.get(id);
}

function documentedKey(id: string, answers: readonly unknown[]): string | undefined {
  const lists = answers.map((answer) => rowsOf(isRecord(answer) ? answer['data'] : undefined));
  const names = Object.keys(lists.find((rows) => rows.length > 0)?.[0] ?? {});
  const isNamed = (name: string) => {
    const stem = /^(\w+)(No|Code|Id)$/.exec(name)?.[1];
    return name === 'id' || (stem !== undefined && id.toLowerCase().includes(stem.toLowerCase()));
  };
  return names.filter(isNamed).find((name) =>
    lists.every((rows) => {
      const values = rows.map((row) => row[name]);
      return values.every((value) => isScalar(value) && value !== '') && new Set(values).size === rows.length;
    }),
  );
}

/** Rows without what names them, and two rows of one name. Who asks for a list of codes may name one twice. */
export function keyProblems(
  operation: Pick<KitOperation, 'id' | 'answers'>,
  values: CallValues,
  rows: readonly Row[],
): readonly Problem[] {
  const key = keyOfList(operation);
  if (key === undefined || rows.length === 0) return [];
  const place = `data.${key}`;
  if (rows.some((row) => row[key] === '')) {
    return [{ check: 'missing-field', place, message: 'a row has nothing in the field that names it' }];
  }
  if (Object.values(inputsOf(values)).some(Array.isArray)) return [];
  const named = rows.map((row) => row[key]).filter(isScalar);
  const isTwice = new Set(named).size < named.length;
  return isTwice ? [{ check: 'page', place, message: `two rows have the same ${key}` }] : [];
}
