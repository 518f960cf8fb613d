import type { CallValues } from '../input/call-values';
import { firstPage, openCall, pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { pairsOf } from '../input/pairs';
import { isRecord } from '../input/schema';
import { withInputs } from '../input/with-inputs';
import { NO_EFFECT } from '../rows/no-effect';
import { isEmptyData, successData } from '../seen/answered';
import { OWNER_FIELDS } from '../seen/owner-fields';
import { type Row, rowsOf } from '../seen/rows';
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
  const replaced = (node: unknown, name = ''): unknown => {
    if (Array.isArray(node)) return node.map((item: unknown) => replaced(item, name));
    if (isRecord(node)) {
      return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, replaced(child, key)]));
    }
    const given = kit.amount.otherValues?.[name];
    if (given !== undefined && typeof node === 'string') return given;
    return OWNER_FIELDS.has(name) && typeof node === 'string' && kit.memory.ownCodes.has(node)
      ? strangerOf(kit, node)
      : node;
  };
  return replaced(values) as CallValues;
}

/** A code of the same form that nobody has. */
function strangerOf({ memory }: Kit, code: string): string {
  const nines = code.replace(/\d(?=\d{0,5}$)/g, '9');
  return memory.ownCodes.has(nines) ? `${nines.slice(0, -1)}8` : nines;
}

/** Another's credential with the codes of the tester: none of them may come back. */
async function askAsAnother(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  const { path, query, body } = operation.example;
  const codes = textsIn([path, query, body]).filter(kit.memory.isOwn);
  if (codes.length === 0) return;
  const title = "the tester's codes, asked by another";
  const asked = await probe.ask(operation.example, title, { credential: 'other' });
  const own = textsIn(asked.data).find((code) => codes.includes(code));
  const hasRows = pagePlace(kit.description, operation) !== undefined && asked.rows.length > 0;
  if (!asked.isSuccess || (own === undefined && !hasRows)) return;
  const message = own === undefined ? `${asked.rows.length} rows came` : `data of ${own} came`;
  probe.fail(asked, { check: 'owner', place: 'data', message }, title);
}

function textsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  return isRecord(node) ? Object.values(node).flatMap(textsIn) : [];
}

/**
 * Another's credential with the number of a document that stands in a list of the tester and not in that of the other: its detail
 * is the tester's alone, though no code of a customer may stand in the call. News and questions have no number, and may be for all.
 */
async function openAsAnother(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  for (const pair of pairsOf(operation)) {
    const list = kit.operations.get(pair.with);
    if (pair.as !== 'detail' || !list) continue;
    const theirs = await rowsFor(kit, list, 'other');
    const documents = (await rowsFor(kit, list)).filter(hasNumber);
    const row = documents.find((mine) => !theirs.some((other) => areOneThing(mine, other)));
    if (!row) continue;
    const values = withInputs(kit, operation, row);
    const mine = await probe.ask(values, 'a thing of the tester');
    if (!mine.isSuccess || isEmptyData(mine.data, 0)) continue;
    const title = 'a thing of the tester, opened by another';
    const asked = await probe.ask(values, title, { credential: 'other' });
    if (!asked.isSuccess || JSON.stringify(asked.data) !== JSON.stringify(mine.data)) continue;
    const message = `it came to another, whose ${list.id} does not hold it`;
    probe.fail(asked, { check: 'owner', place: 'data', message }, title);
  }
}

const hasNumber = (row: Row): boolean =>
  Object.entries(row).some(([name, value]) => /No$/.test(name) && typeof value === 'string' && value !== '');

/** Whether two rows have the same number, whatever else they say. */
const areOneThing = (one: Row, other: Row): boolean =>
  Object.keys(one).some((name) => /(No|Id)$|^id$/.test(name) && one[name] === other[name]);

/** The rows of a list without its filters, as the tester or somebody else has them. */
async function rowsFor(kit: Kit, list: KitOperation, credential?: 'other'): Promise<readonly Row[]> {
  const values = firstPage(pagePlace(kit.description, list), openCall(kit.description, list), MOST_ROWS);
  return rowsOf(successData(await tryCall(kit, list, { values, credential })));
}
