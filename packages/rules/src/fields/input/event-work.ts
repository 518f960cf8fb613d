/** The submission of an event work (VALID-04, 2§5). */
import { refuse } from '../../base/refusal';
import type { InputRefusal } from './input-refusals';

/**
 * The submitter. Assumption: the specification describes the fields in words only; account and name identify a
 * submitter.
 */
export interface EventWorkCustomer {
  /** Where it comes from; E unless something else is said. */
  readonly source?: string | undefined;
  readonly accountId?: string | number | null | undefined;
  readonly accountName?: string | null | undefined;
}

/** The submitted fields that the rule reads. */
export interface EventWork<C extends EventWorkCustomer = EventWorkCustomer> {
  readonly eventWorkCustomer?: C | null | undefined;
}

const DEFAULT_SOURCE = 'E';

/** Why a submission is not sent; undefined when it may be (VALID-04). */
export function eventWorkRefusal({ eventWorkCustomer }: EventWork): InputRefusal | undefined {
  const { accountId, accountName } = eventWorkCustomer ?? {};
  const isKnown = [accountId, accountName].every((value) => String(value ?? '').trim() !== '');
  return isKnown ? undefined : refuse('input.submitterMissing');
}

/** The submitter with the source E where none is given (2§3). */
export function withSource<C extends EventWorkCustomer>(customer: C): C & { readonly source: string } {
  return { ...customer, source: customer.source || DEFAULT_SOURCE };
}
