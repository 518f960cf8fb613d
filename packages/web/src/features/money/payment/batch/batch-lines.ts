import { sumAmounts } from '@dealer-portal/rules/money';
import { placeAccounts } from '@dealer-portal/rules/money-place';
import { changedBalances } from '@dealer-portal/rules/movement';
import type { MoneyDraft, Slip } from '#kits/money-form/define-money-form';
import type { SentMovement } from '#kits/money-form/send-movement';
import { changesOf } from '#kits/money-form/use-money-form';
import { type PaymentDraft, paymentOf } from '../calls';
import { PAYMENT } from '../payment-definition';
import { NO_PAYMENT } from '../payment-form';
import type { PaymentFacts } from '../use-payment-facts';

/** The form of a batch: the fields that all lines share, and an amount under the code of each payer. */
export type BatchDraft = MoneyDraft & Readonly<Partial<Record<'payChannel' | 'saleOrgCode', string>>>;

/** One payment of a batch, as it is sent by itself. */
export interface BatchLine {
  readonly draft: PaymentDraft;
  readonly slip: Slip;
}

/** The result of a line; `unsent` follows a line without an answer. */
export type LineResult = SentMovement | { readonly kind: 'unsent' };

/** Where the accounts of a batch stand: each line is a payment. */
export const ACCOUNT_PLACE = { form: 'payment', side: 'target' } as const;

/** The lines with an amount, in the order of the payers; an account that cannot be paid into has none. */
export function linesOf(batch: BatchDraft, facts: PaymentFacts): readonly BatchLine[] {
  const { payChannel = NO_PAYMENT.payChannel, saleOrgCode } = batch;
  return placeAccounts(ACCOUNT_PLACE, facts.payers).allowed.flatMap(({ payerCode }) => {
    const amount = (batch[payerCode] ?? '').trim();
    if (amount === '') return [];
    const draft = { ...NO_PAYMENT, to: payerCode, amount, payChannel, saleOrgCode };
    return [{ draft, slip: PAYMENT.slip(draft, facts) }];
  });
}

export const totalOf = (lines: readonly BatchLine[]) =>
  sumAmounts(lines.map(({ draft }) => paymentOf(draft).amount));

/** Which balances have changed since the lines were checked. */
export function changesSince(checked: readonly BatchLine[], now: readonly BatchLine[]): readonly string[] {
  return changedBalances(
    checked.flatMap(({ slip }) => changesOf(slip)),
    now.flatMap(({ slip }) => changesOf(slip)),
  );
}

/** The batch without what was paid or may have been: only what was refused or not sent stays to be tried again. */
export function withoutSettled(
  batch: BatchDraft,
  lines: readonly BatchLine[],
  results: readonly LineResult[],
): BatchDraft {
  const settled = lines.flatMap(({ draft: { to = '' } }, at) => {
    const kind = results[at]?.kind;
    return kind === 'accepted' || kind === 'lost' ? [[to, ''] as const] : [];
  });
  return { ...batch, ...Object.fromEntries(settled) };
}
