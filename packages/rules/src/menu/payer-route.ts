import type { MenuFacts } from './menu-item';

type PayerFacts = Pick<MenuFacts, 'channelGroup' | 'customerSpecialLabel'>;

/** The kinds of payer page: direct (ZY) or traditional (CT). */
function payerKind({ channelGroup, customerSpecialLabel }: PayerFacts): 'ZY' | 'CT' | undefined {
  if (channelGroup === 'CT') return 'CT';
  if (channelGroup !== 'ZY') return undefined;
  return customerSpecialLabel === 'KZXKH' ? 'CT' : 'ZY';
}

/** Name of the payer page's route for the account; undefined for channel groups that have none (PROF-02). */
export function payerRoute(facts: PayerFacts): 'payerZY' | 'payerCT' | undefined {
  const kind = payerKind(facts);
  return kind && `payer${kind}`;
}

/** Name of the old payer page's route (PROF-02). */
export function oldPayerRoute(facts: PayerFacts): 'oldpayerZY' | 'oldpayerCT' | undefined {
  const kind = payerKind(facts);
  return kind && `oldpayer${kind}`;
}
