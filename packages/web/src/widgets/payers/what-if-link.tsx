import type { Money } from '@dealer-portal/rules/money';
import { payerRoute } from '@dealer-portal/rules/payer';
import type { Trial } from '@dealer-portal/rules/runway';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';

/** The purposes that a movement may be tried for. */
export const TRIAL_PURPOSES = [
  { value: 'order', label: '下单付款', flow: 'out' },
  { value: 'transfer', label: '划转出去', flow: 'out' },
  { value: 'repay', label: '还款', flow: 'out' },
  { value: 'recharge', label: '付款到账', flow: 'in' },
  { value: 'loan', label: '融资到账', flow: 'in' },
] as const satisfies readonly (Pick<Trial, 'flow'> & Record<'value' | 'label', string>)[];

export type TrialPurpose = (typeof TRIAL_PURPOSES)[number]['value'];

/** The movement's facts in a form before it is sent. */
export interface TrialTerms {
  readonly payerCode: string;
  readonly amount: Money;
  readonly purpose: TrialPurpose;
  /** The loan that it repays. */
  readonly loanNo?: string;
}

interface WhatIfLinkProps {
  readonly terms: TrialTerms;
  readonly children: ReactNode;
}

/**
 * The link from a form to 试算: in a new window, so that the input stays; nothing is sent. The link is absent where the
 * channel group has no payer page.
 */
export function WhatIfLink({ terms: { payerCode, amount, purpose, loanNo }, children }: WhatIfLinkProps) {
  const route = payerRoute(useAccount().saleInfo);
  if (!route) return null;
  const query = new URLSearchParams({
    tab: 'whatif',
    payer: payerCode,
    amount,
    purpose,
    ...(loanNo !== undefined && { loan: loanNo }),
  });
  return (
    <a className="no-print" href={`${href(route)}?${query}`} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">（新窗口）</span>
    </a>
  );
}
