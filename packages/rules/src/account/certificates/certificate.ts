import { CERTIFICATE_STATES } from '../../base/states';

/** A certificate of a customer's archive, by wire names (ROUTE-06, PROF-01). */
export interface Certificate {
  readonly status?: string | null | undefined;
}

/**
 * The certificates to be renewed, in their order: those that run out soon, have run out, or whose state is not known
 * (ROUTE-06).
 */
export function certificatesToRenew<C extends Certificate>(certificates: readonly C[]): readonly C[] {
  return certificates.filter(({ status }) => status !== CERTIFICATE_STATES.valid.value);
}
