/** Which payer page a dealer belongs to; the balance popup leads to the same one (PROF-02, FLOAT-05). */

/** The fields of the sale info that the payer rule reads. */
export interface PayerFacts {
  /** ZY, CT or R. */
  readonly channelGroup?: string | null | undefined;
  readonly customerSpecialLabel?: string | null | undefined;
}

/** The route of the payer page, by the name that the route table has. */
export type PayerRoute = 'payerCT' | 'payerZY';

/** The route of the old payer page. */
export type OldPayerRoute = 'oldpayerCT' | 'oldpayerZY';

const OLD_ROUTES: Readonly<Record<PayerRoute, OldPayerRoute>> = {
  payerCT: 'oldpayerCT',
  payerZY: 'oldpayerZY',
};

/**
 * The payer page of menu item 114 and of the balance popup; undefined for a channel group that has none (PROF-02).
 * Assumption: only ZY and CT have one, since the specification names no other.
 */
export function payerRoute({ channelGroup, customerSpecialLabel }: PayerFacts): PayerRoute | undefined {
  if (channelGroup === 'CT') return 'payerCT';
  if (channelGroup !== 'ZY') return undefined;
  return customerSpecialLabel === 'KZXKH' ? 'payerCT' : 'payerZY';
}

/** The old payer page of menu item 1141, by the same rule (PROF-02). */
export function oldPayerRoute(facts: PayerFacts): OldPayerRoute | undefined {
  const route = payerRoute(facts);
  return route && OLD_ROUTES[route];
}
