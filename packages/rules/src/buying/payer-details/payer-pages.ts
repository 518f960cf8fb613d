import type { OldPayerRoute, PayerRoute } from '../payer/payer-route';

/** The five payer pages, by the names of their routes (PROF-02). */
export type PayerPage = PayerRoute | OldPayerRoute | 'oldPayer';

/** What a payer page shows. */
export interface PayerPageTerms {
  /** The payers of a sales group in a state, or every payer at once. */
  readonly source: 'salesGroup' | 'all';
  /** The 日日顺 balance stands next to the available one. */
  readonly hasHrsBalance: boolean;
  /** The payers of other customers that may be used are there too. */
  readonly hasAuthorized: boolean;
}

/**
 * What each payer page shows (PROF-02).
 * Assumption: the specification names the routes and shows no page. New pages ask by sales group, old ones without
 * parameters. 日日顺 is the direct channel's own balance, so CT pages leave it out.
 */
export const PAYER_PAGES: Readonly<Record<PayerPage, PayerPageTerms>> = {
  payerZY: { source: 'salesGroup', hasHrsBalance: true, hasAuthorized: true },
  payerCT: { source: 'salesGroup', hasHrsBalance: false, hasAuthorized: true },
  oldpayerZY: { source: 'all', hasHrsBalance: true, hasAuthorized: false },
  oldpayerCT: { source: 'all', hasHrsBalance: false, hasAuthorized: false },
  oldPayer: { source: 'all', hasHrsBalance: true, hasAuthorized: false },
};
