import { type CallValues, withCallValue } from '../input/call-values';
import { isRecord } from '../input/schema';
import { isScalar, type Row } from '../seen/rows';
import type { TriedList } from './try-pages';

/** A list of codes in the input of a call. */
interface Codes {
  readonly name: string;
  readonly place: 'query' | 'body';
  readonly codes: readonly unknown[];
}

/** A list that is asked for several codes answers each of them as it does for that one alone. */
export async function tryCodes({ operation, probe }: TriedList): Promise<void> {
  const { example } = operation;
  for (const { name, place, codes } of codesIn(example)) {
    const all = await probe.ask(example, `all ${name}`);
    const [first, last] = [codes[0], codes.at(-1)];
    if (!all.isSuccess || first === last) continue;
    for (const code of [first, last]) {
      const title = `${name} = ${JSON.stringify([code])} alone`;
      const one = await probe.ask(withCallValue(example, [place, name], [code]), title);
      const ofCode = (rows: readonly Row[]) => rows.filter((row) => Object.values(row).includes(code)).length;
      if (!one.isSuccess || ofCode(one.rows) <= ofCode(all.rows)) continue;
      const message = `${ofCode(one.rows)} rows of ${String(code)} come for it alone, ${ofCode(all.rows)} beside others`;
      probe.fail(all, { check: 'filter', place: `data.${name}`, message }, title);
      break;
    }
  }
}

const codesIn = ({ query, body }: CallValues): readonly Codes[] =>
  (
    [
      ['query', query],
      ['body', body],
    ] as const
  ).flatMap(([place, values]) =>
    Object.entries(isRecord(values) ? values : {}).flatMap(([name, codes]): readonly Codes[] =>
      Array.isArray(codes) && codes.length > 1 && codes.every(isScalar) ? [{ name, place, codes }] : [],
    ),
  );
