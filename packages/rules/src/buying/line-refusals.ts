/** Why lines cannot be added up: codes with their sentences (CART-06). */
import { type RefusalOf, type Sentences, textOf } from '../base/refusal';

/** What the sentence of each code names. */
export interface LineParams {
  readonly 'line.price': { readonly row: number };
  readonly 'line.number': { readonly row: number };
}

/** Why lines cannot be added up. */
export type LineRefusal = RefusalOf<LineParams>;

const CHINESE: Sentences<LineParams> = {
  'line.price': ({ row }) => `第 ${row} 行价格无法识别`,
  'line.number': ({ row }) => `第 ${row} 行数量无法识别`,
};

/** The sentence of a refusal; undefined for none (CART-06). */
export const lineText = /* @__PURE__ */ textOf(CHINESE);
