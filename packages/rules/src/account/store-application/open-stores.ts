import { isGiven } from '../../base/given';
import { STORE_APPLICATION_STATES } from '../../base/states';

/** A store of the dealer as its last application left it, by wire names (queryNetworks). */
export interface AppliedStore {
  readonly status?: string | undefined;
  /** The number that an open store has. */
  readonly networkCode?: string | undefined;
  readonly applyType?: string | undefined;
}

/**
 * The stores that are open, each once, in the server's order (FIN-11).
 * Assumption: a store is open when its application was approved, gave it a number, and was not one to close it.
 */
export function openStores<Store extends AppliedStore>(stores: readonly Store[]): readonly Store[] {
  const seen = new Set<string | undefined>();
  return stores.filter(({ status, networkCode, applyType }) => {
    const isOpen =
      status === STORE_APPLICATION_STATES.approved.value && isGiven(networkCode) && applyType !== 'CLOSE';
    if (!isOpen || seen.has(networkCode)) return false;
    seen.add(networkCode);
    return true;
  });
}
