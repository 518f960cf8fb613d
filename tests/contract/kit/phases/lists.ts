import { isList, openCall, pagePlace } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { tryCodes } from '../rows/try-codes';
import { tryFilters } from '../rows/try-filters';
import { tryPages } from '../rows/try-pages';
import { tryPeriods } from '../rows/try-periods';
import { isThorough, type Kit, type PhaseResult, phaseResult } from '../trial';
import { createProbe } from './probe';

/** Reads a list whole, in pages, and by each of its filters; undefined for an operation that answers no rows. */
export async function listsPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult | undefined> {
  if (!isList(kit.description, operation)) return undefined;
  const aim = { operation, phase: 'lists' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const probe = createProbe(counting, aim);
    const open = openCall(kit.description, operation);
    const place = pagePlace(kit.description, operation);
    const list = {
      description: kit.description,
      operation,
      probe,
      open,
      place,
      isThorough: isThorough(kit),
    };
    const whole = await tryPages(list);
    if (whole && whole.rows.length > 0) {
      await tryFilters(list, whole);
      await tryPeriods(list, whole);
      if (list.isThorough) await tryCodes(list);
    }
    return probe.failures();
  });
}
