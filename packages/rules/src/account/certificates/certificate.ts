/** A certificate of a customer's archive, by wire names (ROUTE-06, PROF-01). */
export interface Certificate {
  readonly status?: string | null | undefined;
}

/** The code of a certificate that holds. */
const HOLDS = '1';

/**
 * Whether a certificate is in order. Assumption: 1 holds, 2 runs out soon and 3 has run out, as the examples of the
 * description have it; a certificate whose state is not known is not in order.
 */
export function isInOrder({ status }: Certificate): boolean {
  return status === HOLDS;
}

/** The certificates to be renewed: those that run out soon, have run out, or whose state is not known. */
export function certificatesToRenew<C extends Certificate>(certificates: readonly C[]): readonly C[] {
  return certificates.filter((certificate) => !isInOrder(certificate));
}
