/** Why the days of a payer are not known: codes with their sentences (FIN-02). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface RunwayParams {
  readonly 'runway.todayUnread': NoParams;
  readonly 'runway.balanceUnread': NoParams;
  readonly 'runway.dayUnread': { readonly due: string };
  readonly 'runway.amountUnread': { readonly due: string };
  readonly 'runway.accountUnread': { readonly payerCode: string };
  readonly 'runway.typeUnread': { readonly payerCode: string };
  readonly 'runway.noAccount': NoParams;
}

/** Why the days of a payer are not known. */
export type RunwayRefusal = RefusalOf<RunwayParams>;

const CHINESE: Sentences<RunwayParams> = {
  'runway.todayUnread': () => '今天的日期读不出，不能推算',
  'runway.balanceUnread': () => '余额读不出，不能推算',
  'runway.dayUnread': ({ due }) => `${due}的日期读不出，不能推算`,
  'runway.amountUnread': ({ due }) => `${due}的金额读不出，不能推算`,
  'runway.accountUnread': ({ payerCode }) => `付款方 ${payerCode} 的余额读不出，全部账户不能推算`,
  'runway.typeUnread': ({ payerCode }) => `付款方 ${payerCode} 的类型读不出，全部账户不能推算`,
  'runway.noAccount': () => '没有可以订货的账户，不能推算',
};

/** The sentence of a refusal; undefined for none (FIN-02). */
export const runwayText = /* @__PURE__ */ textOf(CHINESE);
