import { formatYuan } from '@dealer-portal/rules/money';
import { FIRST_TERM } from '@dealer-portal/rules/movement';
import { FINANCING_STATES } from '@dealer-portal/rules/states';
import { type Ops, unwrap } from '@dealer-portal/sdk';
import {
  getCreditCenter,
  getFinanceRepayDetail,
  queryFinanceHistory,
  queryFinanceOrders,
} from '@dealer-portal/sdk/operations';
import { type Accepted, defineMoneyForm } from '#kits/money-form/define-money-form';
import { href } from '#routes';
import { stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import { type ApplyDraft, financingLookUp, readFinancing, sendFinanceApply } from '../calls';
import { ApplyFields } from './apply-fields';
import { costFacts, termsOf } from './apply-terms';
import { type ApplyFacts, useApplyFacts } from './use-apply-facts';

const NO_DRAFT: ApplyDraft = { from: undefined, to: undefined, amount: '', days: String(FIRST_TERM) };

/** 融资充值: a lender pays an amount into a payer's account, for the orders of the address or without any (FIN-08). */
export function financeApply(orderNos: readonly string[]) {
  return defineMoneyForm<ApplyDraft, ApplyFacts, Ops['submitFinanceApply']['data'] | undefined>({
    name: 'financeApply',
    movement: 'financing',
    verb: '融资充值',
    context: orderNos.length > 0 ? `为 ${orderNos.length} 个订单融资` : '向资金方融资，款项入到付款方账户',
    initial: NO_DRAFT,
    keptFields: ['from', 'to', 'amount', 'days'],
    Fields: ApplyFields,
    useFacts: () => useApplyFacts(orderNos),
    slip: (draft, facts) => {
      const { from = '', to = '' } = draft;
      const terms = termsOf(draft, facts);
      const payer = facts.payers.find(({ payerCode }) => payerCode === to);
      return {
        from: { label: '资金方', code: '', name: from },
        to: { label: '入账', code: to, name: payer?.customerName ?? '' },
        amount: terms.amount,
        facts: [
          ['期限', `${terms.days} 天，年利率 ${terms.rate ?? '—'}%`],
          ...costFacts(terms, facts.feeRate),
          ['融资前可用额度', formatYuan(terms.available ?? '')],
          ...facts.chosen.orders.map(
            ({ orderNo, financeAmount }) =>
              [`融资订单 ${orderNo}`, `可融资 ${formatYuan(financeAmount)}`] as const,
          ),
        ],
        about: [from, terms.days, ...orderNos].join(' '),
        trial: { payerCode: to, purpose: 'loan' },
        consequence: '提交后由资金方放款，放款后入账并开始计息',
      };
    },
    send: (draft, account) => sendFinanceApply(draft, account, orderNos),
    accepted: (answer) => waiting(answer?.financeNo ?? ''),
    lookUp: financingLookUp,
    poll: async (financeNo, account) => outcomeOf(unwrap(await readFinancing(financeNo, account))),
    records: { to: href('loanGetLoanHistory'), label: '查看融资记录' },
    lists: [getCreditCenter, queryFinanceHistory, queryFinanceOrders, getFinanceRepayDetail],
  });
}

const waiting = (number: string): Accepted => ({
  number,
  title: '已提交，等待资金方放款',
  text: '放款后款项入到所选付款方，并从放款日开始计息。',
  isWaiting: true,
});

/** The state of an application; an unknown state is shown with the server's text, never as money that came. */
function outcomeOf({ loan }: Ops['getFinanceRepayDetail']['data']): Accepted {
  const { financeNo: number, status, statusName, amount, dueDate } = loan;
  if (status === FINANCING_STATES.applied.value) return waiting(number);
  if (status !== FINANCING_STATES.running.value && status !== FINANCING_STATES.repaid.value) {
    const text = `这笔融资${stateText(statusName)}，没有款项入账。详情见融资记录。`;
    return { number, title: '没有放款', text, hasFailed: true };
  }
  return { number, title: '已放款', text: `${formatYuan(amount)} 已入账，${dayText(dueDate)} 到期。` };
}
