import { PAYMENT_STATE_NAMES, readPaymentResult } from '@dealer-portal/rules/movement';
import type { Data } from '@dealer-portal/sdk';
import { queryPaymentOrders, queryReceipts, type submitPayment } from '@dealer-portal/sdk/operations';
import type { Accepted } from '#kits/money-form/define-money-form';
import { outsideAddress } from '#platform/browser/data-address';
import { href } from '#routes';
import type { PayChannel, PaymentDraft } from './calls';
import { lookUpOrders } from './queries';

export const NO_PAYMENT: PaymentDraft = {
  to: undefined,
  amount: '',
  payChannel: 'BANK',
  saleOrgCode: undefined,
  remark: '',
};

/** Everything of a payment may be kept until it is sent. */
export const KEPT_FIELDS = ['to', 'amount', 'payChannel', 'saleOrgCode', 'remark'] as const;

/** The ways to pay that a form offers; the account for air conditioners has pages of its own. */
export const CHANNELS = [
  { value: 'BANK', label: '网银' },
  { value: 'KJT', label: '快捷通' },
  { value: 'DIGITAL', label: '数字货币' },
] as const satisfies readonly { readonly value: PayChannel; readonly label: string }[];

export const channelOf = (code: string | undefined): (typeof CHANNELS)[number] =>
  CHANNELS.find(({ value }) => value === code) ?? CHANNELS[0];

/** The server's answer: a payment that waits at the cashier. */
export function acceptedPayment(answer: Data<typeof submitPayment> | undefined): Accepted {
  const { paymentNo: number = '', payUrl } = answer ?? {};
  const result = number !== '' && { result: { to: resultAddress(number), label: '我已付款，查看结果' } };
  const { state } = readPaymentResult(answer, number);
  if (state === 'paid') return { number, title: PAYMENT_STATE_NAMES.paid, text: '余额已经更新。', ...result };
  const url = outsideAddress(payUrl);
  return {
    number,
    title: '付款单已生成，请到收银台付款',
    text: url
      ? '在收银台付完款才会到账；没有付款之前余额不变。'
      : '没有收到收银台的地址。请在结果里看这笔付款，不要重复提交；仍未到账请联系客户经理。',
    isWaiting: true,
    ...(url !== undefined && { goOn: { url, label: '去收银台付款' } }),
    ...result,
  };
}

const resultAddress = (paymentNo: string) => `${href('paymentDone')}?${new URLSearchParams({ paymentNo })}`;

const orderAddress = (paymentNo: string) => `${href('paymentOrders')}?${new URLSearchParams({ paymentNo })}`;

/** The common parts of all payments. */
export const PAYMENT_PARTS = {
  movement: 'payment',
  verb: '付款',
  initial: NO_PAYMENT,
  keptFields: KEPT_FIELDS,
  accepted: acceptedPayment,
  lookUp: lookUpOrders,
  listMayBeLate: true,
  records: { to: href('paymentOrders'), label: '查看付款单' },
  continuesAt: (paymentNo: string) => ({ to: orderAddress(paymentNo), label: '继续支付或取消' }),
  lists: [queryReceipts, queryPaymentOrders],
} as const;

export const AT_CASHIER = '提交后生成付款单，到收银台付完款才会到账。';
