/** Why a vehicle does not leave, join others or is submitted: codes with their sentences (TRAF-01, TRANS-01). */

import { type Amount, formatYuan } from '../../base/money';
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { AMOUNT_CHINESE, type AmountParams } from '../../fields/input/amount-refusals';
import { NO_LINES_NO_SEND } from '../../fields/page/unread-lines';
import { PAY_MONEY_CHINESE, type PayMoneyParams } from './pay-money-refusals';
import { volumeText } from './volume-text';

/** The kind of submit: vehicles are loaded, transfers are not. */
export type SubmitKind = 'vehicle' | 'transfer';

/** What is submitted, in words. */
export const SUBMIT_NAMES: Readonly<Record<SubmitKind, string>> = { vehicle: '车次', transfer: '调货单' };

/** A figure of a load, by its name on the wire. */
export type LoadFigure = 'CARVOLUME' | 'SUMVOLUME' | 'minLoadRate';

/** What the sentence of each code names. */
export interface TrafficParams {
  readonly 'traffic.figureUnread': { readonly figure: LoadFigure };
  readonly 'traffic.loadOver': { readonly volume: number };
  readonly 'traffic.loadUnder': { readonly least: number; readonly volume: number };
  readonly 'traffic.volumeUnread': NoParams;
  readonly 'traffic.roomUnread': NoParams;
  readonly 'traffic.noRoom': NoParams;
  readonly 'traffic.littleRoom': { readonly volume: number };
  readonly 'traffic.noneChosen': { readonly kind: SubmitKind };
  readonly 'traffic.shipTos': { readonly kind: SubmitKind };
  /** One of the chosen vehicles, and what is against it. */
  readonly 'traffic.vehicle': { readonly vehicle: string; readonly reason: TrafficRefusal };
  readonly 'traffic.noLines': NoParams;
  readonly 'traffic.loadUnread': { readonly figure: LoadFigure };
  readonly 'traffic.payerMissing': NoParams;
  /** It has enough for each, and not for all that it is to pay. */
  readonly 'traffic.payerShort': {
    readonly payerCode: string;
    readonly balance: Amount;
    readonly needed: Amount;
  };
}

/** Why a vehicle does not go. */
export type TrafficRefusal = RefusalOf<TrafficParams & PayMoneyParams & AmountParams>;

const FIGURES: Readonly<Record<LoadFigure, string>> = {
  CARVOLUME: '车型容积',
  SUMVOLUME: '装载体积',
  minLoadRate: '最低装载率',
};

const CHINESE: Sentences<TrafficParams> = {
  'traffic.figureUnread': ({ figure }) => `${FIGURES[figure]}无法识别`,
  'traffic.loadOver': ({ volume }) => `超出车型容积 ${volumeText(volume)}，请减少数量`,
  'traffic.loadUnder': ({ least, volume }) =>
    `装载率低于 ${least}%，再加 ${volumeText(volume)} 或拼车后可提交`,
  'traffic.volumeUnread': () => '本车体积无法识别，暂不能拼车',
  'traffic.roomUnread': () => '拼车包剩余容积无法识别，暂不能拼车',
  'traffic.noRoom': () => '没有剩余空间',
  'traffic.littleRoom': ({ volume }) => `空间不足，还差 ${volumeText(volume)}`,
  'traffic.noneChosen': ({ kind }) => `请先选择要提交的${SUBMIT_NAMES[kind]}`,
  'traffic.shipTos': ({ kind }) => `一次只能提交同一送达方的${SUBMIT_NAMES[kind]}`,
  'traffic.vehicle': ({ vehicle, reason }) => `${vehicle}：${trafficText(reason)}`,
  'traffic.noLines': () => NO_LINES_NO_SEND,
  'traffic.loadUnread': ({ figure }) => `${FIGURES[figure]}无法识别，暂不能提交`,
  'traffic.payerMissing': () => '请选择付款方',
  'traffic.payerShort': ({ payerCode, balance, needed }) =>
    `付款方 ${payerCode} 余额仅 ${formatYuan(balance)}，所选共需 ${formatYuan(needed)}，请更换付款方或分次提交`,
};

/** The sentence of a refusal; undefined for none (TRAF-01, TRANS-01). */
export const trafficText = /* @__PURE__ */ textOf<TrafficParams & PayMoneyParams & AmountParams>(
  /* @__PURE__ */ joinSentences(CHINESE, /* @__PURE__ */ joinSentences(PAY_MONEY_CHINESE, AMOUNT_CHINESE)),
);
