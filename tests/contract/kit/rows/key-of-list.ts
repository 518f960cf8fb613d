import type { CallValues } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Problem } from '../judge/problem';
import { isScalar, type Row, rowsOf } from '../seen/rows';
import { inputsOf } from './filters';

type List = Pick<KitOperation, 'id' | 'answers' | 'examples'>;

/** By the documented answers, so that two descriptions do not meet. */
const KEYS = new WeakMap<readonly unknown[], { readonly key: string | undefined }>();
/** Fewer documented rows with other numbers may be chance. */
const LEAST_ROWS = 3;

/**
 * The field that names each row of a list: `id`, or the number that has the name of the list, in every documented row another. A
 * number that is asked for is what the rows belong to.
 */
export function keyOfList(list: List): string | undefined {
  const known = KEYS.get(list.answers) ?? { key: documentedKey(list) };
  KEYS.set(list.answers, known);
  return known.key;
}

function documentedKey({ id, answers, examples }: List): string | undefined {
  const lists = answers.map((answer) => rowsOf(isRecord(answer) ? answer['data'] : undefined));
  const names = Object.keys(lists.find((rows) => rows.length > 0)?.[0] ?? {});
  const isNamed = (name: string) => {
    const stem = /^(\w+)(No|Code|Id)$/.exec(name)?.[1];
    return name === 'id' || (stem !== undefined && id.toLowerCase().includes(stem.toLowerCase()));
  };
  const inputs = new Set(Object.values(examples).flatMap((example) => Object.keys(inputsOf(example))));
  const isLong = lists.some((rows) => rows.length >= LEAST_ROWS);
  const isTold = (name: string) => name === 'id' || (isLong && !inputs.has(name));
  return names
    .filter((name) => isNamed(name) && isTold(name))
    .find((name) =>
      lists.every((rows) => {
        const values = rows.map((row) => row[name]);
        return (
          values.every((value) => isScalar(value) && value !== '') && new Set(values).size === rows.length
        );
      }),
    );
}

/** Rows without what names them, and two rows of one name. Who asks for a list of codes may name one twice. */
export function keyProblems(operation: List, values: CallValues, rows: readonly Row[]): readonly Problem[] {
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
