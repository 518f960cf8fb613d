import { type CallValues, withCallValue } from '../input/call-values';
import { firstPage, isList, openCall, pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { inputPlaces } from '../input/with-inputs';
import type { Trial } from '../made-trial';
import { inputsOf } from '../rows/filters';
import { answered } from '../seen/answered';
import { isScalar, type Row } from '../seen/rows';
import { type Kit, tryCall } from '../trial';

/** Which question shows a write: the read's own example, the read asked for what the write names, or a list without its filters. */
export type Question = 'example' | 'about' | 'open';

/** A read as it is asked before and after a write. */
export interface Look {
  readonly read: KitOperation;
  readonly question: Question;
  readonly values: CallValues;
}

/** What a read answered. */
export interface State {
  readonly trial: Trial;
  readonly isSuccess: boolean;
  /** The business said that there is no such thing. */
  readonly isRefused: boolean;
  readonly data: unknown;
}

/** New rows mostly come first; the longest pages would take their time. */
const LONG_PAGE = 100;
/** Inputs that name a thing. */
const NAMES = /(No|Id|ID|Code)$|^(id|userName)$/;

/** A read with its example, on a long page. */
export function exampleLook(kit: Kit, read: KitOperation): Look {
  const values = firstPage(pagePlace(kit.description, read), read.example, LONG_PAGE);
  return { read, question: 'example', values };
}

/** A read asked for what a write names; undefined where its own example does that. */
export function aboutLook(kit: Kit, read: KitOperation, named: Row): Look | undefined {
  const look = exampleLook(kit, read);
  const known = inputsOf(read.example);
  let values = look.values;
  for (const [place, name] of inputPlaces(kit.description, read)) {
    const key = Object.keys(named).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (key === undefined || named[key] === known[name] || (place === 'body' && !isRecord(values.body)))
      continue;
    values = withCallValue(values, [place, name], named[key]);
  }
  return values === look.values ? undefined : { read, question: 'about', values };
}

/** A list without the filters of its example; undefined for what is no list, and for one whose example has none. */
export function openLook(kit: Kit, read: KitOperation): Look | undefined {
  if (!isList(kit.description, read)) return undefined;
  const example = openCall(kit.description, read);
  if (JSON.stringify(example) === JSON.stringify(read.example)) return undefined;
  return { ...exampleLook(kit, { ...read, example }), read, question: 'open' };
}

/** The names in the input of a write: its texts in fields that name a thing, and the first of lists of them. */
export function namesIn({ path, query, body }: CallValues): Row {
  const fields = Object.entries({ ...path, ...query, ...(isRecord(body) ? body : {}) }).map(
    ([name, value]) =>
      Array.isArray(value) ? ([name.replace(/List$/, ''), value[0]] as const) : ([name, value] as const),
  );
  return Object.fromEntries(
    fields.filter(([name, value]) => NAMES.test(name) && isScalar(value) && value !== ''),
  );
}

export async function look(kit: Kit, { read, values }: Look): Promise<State> {
  const trial = await tryCall(kit, read, { values });
  const answer = answered(trial);
  return {
    trial,
    isSuccess: answer?.status === 200 && (answer.code === '1' || answer.isFile),
    isRefused: (answer?.status === 200 && !answer.isFile && answer.code !== '1') || answer?.status === 404,
    data: answer?.isFile ? answer.bytes : answer?.data,
  };
}
