import type { CallValues } from '../input/call-values';
import { pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { NO_EFFECT } from '../rows/no-effect';
import { ownersIn } from '../seen/memory';
import { OWNER_FIELDS } from '../seen/owner-fields';
import { isThorough, type Kit, type PhaseResult, phaseResult } from '../trial';
import { SHUT_WAYS } from '../ways-in';
import { createProbe, type Probe } from './probe';

/** So many ways in are tried where not all are. */
const FEW = 2;

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
      if (kit.target.other) await askAsAnother(counting, operation, probe);
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

/** Another's credential with the codes of the tester: none of them may come back in a row. */
async function askAsAnother(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  const { path, query, body } = operation.example;
  const codes = ownersIn([path, query, body]);
  if (codes.length === 0) return;
  const title = "the tester's codes, asked by another";
  const asked = await probe.ask(operation.example, title, { credential: 'other' });
  const own = ownersIn(asked.data).find((code) => codes.includes(code));
  const hasRows = pagePlace(kit.description, operation) !== undefined && asked.rows.length > 0;
  if (!asked.isSuccess || (own === undefined && !hasRows)) return;
  const message = own === undefined ? `${asked.rows.length} rows came` : `data of ${own} came`;
  probe.fail(asked, { check: 'owner', place: 'data', message }, title);
}
