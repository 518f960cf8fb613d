/** Why a bill, an application for an invoice or a return of one is not sent: codes with their sentences (FIN-04). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { type PasteRefusal, pasteText } from '../../fields/paste/paste-refusals';

/** What the sentence of each code names. */
export interface InvoiceParams {
  readonly 'invoice.issueUnread': NoParams;
  readonly 'invoice.issueLater': NoParams;
  readonly 'invoice.dueUnread': NoParams;
  readonly 'invoice.dueBeforeIssue': NoParams;
  readonly 'invoice.dueTooLate': NoParams;
  readonly 'invoice.ended': NoParams;
  readonly 'invoice.billMissing': NoParams;
  readonly 'invoice.billDigits': NoParams;
  readonly 'invoice.billLength': { readonly length: number; readonly typed: number };
  readonly 'invoice.noBill': NoParams;
  readonly 'invoice.ordersMissing': NoParams;
  readonly 'invoice.ordersLost': { readonly orderNos: readonly string[]; readonly lost: PasteRefusal };
  readonly 'invoice.noOrders': { readonly texts: readonly string[] };
  readonly 'invoice.reasonMissing': NoParams;
  readonly 'invoice.detailMissing': NoParams;
  readonly 'invoice.detailTooLong': { readonly most: number };
}

/** Why a bill or an invoice is not sent. */
export type InvoiceRefusal = RefusalOf<InvoiceParams>;

const CHINESE: Sentences<InvoiceParams> = {
  'invoice.issueUnread': () => '出票日期无法识别',
  'invoice.issueLater': () => '出票日期不能在今天以后',
  'invoice.dueUnread': () => '到期日期无法识别',
  'invoice.dueBeforeIssue': () => '到期日期要在出票日期以后',
  'invoice.dueTooLate': () => '到期日期离出票日期超过一年，请核对',
  'invoice.ended': () => '票据已到期，不能录入',
  'invoice.billMissing': () => '请输入票据号码',
  'invoice.billDigits': () => '票据号码只能是数字',
  'invoice.billLength': ({ length, typed }) => `票据号码是 ${length} 位数字，现在是 ${typed} 位`,
  'invoice.noBill': () => '不是电子票据的号码：第 1 位是票据种类，第 14 到 21 位是出票日期',
  'invoice.ordersMissing': () => '请填写要开票的订单号',
  'invoice.ordersLost': ({ orderNos, lost }) => `${orderNos.join('、')}：${pasteText(lost)}`,
  'invoice.noOrders': ({ texts }) => `这些不是订单号：${texts.join('、')}`,
  'invoice.reasonMissing': () => '请选择退回的原因',
  'invoice.detailMissing': () => '请写明哪里不对，公司按此重开',
  'invoice.detailTooLong': ({ most }) => `最多填写 ${most} 个字，请缩短`,
};

/** The sentence of a refusal; undefined for none (FIN-04). */
export const invoiceText = /* @__PURE__ */ textOf(CHINESE);
