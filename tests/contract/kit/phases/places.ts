import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { answered } from '../seen/answered';
import { isThorough, type Kit, type PhaseResult, phaseResult } from '../trial';
import { createProbe, type Probe } from './probe';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
/** So often a documented read is asked: each answer must be that of the first. */
const TIMES = 5;

/** Asks with methods and at addresses that no operation has, and the same again and again. */
export async function placesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const aim = { operation, phase: 'places' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const probe = createProbe(counting, aim);
    const wrong = wrongPlaces(kit, operation);
    const isWhole = isThorough(kit);
    const chosen = isWhole ? wrong : wrong.slice(kit.amount.seed % wrong.length).slice(0, 1);
    for (const { fault, ...call } of chosen) await probe.ask(operation.example, fault, { ...call, fault });
    // A backend lives on: what moved once, and then stands still, is not called flaky.
    if (operation.isRead && (await unequal(probe, operation, isWhole ? TIMES : 2))) {
      const again = await unequal(probe, operation, 2 * TIMES);
      if (again) probe.fail(again.asked, again.problem, again.title);
    }
    return probe.failures();
  });
}

/** The first of equal requests that is answered otherwise than the one before all; undefined where none is. */
async function unequal(probe: Probe, operation: KitOperation, times: number) {
  const first = await probe.ask(operation.example, 'once');
  for (let turn = 2; turn <= times; turn += 1) {
    const title = `the same for the ${turn}th time`;
    const asked = await probe.ask(operation.example, title);
    const [one, other] = [answered(first.trial), answered(asked.trial)];
    const differs =
      one?.status !== other?.status ||
      one?.code !== other?.code ||
      (!MOVING.has(operation.id) && JSON.stringify(one?.data) !== JSON.stringify(other?.data));
    if (!differs) continue;
    const message = `the same request was answered ${one?.status} ${one?.code} at first, ${other?.status} ${other?.code} for the ${turn}th time, or with other data`;
    return { asked, title, problem: { check: 'flaky', place: 'data', message } as const };
  }
  return undefined;
}

/** Reads whose answer tells a time, a chance, or the progress of something under way. */
const MOVING: ReadonlySet<string> = new Set(['getYilihuoVideoToken']);

interface WrongPlace extends Pick<TestCall, 'elsewhere'> {
  readonly fault: string;
}

/** What no operation has: other methods at the address, a place behind it, another content type. */
function wrongPlaces({ check }: Kit, operation: KitOperation): readonly WrongPlace[] {
  const { path, call } = operation;
  const taken = (method: string, url: string) => check.operationOf({ method, url }) !== undefined;
  const methods = METHODS.filter((method) => !taken(method, path)).map(
    (method): WrongPlace => ({ fault: `the method ${method}`, elsewhere: { method } }),
  );
  const suffix = '/no-such-place';
  const behind: readonly WrongPlace[] = taken(operation.method, path + suffix)
    ? []
    : [{ fault: 'an address that nobody has', elsewhere: { suffix } }];
  const media: readonly WrongPlace[] =
    operation.media === 'application/json' && call.isBodyRequired
      ? [{ fault: 'another content type', elsewhere: { media: 'application/xml' } }]
      : [];
  return [...methods, ...behind, ...media];
}
