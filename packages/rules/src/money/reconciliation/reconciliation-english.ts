import type { Sentences } from '../../base/refusal';
import type { ReconciliationParams } from './reconciliation-refusals';

export const RECONCILIATION_ENGLISH: Sentences<ReconciliationParams> = {
  'reconciliation.voucher': ({ voucherNo }) =>
    `The voucher ${voucherNo} of the company has no amount: the books cannot be compared for now`,
};
