/** Why a month or a balance letter is not confirmed, and why no objection is raised: codes with their sentences (FIN-02, MSG-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** A figure of a month, by its name on the wire. */
export type CloseFigure = 'companyBalance' | 'customerBalance' | 'difference';

/** One thing that has to be seen to before a month is confirmed. */
export type CloseTask =
  /** A difference without a reason: of a voucher, or the rest that no voucher names. */
  | { readonly kind: 'difference'; readonly voucherNo?: string }
  | { readonly kind: 'serviceStatement' | 'financeStatement' }
  | { readonly kind: 'invoices'; readonly count: number }
  | { readonly kind: 'rebate' | 'loan' | 'bill'; readonly number: string };

/** What the sentence of each code names. */
export interface MonthCloseParams {
  readonly 'monthClose.notToConfirm': NoParams;
  readonly 'monthClose.balanceMissing': NoParams;
  readonly 'monthClose.balanceUnread': NoParams;
  readonly 'monthClose.reasonMissing': NoParams;
  readonly 'monthClose.reasonTooLong': { readonly length: number; readonly most: number };
  readonly 'monthClose.letterUnread': NoParams;
  readonly 'monthClose.letterMonthUnknown': NoParams;
  readonly 'monthClose.letterMonthDiffers': NoParams;
  readonly 'monthClose.unissued': NoParams;
  readonly 'monthClose.confirmed': NoParams;
  readonly 'monthClose.objected': NoParams;
  /** What has to be seen to before. */
  readonly 'monthClose.missing': { readonly missing: readonly CloseTask[] };
  readonly 'monthClose.explanationsTooLong': { readonly length: number; readonly most: number };
  readonly 'monthClose.figuresUnread': { readonly figures: readonly CloseFigure[] };
  readonly 'monthClose.differencesMissing': NoParams;
}

/** Why a month is not confirmed. */
export type MonthCloseRefusal = RefusalOf<MonthCloseParams>;

const FIGURES: Readonly<Record<CloseFigure, string>> = {
  companyBalance: '期末余额',
  customerBalance: '我方账面',
  difference: '差异',
};

/** What is lacking while a task is open: 差异 5100001 没写原因. */
function closeTaskText(task: CloseTask): string {
  switch (task.kind) {
    case 'difference':
      return `差异 ${task.voucherNo || '其余差额'} 没写原因`;
    case 'serviceStatement':
      return '服务费账单没看';
    case 'financeStatement':
      return '供应链金融账单没看';
    case 'invoices':
      return `发票 ${task.count} 张没签收`;
    case 'rebate':
      return `返利 ${task.number} 没决定`;
    case 'loan':
      return `借款 ${task.number} 没看`;
    case 'bill':
      return `票据 …${task.number.slice(-6)} 没看`;
  }
}

const CHINESE: Sentences<MonthCloseParams> = {
  'monthClose.notToConfirm': () => '只有待确认的月份可以提出异议',
  'monthClose.balanceMissing': () => '请填写我方账面余额',
  'monthClose.balanceUnread': () => '我方账面余额无法识别，请填数字，最多两位小数',
  'monthClose.reasonMissing': () => '请写出哪里不对',
  'monthClose.reasonTooLong': ({ length, most }) => `原因有 ${length} 字，最多 ${most} 字`,
  'monthClose.letterUnread': () => '函证金额无法识别，暂不能确认，请稍后再试',
  'monthClose.letterMonthUnknown': () => '同一天的往来对账还没有查到，暂时不能确认',
  'monthClose.letterMonthDiffers': () =>
    '同一天的往来对账还有差异没有确认，请先在往来对账中写明原因并确认，或提出异议',
  'monthClose.unissued': () => '本月还没有出账，出账以后才能确认',
  'monthClose.confirmed': () => '本月已经确认',
  'monthClose.objected': () => '本月已提出异议，等公司核对',
  'monthClose.missing': ({ missing }) =>
    `还差 ${missing.length} 项：${missing.map(closeTaskText).join('，')}`,
  'monthClose.explanationsTooLong': ({ length, most }) =>
    `说明合起来有 ${length} 字，最多 ${most} 字，请写短些`,
  'monthClose.figuresUnread': ({ figures }) =>
    `${figures.map((figure) => FIGURES[figure]).join('、')}无法识别，暂不能确认，请稍后再试`,
  'monthClose.differencesMissing': () => '没有取到差异明细，暂不能确认，请稍后再试',
};

/** The sentence of a refusal; undefined for none (FIN-02, MSG-01). */
export const monthCloseText = /* @__PURE__ */ textOf(CHINESE);
