/** Why an address names no order: codes with their sentences (FIN-10a). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface TallyParams {
  readonly 'tally.orderNo': { readonly most: number };
}

/** Why an address names no order. */
export type TallyRefusal = RefusalOf<TallyParams>;

const CHINESE: Sentences<TallyParams> = {
  'tally.orderNo': ({ most }) => `订单号只能由字母、数字和连字符组成，最多 ${most} 个字符，请核对后重新输入`,
};

/** The sentence of a refusal; undefined for none (FIN-10a). */
export const tallyText = /* @__PURE__ */ textOf(CHINESE);
