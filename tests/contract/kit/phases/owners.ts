import type { CallValues } from '../input/call-values';
import { LONGEST_PAGE, openPage, pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { pairsOf } from '../input/pairs';
import { isRecord } from '../input/schema';
import { inputPlaces, withInputs } from '../input/with-inputs';
import { NO_EFFECT } from '../rows/no-effect';
import { successData } from '../seen/answered';
import { ownersIn } from '../seen/memory';
import { OWNER_FIELDS } from '../seen/owner-fields';
import { isScalar, leavesIn, type Row, rowsOf, totalOf } from '../seen/rows';
import { isThorough, type Kit, type PhaseResult, phaseResult, tryCall } from '../trial';
import { SHUT_WAYS } from '../ways-in';
import { createProbe, type Probe } from './probe';

/** So many ways in are tried where not all are. */
const FEW = 2;
/** So many rows of a list are compared with those of another customer. */
const MOST_ROWS = 50;

/** Comes in by ways that must be shut, asks for what is another's, and asks as another for what is the tester's. */
export async function ownersPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult | undefined> {
  if (!operation.isSecured) return undefined;
  const aim = { operation, phase: 'owners' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const probe = createProbe(counting, aim);
    const start = kit.amount.seed % SHUT_WAYS.length;
    const ways = isThorough(kit) ? SHUT_WAYS : [...SHUT_WAYS, ...SHUT_WAYS].slice(start, start + FEW);
    for (const credential of ways) {
      await probe.ask(operation.example, credential, { fault: credential, credential });
    }
    if (operation.isRead && !isForAll(operation)) {
      await askForAnothers(counting, operation, probe);
      if (kit.target.other) {
        await askAsAnother(counting, operation, probe);
        await openAsAnother(counting, operation, probe);
      }
    }
    return probe.failures();
  });
}

/** Whether a list is the same for everybody, because its inputs narrow nothing. */
const isForAll = ({ id }: KitOperation): boolean =>
  Object.keys(NO_EFFECT).some((name) => name === `${id} params`);

/** The tester's own credential with the codes of another customer: no row may come. */
async function askForAnothers(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  // A plain list may be the same for every customer, so that whose code is named says nothing.
  if (!pagePlace(kit.description, operation) && !kit.amount.otherValues) return;
  const values = withAnothers(kit, operation.example);
  if (JSON.stringify(values) === JSON.stringify(operation.example)) return;
  const title = "another customer's codes";
  const asked = await probe.ask(values, title, { credential: undefined, isForeign: true });
  if (!asked.isSuccess || asked.rows.length === 0) return;
  const message = `${asked.rows.length} rows came for codes that are none of the tester's own`;
  probe.fail(asked, { check: 'owner', place: 'data', message }, title);
}

/** The input with another's code wherever one of the tester's own names a customer. */
function withAnothers(kit: Kit, values: CallValues): CallValues {
  const { memory, amount } = kit;
  return withTexts(values, (name, node) => {
    const given = amount.otherValues?.[name];
    if (given !== undefined) return given;
    return OWNER_FIELDS.has(name) && memory.ownCodes.has(node) ? strangerOf(kit, node) : node;
  });
}

/** The input with other texts by their names. */
function withTexts(values: CallValues, change: (name: string, text: string) => unknown): CallValues {
  const replaced = (node: unknown, name = ''): unknown => {
    if (Array.isArray(node)) return node.map((item: unknown) => replaced(item, name));
    if (isRecord(node)) {
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, replaced(child, key)]));
    }
    return typeof node === 'string' ? change(name, node) : node;
  };
  return replaced(values) as CallValues;
}

/** A code of the same form that nobody has. */
function strangerOf({ memory }: Kit, code: string): string {
  const nines = code.replace(/\d(?=\d{0,5}$)/g, '9');
  return memory.ownCodes.has(nines) ? `${nines.slice(0, -1)}8` : nines;
}

/** Another's credential with the codes of the tester: nothing that is theirs may come back, beside the codes themselves. */
async function askAsAnother(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  const { path, query, body } = operation.example;
  const codes = scalarsIn([path, query, body]).filter((code) => kit.memory.isOwn(String(code)));
  if (codes.length === 0) return askForOneself(operation, probe);
  const title = "the tester's codes, asked by another";
  const asked = await probe.ask(operation.example, title, { credential: 'other' });
  if (!asked.isSuccess) return;
  const hasRows = pagePlace(kit.description, operation) !== undefined && asked.rows.length > 0;
  const isEcho = contentOf(asked.data, operation.example).size === 0;
  const own = isEcho ? undefined : whoseIn(asked.data).find((code) => codes.some((own) => own === code));
  if (own === undefined && !hasRows) return;
  const message = own === undefined ? `${asked.rows.length} rows came` : `data of ${own} came`;
  probe.fail(asked, { check: 'owner', place: 'data', message }, title);
}

