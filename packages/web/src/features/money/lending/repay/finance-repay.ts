import { formatYuan, readMoney } from '@dealer-portal/rules/money';
import { draftAmount } from '@dealer-portal/rules/movement';
import type { Ops } from '@dealer-portal/sdk';
import {
  getCreditCenter,
  getFinanceRepayDetail,
  queryFinanceExpenses,
  queryFinanceHistory,
} from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { documentAddress } from '#widgets/document-line/document-address';
import { type RepayDraft, repaymentLookUp, sendFinanceRepay } from '../calls';
import { RepayFields } from './repay-fields';
import { type RepayFacts, redemptionToday, useRepayFacts } from './use-repay-facts';

interface RepayTerms {
  readonly financeNo: string;
  /** 还款, or 赎回 for the complete principal. */
  readonly verb: string;
  /** The principal that stands in the field at first. */
  readonly amount: string;
}

/** A repayment of one financing, completely or in part, with the interest of today (FIN-08). */
export function financeRepay({ financeNo, verb, amount }: RepayTerms) {
  return defineMoneyForm<RepayDraft, RepayFacts, Ops['submitFinanceRepay']['data'] | undefined>({
    // Input for one financing does not appear at another.
    name: `financeRepay-${financeNo}`,
    movement: 'repayment',
    verb,
    context: `融资 ${financeNo}`,
    initial: { from: undefined, amount },
    keptFields: ['from', 'amount'],
    Fields: RepayFields,
    useFacts: () => useRepayFacts(financeNo),
    slip: (draft, { payers, detail }) => {
      const payer = payers.find(({ payerCode }) => payerCode === draft.from);
      const redemption = redemptionToday(detail, draftAmount(draft.amount));
      return {
        from: {
          label: '付款方',
          code: draft.from ?? '',
          name: payer?.customerName ?? '',
          balance: readMoney(payer?.balance) ?? null,
        },
        to: { label: '资金方', code: '', name: detail.loan.bankName ?? '' },
        amount: redemption?.amount ?? null,
        facts: [
          ['融资编号', financeNo],
          ['归还本金', formatYuan(redemption?.principal)],
          ['利息', `${formatYuan(redemption?.interest)} = ${redemption?.formula ?? '—'}`],
          ['还后未还本金', formatYuan(redemption?.left)],
        ],
        about: `${financeNo} ${redemption?.principal ?? ''}`.trim(),
        trial: { payerCode: draft.from ?? '', purpose: 'repay', loanNo: financeNo },
        consequence: '提交后从付款方扣款，不能撤回；利息以资金方结算为准',
      };
    },
    send: (draft, account, { payPassword }) => sendFinanceRepay(draft, account, { financeNo, payPassword }),
    accepted: (answer) => ({
      number: answer?.repayNo ?? '',
      title: `${verb}已提交`,
      text: `本金 ${formatYuan(answer?.principal)}，利息 ${formatYuan(answer?.interest)}，共 ${formatYuan(answer?.amount)}。`,
    }),
    lookUp: (account, movement) => repaymentLookUp(financeNo, account, movement),
    records: { to: documentAddress('loanGetrepayment', { financeNo }) ?? '', label: '查看这笔融资的还款' },
    lists: [getCreditCenter, getFinanceRepayDetail, queryFinanceExpenses, queryFinanceHistory],
  });
}
