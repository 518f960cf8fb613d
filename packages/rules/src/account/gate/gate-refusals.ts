/** Why a finance page does not open: codes with their sentences (ROUTE-03). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface GateParams {
  /** The remark is the server's; empty where it gives none. */
  readonly 'gate.closed': { readonly remark: string };
}

/** Why a finance page does not open. */
export type GateRefusal = RefusalOf<GateParams>;

const CHINESE: Sentences<GateParams> = { 'gate.closed': ({ remark }) => remark || '该功能暂未开放' };

/** The sentence of a refusal; undefined for none (ROUTE-03). */
export const gateText = /* @__PURE__ */ textOf(CHINESE);
