import { type TestCall, valueAt, withCallValue } from '../input/call-values';
import { fitsLength, isFreeText } from '../input/edges';
import { mutated, mutationsFor } from '../input/mutations';
import type { KitOperation } from '../input/operation';
import { placesOf } from '../input/places';
import { isRecord, plainSchema } from '../input/schema';
import { wholeCall } from '../input/whole-call';
import type { Problem } from '../judge/problem';
import type { Trial } from '../made-trial';
import { answered, isEmptyData } from '../seen/answered';
import { type Kit, type PhaseResult, phaseResult, putBack, tryCall } from '../trial';
import {
  canTurn,
  type Difference,
  difference,
  isSame,
  isTurn,
  pairsIn,
  stateDifference,
} from '../writes/differences';
import { aboutLook, exampleLook, type Look, look, namesIn, openLook, type State } from '../writes/read-state';
import { loadShownBy, movedOf, type Shown } from '../writes/shown-by';
import { storedProblems } from '../writes/stored';
import { createFailures } from './collect';

const SHOWN_BY = loadShownBy();
/** Refused calls of a write that are sent between two reads. */
const MOST_REFUSED = 3;

/** A read that shows a write, as it is asked. */
interface Watched {
  readonly shown: Shown;
  readonly look: Look;
}

/** Reads, writes and reads again; undefined for a write that no read shows. */
export async function writesPhase(
  kit: Kit,
  operation: KitOperation,
  untouched: ReadonlyMap<string, string>,
): Promise<PhaseResult | undefined> {
  const shown = SHOWN_BY.get(operation.id);
  if (!shown) return undefined;
  const aim = { operation, phase: 'writes' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const failures = createFailures(aim);
    const fail = (trial: Trial, message: string, place: string) => {
      const problem: Problem = { check: 'write', place, message };
      failures.add({ ...trial, operation, problems: [problem] }, 'read, write, read');
    };
    const watched = shown.flatMap((item) => watchedOf(counting, operation, item) ?? []);
    // Where nobody puts the backend back, only the first write of a run meets what the table was made with.
    let isFirst = kit.target.canReset || !kit.memory.hasWritten();
    await prepare(counting, operation);
    let before = await statesOf(counting, watched);
    const refused = refusedCalls(counting, operation);
    for (const call of refused)
      failures.add(await tryCall(counting, operation, call), `read, ${call.fault}, read`);
    if (refused.length > 0 && changedRead(watched, before, await statesOf(counting, watched))) {
      const found = await culprit(counting, operation, { watched, refused });
      if (found) {
        fail(found.trial, `a refused call changed what ${found.odd} answers`, 'refused');
        return failures.list();
      }
      // Somebody else wrote: what the write does is held against what stands there now.
      isFirst = kit.target.canReset;
      await putBack(counting);
      await prepare(counting, operation);
      before = await statesOf(counting, watched);
    }
    const trial = await tryCall(counting, operation, { values: operation.example });
    failures.add(trial, 'read, write, read');
    const after = await statesOf(counting, watched);
    if (answered(trial)?.code !== '1') {
      const odd = changedRead(watched, before, after);
      if (odd && isAnswered(trial)) fail(trial, `it was refused, and changed what ${odd} answers`, 'refused');
      return failures.list();
    }
    const results = watched.flatMap(({ shown: expected }, at) => {
      const [one, other] = [before[at], after[at]];
      const isStill =
        expected.question === 'example' && untouched.get(expected.read) === JSON.stringify(one?.data);
      const result = one && other && knownDifference(expected, one, other);
      return result ? [{ at, expected, isStill, result }] : [];
    });
    const isUntouched = results.every(({ isStill, expected }) => isStill || expected.question !== 'example');
    if ((isFirst || isUntouched) && results.length > 0 && results.every(({ result }) => isSame(result))) {
      const names = results.map(({ expected }) => expected.read).join(', ');
      fail(trial, `it was answered with success, and ${names} answer as before`, 'nothing changed');
      return failures.list();
    }
    for (const { at, expected, isStill, result } of results) {
      const left = atMost(expected, result);
      // A small answer may be as before by chance: the other reads must be so, too.
      const message = isFirst || (isStill && isUntouched) ? exactly(expected, result) : left;
      if (message) fail(trial, `${expected.read}: ${message}`, expected.read);
      const answers = { before: before[at]?.data, after: after[at]?.data };
      for (const problem of storedProblems(operation.example, answers, result))
        fail(trial, `${expected.read}: ${problem}`, expected.read);
    }
    const texts = results.flatMap(({ at, result }) =>
      storedTexts(counting, operation, result).map((name) => ({ at, name })),
    );
    if (texts.length === 0) return failures.list();
    const rare = await writeRareTexts(counting, { operation, watched, texts }, fail);
    if (!isAnswered(rare)) failures.add(rare, 'read, write of rare characters, read');
    return failures.list();
  });
}

/** Whether a backend answered at all, and did not speak of its own trouble by a status. */
const isAnswered = (trial: Trial): boolean => (answered(trial)?.status ?? 500) < 500;

/** A read that answers otherwise than before, where it was answered both times. */
function changedRead(
  watched: readonly Watched[],
  before: readonly State[],
  after: readonly State[],
): string | undefined {
  return watched.find((_, at) => {
    const result = stateDifference(before[at], after[at]);
    return result && !isSame(result);
  })?.shown.read;
}

/** In what a read that shows the write differs; undefined where its answers tell nothing of it. */
function knownDifference(expected: Shown, before: State, after: State): Difference | undefined {
  if (isTurn(expected)) return canTurn(expected, before) ? stateDifference(before, after) : undefined;
  if (!before.isSuccess || !after.isSuccess) return undefined;
  return expected.added > 0 || isSeen(before, after) ? difference(before.data, after.data) : undefined;
}

