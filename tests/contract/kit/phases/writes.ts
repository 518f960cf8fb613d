import type { KitOperation } from '../input/operation';
import type { Trial } from '../made-trial';
import { answered, isEmptyData, successData } from '../seen/answered';
import { type Kit, type PhaseResult, phaseResult, tryCall } from '../trial';
import { canTurn, type Difference, difference, isSame, isTurn, stateDifference } from '../writes/differences';
import { storedTexts, writeRareTexts } from '../writes/rare-texts';
import type { State } from '../writes/read-state';
import { culprit, refusedCalls } from '../writes/refused-calls';
import { loadShownBy, movedOf, type Shown } from '../writes/shown-by';
import { type Answers, answeredProblems, storedProblems } from '../writes/stored';
import { changedRead, freshStates, statesOf, watchedOf } from '../writes/watched';
import { createFailures } from './collect';

const SHOWN_BY = loadShownBy();

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
      const check = trial.call.credential === 'other' ? 'owner' : 'write';
      failures.add({ ...trial, operation, problems: [{ check, place, message }] }, 'read, write, read');
    };
    const watched = shown.flatMap((item) => watchedOf(counting, operation, item) ?? []);
    // Where nobody puts the backend back, only the first write of a run meets what the table was made with.
    let isFirst = kit.target.canReset || !kit.memory.hasWritten();
    let before = await freshStates(counting, operation, watched);
    const refused = refusedCalls(counting, operation);
    for (const call of refused)
      failures.add(
        await tryCall(counting, operation, call),
        `read, ${call.fault ?? 'the same by another'}, read`,
      );
    if (refused.length > 0 && changedRead(watched, before, await statesOf(counting, watched))) {
      const found = await culprit(counting, operation, { watched, refused });
      if (found) {
        const whose = found.trial.call.credential === 'other' ? 'call of another customer' : 'refused call';
        fail(found.trial, `a ${whose} changed what ${found.odd} answers`, 'refused');
        return failures.list();
      }
      // Somebody else wrote: what the write does is held against what stands there now.
      isFirst = kit.target.canReset;
      before = await freshStates(counting, operation, watched);
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
      const answers = { before: one?.data, after: other?.data };
      return result && canShow(expected, answers) ? [{ at, expected, isStill, result, answers }] : [];
    });
    const isUntouched = results.every(({ isStill, expected }) => isStill || expected.question !== 'example');
    if ((isFirst || isUntouched) && results.length > 0 && results.every(({ result }) => isSame(result))) {
      const names = results.map(({ expected }) => expected.read).join(', ');
      fail(trial, `it was answered with success, and ${names} answer as before`, 'nothing changed');
      return failures.list();
    }
    for (const { expected, isStill, result, answers } of results) {
      const left = atMost(expected, result);
      // A small answer may be as before by chance: the other reads must be so, too.
      const message = isFirst || (isStill && isUntouched) ? exactly(expected, result, answers) : left;
      if (message) fail(trial, `${expected.read}: ${message}`, expected.read);
      for (const problem of [
        ...storedProblems(operation.example, answers, result),
        ...answeredProblems(successData(trial), answers, result.added),
      ])
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

/** In what a read that shows the write differs; undefined where its answers tell nothing of it. */
function knownDifference(expected: Shown, before: State, after: State): Difference | undefined {
  if (isTurn(expected)) return canTurn(expected, before) ? stateDifference(before, after) : undefined;
  if (!before.isSuccess || !after.isSuccess) return undefined;
  return expected.added > 0 || isSeen(before, after) ? difference(before.data, after.data) : undefined;
}

/** Whether answers name a field in which a write shows: one that may be left out can change in no answer of a backend that does so. */
const canShow = (expected: Shown, answers: Answers): boolean =>
  expected.added + expected.removed > 0 || isTurn(expected) || toldFields(expected, answers).length > 0;

function toldFields({ fields }: Shown, answers: Answers): readonly string[] {
  const text = JSON.stringify(answers);
  return fields.filter((name) => name === 'data' || text.includes(`"${name}":`));
}

/** Whether there is something in which a change could show: an empty list that stays empty shows nothing. */
const isSeen = (before: State, after: State): boolean =>
  [before, after].some(({ data }) => !isEmptyData(data, 0));

/** In what a change differs from the one that is known of this write, where nothing was written before. */
function exactly(expected: Shown, result: Difference, answers: Answers): string | undefined {
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
  const missing = toldFields(expected, answers).filter((name) => !fields.includes(name));
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
