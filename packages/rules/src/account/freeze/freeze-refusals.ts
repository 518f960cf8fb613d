/** Why an account is frozen or not available: codes with their sentences (FREEZE-01 to FREEZE-03). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type FreezeType, ZOMBIE_DAYS } from './freeze-facts';

/** What the sentence of each code names. */
export interface FreezeParams {
  readonly 'freeze.frozen': { readonly types: readonly FreezeType[] };
  /** The application for unfreezing was rejected. */
  readonly 'freeze.rejected': { readonly type: FreezeType };
  readonly 'freeze.submitted': { readonly type: FreezeType; readonly orderNo: string };
  /** The master data of the customer are out of order. */
  readonly 'freeze.customerState': NoParams;
  /** Frozen by the supply-chain finance. */
  readonly 'freeze.supplyChain': NoParams;
}

/** Why an account is frozen or not available. */
export type FreezeRefusal = RefusalOf<FreezeParams>;

/** Why an account of each type is frozen, in words (FREEZE-01). */
export const FREEZE_REASONS: Readonly<Record<FreezeType, string>> = {
  M: '无门店',
  J: `僵尸户（超过${ZOMBIE_DAYS}天未提货）`,
};

const CHINESE: Sentences<FreezeParams> = {
  'freeze.frozen': ({ types }) =>
    `账户因${types.map((type) => FREEZE_REASONS[type]).join('、')}被冻结，可申请解冻开单`,
  'freeze.rejected': ({ type }) => `账户因${FREEZE_REASONS[type]}被冻结，解冻申请已被驳回`,
  'freeze.submitted': ({ type, orderNo }) =>
    `账户因${FREEZE_REASONS[type]}被冻结，解冻申请已提交，解冻单号：${orderNo}`,
  'freeze.customerState': () => '客户主数据状态异常，暂不可使用，请联系客户经理',
  'freeze.supplyChain': () => '账户已被供应链金融冻结，暂不可使用，请联系客户经理',
};

/** The sentence of a refusal; undefined for none (FREEZE-01 to FREEZE-03). */
export const freezeText = /* @__PURE__ */ textOf(CHINESE);
