import { FUNDS_STATES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import type { submitPosPayment } from '@dealer-portal/sdk/operations';
import type { Accepted } from '#kits/money-form/define-money-form';
import type { PosPaymentDraft } from './calls';

export const NO_POS_PAYMENT: PosPaymentDraft = {
  from: undefined,
  to: undefined,
  amount: '',
  id: undefined,
};

/** The server's answer to a payment by POS. No call asks for it later: its list shows the result. */
export function acceptedPosPayment(answer: Data<typeof submitPosPayment> | undefined): Accepted {
  const { paymentNo: number = '', status } = answer ?? {};
  if (status === FUNDS_STATES.done.value) return { number, title: '已付款', text: '余额已经更新。' };
  if (status === FUNDS_STATES.failed.value)
    return {
      number,
      title: `付款${FUNDS_STATES.failed.label}`,
      text: '钱没有动，可以再试一次。',
      hasFailed: true,
    };
  return { number, title: '已提交，银行处理中', text: '处理完以后在下面的记录里看。', isWaiting: true };
}
