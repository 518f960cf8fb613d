/** A certificate of a customer's archive, by wire names (ROUTE-06, PROF-01). */
export interface Certificate {
  readonly status?: string | null | undefined;
}

/** The code of a certificate that holds. */
const HOLDS = '1';

/**
 * The certificates to be renewed, in their order: those that run out soon, have run out, or whose state is not known
 * (ROUTE-06). Assumption: 1 holds, 2 runs out soon and 3 has run out, as the examples of the description have it.
 */
export function certificatesToRenew<C extends Certificate>(certificates: readonly C[]): readonly C[] {
  return certificates.filter(({ status }) => status !== HOLDS);
}
