/** Why an entry of the cart cannot be settled: codes with their sentences (CART-04). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { UNREAD_LINES } from '../../fields/page/unread-lines';
import { type LineRefusal, lineText } from '../line-refusals';

/** What the sentence of each code names. */
export interface SelectionParams {
  readonly 'selection.notValid': NoParams;
  readonly 'selection.noLines': NoParams;
  readonly 'selection.line': { readonly line: LineRefusal };
  readonly 'selection.number': NoParams;
}

/** Why an entry of the cart cannot be settled. */
export type SelectionRefusal = RefusalOf<SelectionParams>;

const CHINESE: Sentences<SelectionParams> = {
  'selection.notValid': () => '该条目已失效，不能结算，可移除后重新加入',
  'selection.noLines': () => `${UNREAD_LINES}，不能结算`,
  'selection.line': ({ line }) => `${lineText(line)}，不能结算`,
  'selection.number': () => '数量无法识别，不能结算',
};

/** The sentence of a refusal; undefined for none (CART-04). */
export const selectionText = /* @__PURE__ */ textOf(CHINESE);
