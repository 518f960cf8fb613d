/** Why rows of a ledger are no statement on paper: codes with their sentences (FIN-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface PaperParams {
  readonly 'paper.rowsLacking': { readonly had: number; readonly total: number };
  readonly 'paper.unreadable': { readonly voucherNo: string };
  readonly 'paper.sumsDiffer': { readonly side: 'debit' | 'credit' };
  readonly 'paper.closingDiffers': NoParams;
}

/** Why rows of a ledger are no statement. */
export type PaperRefusal = RefusalOf<PaperParams>;

const CHINESE: Sentences<PaperParams> = {
  'paper.rowsLacking': ({ had, total }) => `只取到 ${had} / ${total} 条凭证，这不是完整的对账单，请重试`,
  'paper.unreadable': ({ voucherNo }) => `凭证 ${voucherNo} 的金额读不出来，对账单没有合计，请联系客服`,
  'paper.sumsDiffer': ({ side }) =>
    `各行${side === 'debit' ? '借方' : '贷方'}相加与合计不一致，期间可能有新凭证，请重试`,
  'paper.closingDiffers': () => '期初减借方加贷方不等于期末，请重试；仍不一致请联系客服',
};

/** The sentence of a refusal; undefined for none. */
export const paperText = /* @__PURE__ */ textOf(CHINESE);
