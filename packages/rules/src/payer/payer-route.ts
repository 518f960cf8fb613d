/** Which payer page a dealer belongs to; the balance popup leads to the same one (PROF-02, FLOAT-05). */
import type { Explained } from '../trace';

/** What the payer rule reads of the sale info. */
export interface PayerFacts {
  /** ZY, CT or R. */
  readonly channelGroup?: string | null | undefined;
  readonly customerSpecialLabel?: string | null | undefined;
}

/** The route of the payer page, by the name that the route table has. */
export type PayerRoute = 'payerCT' | 'payerZY';

/** The route of the old payer page. */
export type OldPayerRoute = 'oldpayerCT' | 'oldpayerZY';

const ROUTES: Readonly<Record<PayerRoute, PayerRoute>> = { payerCT: 'payerCT', payerZY: 'payerZY' };
const OLD_ROUTES: Readonly<Record<PayerRoute, OldPayerRoute>> = {
  payerCT: 'oldpayerCT',
  payerZY: 'oldpayerZY',
};

function decided({
  channelGroup,
  customerSpecialLabel,
}: PayerFacts): readonly [PayerRoute | undefined, string] {
  if (channelGroup === 'CT') return ['payerCT', '渠道组 CT'];
  if (channelGroup !== 'ZY') return [undefined, `渠道组 ${channelGroup || '为空'}`];
  if (customerSpecialLabel === 'KZXKH') return ['payerCT', '渠道组 ZY 且客户特殊标签 KZXKH'];
  return ['payerZY', '渠道组 ZY 且无客户特殊标签 KZXKH'];
}

/** The rule, for the new pages and the old ones; `page` is what such a page is called. */
function explained<R extends string>(
  facts: PayerFacts,
  routes: Readonly<Record<PayerRoute, R>>,
  page: string,
): Explained<R | undefined> {
  const { channelGroup, customerSpecialLabel } = facts;
  const [route, why] = decided(facts);
  const result = route && routes[route];
  const text = `${why}，${result ? `进入${page} ${result}` : `没有${page}`}`;
  return { result, trace: [{ rule: 'PROF-02', facts: { channelGroup, customerSpecialLabel }, text }] };
}

/** `payerRoute` with the rule that decided and the facts that it read (PROF-02, 1§2). */
export function explainPayerRoute(facts: PayerFacts): Explained<PayerRoute | undefined> {
  return explained(facts, ROUTES, '付款方页');
}

/** `oldPayerRoute` with the rule that decided and the facts that it read (PROF-02, 1§2). */
export function explainOldPayerRoute(facts: PayerFacts): Explained<OldPayerRoute | undefined> {
  return explained(facts, OLD_ROUTES, '旧付款方页');
}

/**
 * The payer page of menu item 114 and of the balance popup; undefined for a channel group that has none (PROF-02).
 * Assumption: only ZY and CT have one, since the specification names no other.
 */
export function payerRoute(facts: PayerFacts): PayerRoute | undefined {
  return explainPayerRoute(facts).result;
}

/** The old payer page of menu item 1141, by the same rule (PROF-02). */
export function oldPayerRoute(facts: PayerFacts): OldPayerRoute | undefined {
  return explainOldPayerRoute(facts).result;
}