/** Whether there is something in which a change could show: an empty list that stays empty shows nothing. */
const isSeen = (before: State, after: State): boolean =>
  [before, after].some(({ data }) => !isEmptyData(data, 0));

/** Characters that a store of the wrong encoding loses. */
const RARE_TEXT = '𠮷😀é仓';

/** The free texts of a write that a read shows as they were written. */
function storedTexts(
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
async function writeRareTexts(
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
  await putBack(kit);
  await prepare(kit, operation);
  const before = await statesOf(kit, watched);
  const values = texts.reduce(
    (call, { name }) => withCallValue(call, ['body', name], RARE_TEXT),
    operation.example,
  );
  const trial = await tryCall(kit, operation, { values });
  if (answered(trial)?.code !== '1') return trial;
  const after = await statesOf(kit, watched);
  for (const { at, name } of texts) {
    const [one, other] = [before[at], after[at]];
    if (!one?.isSuccess || !other?.isSuccess) continue;
    const odd = garbled(difference(one.data, other.data), name, valueAt(operation.example, ['body', name]));
    if (odd === undefined) continue;
    const read = watched[at]?.shown.read ?? '';
    fail(trial, `${read}: ${name} is ${JSON.stringify(odd)}, not ${JSON.stringify(RARE_TEXT)}`, read);
    break;
  }
  return trial;
}

/** The text that a read shows in place of the rare one; undefined where a row holds that, or none was written. */
function garbled(result: Difference, name: string, usual: unknown): unknown {
  const pairs = pairsIn(result);
  if (pairs.some(({ after }) => after[name] === RARE_TEXT)) return undefined;
  return pairs.find(
    ({ before, after }) =>
      typeof after[name] === 'string' && after[name] !== before[name] && after[name] !== usual,
  )?.after[name];
}

function watchedOf(kit: Kit, operation: KitOperation, shown: Shown): Watched | undefined {
  const read = kit.operations.get(shown.read);
  if (!read) return undefined;
  const looks = { example: exampleLook, open: openLook, about: aboutLook };
  const found = looks[shown.question](kit, read, namesIn(operation.example));
  return found && { shown, look: found };
}

/** What the description says must come first. */
async function prepare(kit: Kit, operation: KitOperation): Promise<void> {
  for (const id of operation.call.route.operation['x-after'] ?? []) {
    const earlier = kit.operations.get(id);
    if (earlier) await tryCall(kit, earlier, { values: earlier.example });
  }
}

async function statesOf(kit: Kit, watched: readonly Watched[]): Promise<readonly State[]> {
  const states: State[] = [];
  for (const item of watched) states.push(await look(kit, item.look));
  return states;
}

/** Calls that must be refused: without a credential, and wrong in one place. */
function refusedCalls({ description }: Kit, operation: KitOperation): readonly TestCall[] {
  const values = wholeCall(description, operation);
  const mutations = mutationsFor(operation, placesOf(description, operation, values));
  const calls = mutations.flatMap((mutation): readonly TestCall[] => {
    const call = mutated(operation.call, mutation, operation.example);
    return call ? [call] : [];
  });
  const step = Math.max(1, Math.floor(calls.length / MOST_REFUSED));
  return calls.filter((_, at) => at % step === 0).slice(0, MOST_REFUSED);
}

/** The refused call that changes what a read answers, each sent again by itself; undefined where none does, or the read changes without a call. */
async function culprit(
  kit: Kit,
  operation: KitOperation,
  { watched, refused }: { readonly watched: readonly Watched[]; readonly refused: readonly TestCall[] },
): Promise<{ readonly trial: Trial; readonly odd: string } | undefined> {
  await putBack(kit);
  await prepare(kit, operation);
  for (const call of refused) {
    const before = await statesOf(kit, watched);
    const still = await statesOf(kit, watched);
    if (changedRead(watched, before, still)) return undefined;
    const trial = await tryCall(kit, operation, call);
    const odd = changedRead(watched, still, await statesOf(kit, watched));
    if (odd) return { trial, odd };
  }
  return undefined;
}

/** In what a change differs from the one that is known of this write, where nothing was written before. */
function exactly(expected: Shown, result: Difference): string | undefined {
  const { added, removed, changed, fields } = result;
  // Where nothing is found, one backend refuses and another answers nothing.
  if (isTurn(expected)) return isSame(result) ? 'it answers as before' : undefined;
  const counts: readonly (readonly [string, number, number])[] = [
    ['added', expected.added, added.length],
    ['removed', expected.removed, removed.length],
    ['changed', expected.changed, changed.length],
  ];
  const odd = counts.find(([, known, found]) => known !== found);
  if (odd) return `${odd[2]} rows were ${odd[0]}, not ${odd[1]}`;
  const missing = expected.fields.filter((name) => !fields.includes(name));
  const strange = fields.filter((name) => !expected.fields.includes(name));
  if (missing.length > 0) return `${missing.join(', ')} stayed as before`;
  if (strange.length > 0) return `${strange.join(', ')} changed, too`;
  const moved = movedOf(result);
  const twice = Object.entries(expected.moved).find(([name, figure]) => moved[name] === 2 * figure);
  return twice ? `${twice[0]} moved by ${moved[twice[0]]}, twice as much as once` : undefined;
}

/** The same where earlier writes of the run have been here: a write adds no more than it does at first, and takes no second thing. */
function atMost(expected: Shown, { added, removed }: Difference): string | undefined {
  if (expected.added > 0 && added.length > expected.added)
    return `${added.length} rows were added, not ${expected.added}`;
  if (expected.removed === 1 && removed.length > 1) return `${removed.length} rows were removed, not 1`;
  return undefined;
}