/** A call that names nobody answers each customer their own: an answer that is kept for one must not come to another. */
async function askForOneself(operation: KitOperation, probe: Probe): Promise<void> {
  const mine = await probe.ask(operation.example, 'asked by the tester');
  const owners = new Set(ownersIn(mine.data));
  if (!mine.isSuccess || owners.size === 0) return;
  const title = 'the same, asked by another';
  const asked = await probe.ask(operation.example, title, { credential: 'other' });
  const own = asked.isSuccess ? ownersIn(asked.data).find((code) => owners.has(code)) : undefined;
  if (own === undefined) return;
  probe.fail(asked, { check: 'owner', place: 'data', message: `data of ${own} came` }, title);
}

/** The codes in fields that say whose something is; a ship-to is its sold-to's. */
const whoseIn = (node: unknown): readonly unknown[] =>
  leavesIn(node).flatMap(([name, value]) => (OWNER_FIELDS.has(name) || name === 'sendtoCode' ? [value] : []));

const scalarsIn = (node: unknown) => leavesIn(node).map(([, value]) => value);

/** What an answer tells beyond its state and what was asked: each value with its name. */
function contentOf(data: unknown, { path, query, body }: CallValues): ReadonlySet<string> {
  const asked = new Set(scalarsIn([path, query, body]).map(String));
  const told = leavesIn(data).filter(
    ([name, value]) =>
      !/status|total/i.test(name) &&
      value !== '' &&
      value !== 0 &&
      value !== false &&
      !asked.has(String(value)),
  );
  return new Set(told.map(([name, value]) => `${name} ${value}`));
}

/**
 * Another's credential with the number of a document that stands in a list of the tester and not in that of the other: its detail
 * is the tester's alone, though no code of a customer may stand in the call. News and questions have no number, and may be for all.
 */
async function openAsAnother(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  const inputs = inputNames(kit, operation);
  for (const pair of pairsOf(operation)) {
    const list = kit.operations.get(pair.with);
    if (pair.as !== 'detail' || !list) continue;
    const theirs = await rowsFor(kit, list, 'other');
    // Rows that the other could not see, or that did not all come, are not known to be the tester's alone.
    if (!theirs?.isWhole) continue;
    const mineOf = (await rowsFor(kit, list))?.rows ?? [];
    const row = mineOf
      .filter((mine) => hasNumber(mine) && inputs.some((name) => isNamed(mine[name])))
      .find((mine) => !theirs.rows.some((other) => areOneThing(mine, other, inputs)));
    if (!row) continue;
    const values = withInputs(kit, operation, row);
    const mine = await probe.ask(values, 'a thing of the tester');
    const content = contentOf(mine.data, values);
    if (!mine.isSuccess || content.size === 0) continue;
    const title = 'a thing of the tester, opened by another';
    const asked = await probe.ask(values, title, { credential: 'other' });
    const told = contentOf(asked.data, values);
    const sure = [...contentOf(row, values)].filter((fact) => /^\w*(No|[aA]mount) /.test(fact));
    const isTold =
      [...content].every((fact) => told.has(fact)) ||
      sure.some((fact) => content.has(fact) && told.has(fact));
    if (!asked.isSuccess || !isTold) continue;
    const message = `it came to another, whose ${list.id} does not hold it`;
    probe.fail(asked, { check: 'owner', place: 'data', message }, title);
  }
}

const hasNumber = (row: Row): boolean =>
  Object.entries(row).some(([name, value]) => /No$/.test(name) && typeof value === 'string' && value !== '');

const isNamed = (value: unknown): boolean => isScalar(value) && value !== '';

/** The inputs of a call that may name a thing, whosever it is. */
function inputNames({ description }: Kit, operation: KitOperation): readonly string[] {
  return inputPlaces(description, operation)
    .map(([, name]) => name)
    .filter((name) => !OWNER_FIELDS.has(name));
}

/** Whether two rows have the same inputs of their detail, whatever else they say. */
function areOneThing(one: Row, other: Row, inputs: readonly string[]): boolean {
  return inputs.filter((name) => isNamed(one[name])).every((name) => one[name] === other[name]);
}

/** The rows of a list without its filters, as the tester or somebody else has them; undefined where it was refused, or cannot be asked. */
async function rowsFor(
  kit: Kit,
  list: KitOperation,
  credential?: 'other',
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean } | undefined> {
  // Of the other's list all rows are needed.
  const values = openPage(kit.description, list, credential ? LONGEST_PAGE : MOST_ROWS);
  const asked = credential ? await asOther(kit, values) : values;
  if (!asked) return undefined;
  const data = successData(await tryCall(kit, list, { values: asked, credential }));
  const rows = rowsOf(data);
  return data === undefined ? undefined : { rows, isWhole: (totalOf(data) ?? 0) <= rows.length };
}

/** A call with the other's own code in place of the tester's; undefined where that is needed and not known. */
async function asOther(kit: Kit, values: CallValues): Promise<CallValues | undefined> {
  if (ownersIn([values.path, values.query, values.body]).length === 0) return values;
  const user = kit.operations.get('getUserInfo');
  const told = user && successData(await tryCall(kit, user, { values: user.example, credential: 'other' }));
  const [code] = ownersIn(told);
  return code === undefined
    ? undefined
    : withTexts(values, (name, text) => (OWNER_FIELDS.has(name) ? code : text));
}
