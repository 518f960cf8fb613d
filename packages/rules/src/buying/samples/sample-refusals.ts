/** Why an action on a free sample machine is not possible: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface SampleParams {
  readonly 'sample.notFree': NoParams;
  readonly 'sample.notShown': NoParams;
  readonly 'sample.keep': NoParams;
  readonly 'sample.shown': NoParams;
}

/** Why an action on a free sample machine is not possible. */
export type SampleRefusal = RefusalOf<SampleParams>;

const CHINESE: Sentences<SampleParams> = {
  'sample.notFree': () => '只有免费样机需要结算',
  'sample.notShown': () => '出样后才能结算',
  'sample.keep': () => '只能删除免费样机订单',
  'sample.shown': () => '样机已出样，不能删除',
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const sampleText = /* @__PURE__ */ textOf(CHINESE);
