/** Why an embedded application is not on show: codes with their sentences (SUBAPP-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface SubApplicationParams {
  readonly 'subApplication.load': NoParams;
  readonly 'subApplication.timeout': NoParams;
}

/** Why an embedded application is not on show. */
export type SubApplicationRefusal = RefusalOf<SubApplicationParams>;

const CHINESE: Sentences<SubApplicationParams> = {
  'subApplication.load': () => '子应用加载失败，请重试',
  'subApplication.timeout': () => '子应用加载超时，请重试',
};

/** The sentence of a refusal; undefined for none (SUBAPP-01). */
export const subApplicationText = /* @__PURE__ */ textOf(CHINESE);
