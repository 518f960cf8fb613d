/** How the payer pages differ: which payers they show and which balances (PROF-02). */

/** The five payer routes by name. */
export type PayerPage = 'payerZY' | 'payerCT' | 'oldpayerZY' | 'oldpayerCT' | 'oldPayer';

interface PayerVariant {
  readonly title: string;
  /** New pages ask by sales group and status; old ones show every payer at once. */
  readonly source: 'salesGroup' | 'all';
  /** The 日日顺 balance next to the available one. */
  readonly hasHrsBalance: boolean;
  /** The payers of other customers that may be used. */
  readonly hasAuthorized: boolean;
}

/**
 * The definition of each payer page.
 * Assumption: the specification names the routes and shows no page. New pages use the call with a sales group, old ones
 * the call without parameters. 日日顺 is the direct channel's own balance, so CT pages leave it out.
 */
export const PAYER_VARIANTS: Readonly<Record<PayerPage, PayerVariant>> = {
  payerZY: { title: '付款方', source: 'salesGroup', hasHrsBalance: true, hasAuthorized: true },
  payerCT: { title: '付款方', source: 'salesGroup', hasHrsBalance: false, hasAuthorized: true },
  oldpayerZY: { title: '付款方（旧）', source: 'all', hasHrsBalance: true, hasAuthorized: false },
  oldpayerCT: { title: '付款方（旧）', source: 'all', hasHrsBalance: false, hasAuthorized: false },
  oldPayer: { title: '付款方（旧版）', source: 'all', hasHrsBalance: true, hasAuthorized: false },
};
