/** Why the books are not compared: codes with their sentences (FIN-02). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface ReconciliationParams {
  readonly 'reconciliation.voucher': { readonly voucherNo: string };
}

/** Why the books are not compared. */
export type ReconciliationRefusal = RefusalOf<ReconciliationParams>;

const CHINESE: Sentences<ReconciliationParams> = {
  'reconciliation.voucher': ({ voucherNo }) => `公司账上凭证 ${voucherNo} 没有金额，暂不能核对`,
};

/** The sentence of a refusal; undefined for none (FIN-02). */
export const reconciliationText = /* @__PURE__ */ textOf(CHINESE);
