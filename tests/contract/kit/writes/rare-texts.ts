/** Whether the texts of a write come back as they were written, whatever their characters. */
import type { Description } from '@dealer-portal/openapi/mock/proxy';
import { valueAt, withCallValue } from '../input/call-values';
import { fitsLength, isFreeText } from '../input/edges';
import type { KitOperation } from '../input/operation';
import { isRecord, plainSchema } from '../input/schema';
import type { Trial } from '../made-trial';
import { answered } from '../seen/answered';
import { type Kit, tryCall } from '../trial';
import { type Difference, difference, pairsIn } from './differences';
import { freshStates, statesOf, type Watched } from './watched';

/** Characters that a store of the wrong encoding loses. */
const RARE_TEXT = '𠮷😀é仓';
/** Longer texts would take their time. */
const LONGEST = 200;

/** The rare characters, and as many others as the description allows: a store of a shorter column cuts them. */
function rareText(description: Description, { bodySchema }: KitOperation, name: string): string {
  const { properties } = plainSchema(description, bodySchema);
  const { maxLength = 0 } = plainSchema(description, properties[name]);
  // Some count a rare character as two.
  const left = Math.min(maxLength, LONGEST) - RARE_TEXT.length;
  return RARE_TEXT + '长'.repeat(Math.max(0, left));
}

/** The free texts of a write that a read shows as they were written. */
export function storedTexts(
  { description }: Kit,
  { example, bodySchema }: KitOperation,
  { added, changed }: Difference,
): readonly string[] {
  const body = isRecord(example.body) ? example.body : {};
  const { properties } = plainSchema(description, bodySchema);
  const rows = [...added, ...changed.map(({ after }) => after)];
  return Object.keys(body).filter((name) => {
    const schema = plainSchema(description, properties[name]);
    const isFit = isFreeText(schema) && fitsLength(RARE_TEXT, schema);
    const isName = /(No|Id|Code|Key|Type|Status)$|^id$/.test(name);
    return isFit && !isName && rows.some((row) => row[name] === body[name]);
  });
}

/** A text of a write, and the place of a read that showed it. */
interface ShownText {
  readonly at: number;
  readonly name: string;
}

/** Writes again, with rare characters in the texts that are stored: where they were shown they are read as they were written. */
export async function writeRareTexts(
  kit: Kit,
  {
    operation,
    watched,
    texts,
  }: {
    readonly operation: KitOperation;
    readonly watched: readonly Watched[];
    readonly texts: readonly ShownText[];
  },
  fail: (trial: Trial, message: string, place: string) => void,
): Promise<Trial> {
  const before = await freshStates(kit, operation, watched);
  const values = texts.reduce(
    (call, { name }) => withCallValue(call, ['body', name], rareText(kit.description, operation, name)),
    operation.example,
  );
  const trial = await tryCall(kit, operation, { values });
  if (answered(trial)?.code !== '1') return trial;
  const after = await statesOf(kit, watched);
  for (const { at, name } of texts) {
    const [one, other] = [before[at], after[at]];
    if (!one?.isSuccess || !other?.isSuccess) continue;
    const [wanted, usual] = [values, operation.example].map((call) => valueAt(call, ['body', name]));
    const odd = garbled(difference(one.data, other.data), name, { wanted, usual });
    if (odd === undefined) continue;
    const read = watched[at]?.shown.read ?? '';
    fail(trial, `${read}: ${name} is ${JSON.stringify(odd)}, not ${JSON.stringify(wanted)}`, read);
    break;
  }
  return trial;
}

/** The text that a read shows in place of the rare one; undefined where a row holds that, or none was written. */
function garbled(
  result: Difference,
  name: string,
  { wanted, usual }: { readonly wanted: unknown; readonly usual: unknown },
): unknown {
  const pairs = pairsIn(result);
  if (pairs.some(({ after }) => after[name] === wanted)) return undefined;
  return pairs.find(
    ({ before, after }) =>
      typeof after[name] === 'string' && after[name] !== before[name] && after[name] !== usual,
  )?.after[name];
}
