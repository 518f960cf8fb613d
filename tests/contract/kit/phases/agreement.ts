import type { CallValues } from '../input/call-values';
import { firstPage, isList, LONGEST_PAGE, openCall, pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { type Pair, pairsOf } from '../input/pairs';
import { isRecord } from '../input/schema';
import { inputPlaces, withInputs } from '../input/with-inputs';
import { sheetRows } from '../judge/sheet';
import type { Trial } from '../made-trial';
import { inputsOf } from '../rows/filters';
import { answered, successData } from '../seen/answered';
import { isScalar, type Row, rowsOf, totalOf } from '../seen/rows';
import { type Failure, type Kit, type PhaseResult, phaseResult, tryCall } from '../trial';
import { createFailures } from './collect';

/** Rows that are looked up one by one. */
const MOST_ROWS = 3;

/** Holds calls against each other that tell the same facts, where one of both is wanted. */
export async function agreementPhase(
  kit: Kit,
  selected: readonly KitOperation[],
): Promise<readonly PhaseResult[]> {
  const wanted = new Set(selected.map(({ id }) => id));
  const results: PhaseResult[] = [];
  for (const operation of kit.operations.values()) {
    const pairs = pairsOf(operation).filter((pair) => wanted.has(operation.id) || wanted.has(pair.with));
    if (pairs.length === 0) continue;
    const aim = { operation, phase: 'agreement' } as const;
    results.push(
      await phaseResult(kit, aim, async (counting) => {
        const all: Failure[] = [];
        for (const pair of pairs) {
          const other = counting.operations.get(pair.with);
          if (other) all.push(...(await held(counting, { operation, other, pair })));
        }
        return all;
      }),
    );
  }
  return results;
}

interface Held {
  readonly operation: KitOperation;
  readonly other: KitOperation;
  readonly pair: Pair;
}

type Fail = (trial: Trial, message: string) => void;

async function held(kit: Kit, { operation, other, pair }: Held): Promise<readonly Failure[]> {
  const failures = createFailures({ operation, phase: 'agreement' });
  const title = `${operation.id} and ${other.id}`;
  const fail: Fail = (trial, message) => {
    failures.add(
      { ...trial, operation, problems: [{ check: 'disagreement', place: pair.as, message }] },
      title,
    );
  };
  const ask = async (one: KitOperation, values: CallValues) => {
    const trial = await tryCall(kit, one, { values });
    failures.add(trial, title);
    return trial;
  };
  await KINDS[pair.as]({ kit, operation, other, pair, ask, fail });
  return failures.list();
}

interface Tools extends Held {
  readonly kit: Kit;
  readonly ask: (operation: KitOperation, values: CallValues) => Promise<Trial>;
  readonly fail: Fail;
}

const onePage = ({ description }: Kit, operation: KitOperation, values: CallValues): CallValues =>
  firstPage(pagePlace(description, operation), values, LONGEST_PAGE);

/** All rows of the other call that the same inputs choose. */
async function theirs({ kit, other, pair, ask }: Tools, named: Row) {
  const trial = await ask(
    other,
    onePage(kit, other, withInputs(kit, bare(kit, other), { ...named, ...pair.input })),
  );
  const data = successData(trial);
  const all = rowsOf(data);
  const rows = all.filter((row) => Object.entries(pair.where).every(([name, value]) => row[name] === value));
  const known = totalOf(data) ?? all.length;
  const isSuccess = data !== undefined;
  // Rows that were not read may be among those that count.
  const isWhole = isSuccess && known <= LONGEST_PAGE;
  return { isSuccess, isWhole, data, rows, total: known - (all.length - rows.length) };
}

type TheirList = Awaited<ReturnType<typeof theirs>>;

/** The list of the other, or its lists for each row of a third call; undefined where that was not answered whole. */
async function listsOver(tools: Tools): Promise<readonly TheirList[] | undefined> {
  const { kit, operation, pair, ask } = tools;
  const inputs = inputsOf(operation.example);
  const third = pair.over && kit.operations.get(pair.over.with);
  if (!pair.over || !third) return [await theirs(tools, inputs)];
  const { by } = pair.over;
  const lists: TheirList[] = [];
  const data = successData(await ask(third, onePage(kit, third, third.example)));
  const rows = rowsOf(data);
  if (data === undefined || (totalOf(data) ?? 0) > LONGEST_PAGE) return undefined;
  for (const row of rows) lists.push(await theirs(tools, { ...inputs, [by]: row[by] }));
  return lists;
}

/** How many rows a list has, or entries within its rows. */
function linesOf({ lines }: Pair, { rows, total }: TheirList): number {
  if (lines === undefined) return total;
  return rows.reduce((sum, row) => sum + (Array.isArray(row[lines]) ? row[lines].length : 1), 0);
}

/** A list without the filters of its example. */
function bare(kit: Kit, operation: KitOperation): KitOperation {
  return isList(kit.description, operation)
    ? { ...operation, example: openCall(kit.description, operation) }
    : operation;
}

const KINDS: Readonly<Record<Pair['as'], (tools: Tools) => Promise<void>>> = {
  count: async (tools) => {
    const { operation, other, pair, ask, fail } = tools;
    const trial = await ask(operation, operation.example);
    const mine = figureOf(pair, successData(trial));
    const lists = await listsOver(tools);
    const isCounted = pair.lines === undefined && Object.keys(pair.where).length === 0;
    const isKnown = (list: TheirList) => (isCounted ? list.isSuccess : list.isWhole);
    if (typeof mine !== 'number' || !lists?.every(isKnown)) return;
    const total = lists.reduce((sum, list) => sum + linesOf(pair, list), 0);
    if (mine === total) return;
    fail(trial, `it counts ${mine}, ${other.id} has ${total} rows`);
  },
  sum: async (tools) => {
    const { operation, other, pair, ask, fail } = tools;
    const trial = await ask(operation, operation.example);
    const mine = figureOf(pair, successData(trial));
    const list = await theirs(tools, inputsOf(operation.example));
    const sum = sumOf(list.rows, pair.theirs);
    if (typeof mine !== 'number' || sum === undefined || !list.isWhole || mine === sum) return;
    fail(trial, `it counts ${mine}, ${pair.theirs} of ${other.id} adds up to ${sum}`);
  },
  parts: async (tools) => {
    const { operation, other, pair, ask, fail } = tools;
    const trial = await ask(operation, operation.example);
    for (const row of rowsOf(successData(trial)).slice(0, MOST_ROWS)) {
      const list = await theirs(tools, Object.fromEntries(pair.take.map((name) => [name, row[name]])));
      const [mine, sum] = [row[pair.mine], sumOf(list.rows, pair.theirs)];
      if (typeof mine !== 'number' || sum === undefined || !list.isWhole || mine === sum) continue;
      fail(trial, `${pair.mine} is ${mine}, ${pair.theirs} of ${other.id} adds up to ${sum}`);
    }
  },
  detail: async (tools) => {
    const { kit, operation, pair, ask, fail } = tools;
    const { rows } = await theirs(tools, {});
    for (const row of rows.slice(0, MOST_ROWS)) {
      const trial = await ask(operation, withInputs(kit, operation, row));
      const [detail] = toldBy(pair, successData(trial));
      const name = detail && unlike(row, detail, pair.but);
      if (name)
        fail(
          trial,
          `${name} is ${JSON.stringify(detail[name])} here and ${JSON.stringify(row[name])} in the list`,
        );
    }
  },
  rows: async (tools) => {
    const { operation, other, pair, ask, fail } = tools;
    const list = await theirs(tools, {});
    const rows =
      list.rows.length === 0 && isRecord(list.data) && !isPage(list.data) ? [list.data] : list.rows;
    const trial = await ask(operation, operation.example);
    const data = successData(trial);
    const told = toldBy(pair, data);
    const nameOf = (row: Row) => row[pair.by];
    const isThere = (row: Row, among: readonly Row[]) => among.some((one) => nameOf(one) === nameOf(row));
    for (const mine of told) {
      const row = pair.by === '' ? rows[0] : rows.find((candidate) => nameOf(candidate) === nameOf(mine));
      const name = row && unlike(row, mine, pair.but);
      if (name)
        fail(
          trial,
          `${name} of ${String(nameOf(mine))} is ${JSON.stringify(mine[name])} here and ${JSON.stringify(row[name])} in ${other.id}`,
        );
    }
    if (pair.by === '' || data === undefined || !list.isWhole) return;
    const strange = pair.every !== 'none' && told.find((row) => isScalar(nameOf(row)) && !isThere(row, rows));
    if (strange) fail(trial, `${String(nameOf(strange))} is here and not in ${other.id}`);
    const isAll = (totalOf(data) ?? told.length) <= told.length;
    const missing = pair.every === 'both' && isAll && rows.find((row) => !isThere(row, told));
    if (missing) fail(trial, `${String(nameOf(missing))} is in ${other.id} and not here`);
  },
  figure: async (tools) => {
    const { kit, operation, other, pair, ask, fail } = tools;
    const { rows } = await theirs(tools, {});
    const hold = (trial: Trial, mine: unknown, row: Row) => {
      const figure = row[pair.theirs];
      if (typeof mine !== 'number' || typeof figure !== 'number' || mine === figure) return;
      fail(trial, `${pair.mine} of ${String(row[pair.by])} is ${mine}, ${other.id} says ${figure}`);
    };
    const open = bare(kit, operation);
    if (!(pair.by in inputsOf(open.example)) && !takes(kit, operation, pair.by)) {
      const trial = await ask(operation, operation.example);
      const [mine] = toldBy(pair, successData(trial));
      const row = mine && rows.find((candidate) => candidate[pair.by] === mine[pair.by]);
      if (row) hold(trial, mine[pair.mine], row);
      return;
    }
    for (const row of rows.slice(0, MOST_ROWS)) {
      const trial = await ask(
        operation,
        withInputs(kit, open, { ...inputsOf(open.example), [pair.by]: row[pair.by] }),
      );
      const data = successData(trial);
      hold(trial, isRecord(data) ? data[pair.mine] : undefined, row);
    }
  },
  export: async (tools) => {
    const { kit, operation, fail, ask } = tools;
    const base = inputsOf(operation.example);
    const { rows } = await theirs(tools, base);
    const [filter] = Object.entries(rows[0] ?? {}).filter(
      ([name, value]) =>
        /^(status|\w+No)$/.test(name) &&
        isScalar(value) &&
        withInputs(kit, operation, { [name]: value }) !== operation.example,
    );
    for (const more of [{}, ...(filter ? [Object.fromEntries([filter])] : [])]) {
      const list = await theirs(tools, { ...base, ...more });
      const trial = await ask(operation, withInputs(kit, operation, more));
      await exported(tools, { trial, list, fail });
    }
  },
};

async function exported(
  { pair }: Tools,
  { trial, list, fail }: { readonly trial: Trial; readonly list: TheirList; readonly fail: Fail },
): Promise<void> {
  if (!answered(trial)?.isFile || trial.outcome.kind !== 'answer' || !list.isWhole) return;
  const sheet = await sheetRows(trial.outcome.exchange.body ?? new Uint8Array());
  const expected = linesOf(pair, list);
  if (typeof sheet === 'string') return fail(trial, sheet);
  const lines = Math.max(0, sheet.length - 1);
  if (lines !== expected) {
    fail(trial, `the file has ${lines} rows below its heading, the list ${expected} by the same filters`);
    return;
  }
  const name = Object.keys(list.rows[0] ?? {}).find((key) => /No$/.test(key));
  const cells = new Set(sheet.flat().map(String));
  const missing = name && list.rows.find((row) => isScalar(row[name]) && !cells.has(String(row[name])));
  if (name && missing) fail(trial, `the file does not hold ${name} ${String(missing[name])} of the list`);
}

/** A field of both that differs. */
function unlike(one: Row, other: Row, but: readonly string[]): string | undefined {
  return Object.keys(one).find(
    (name) =>
      !but.includes(name) && isScalar(one[name]) && isScalar(other[name]) && one[name] !== other[name],
  );
}

const isPage = (data: Row): boolean => Array.isArray(data['records']);

/** The rows that a call tells, or its one thing. */
function toldBy({ within }: Pair, data: unknown): readonly Row[] {
  const told = within !== '' && isRecord(data) ? data[within] : data;
  const rows = rowsOf(told);
  return rows.length === 0 && isRecord(told) ? [told] : rows;
}

/** The figure that a call tells: its data, a field of that, or the sum of a field of its rows. */
function figureOf(pair: Pair, data: unknown): unknown {
  if (pair.within === '' && isRecord(data)) return data[pair.mine];
  const told = toldBy(pair, data);
  return told.length === 0 ? data : sumOf(told, pair.mine);
}

/** Money as cents, so that sums are exact; undefined where a value is no number. */
function sumOf(rows: readonly Row[], name: string): number | undefined {
  const values = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
  if (values.length < rows.length) return undefined;
  return values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
}

/** Whether a call takes an input of a name. */
const takes = ({ description }: Kit, operation: KitOperation, name: string): boolean =>
  inputPlaces(description, operation).some(([, input]) => input === name);
