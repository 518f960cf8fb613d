import { formatYuan } from '@dealer-portal/rules/money';
import { CREDIT_PERIODS, draftAmount } from '@dealer-portal/rules/movement';
import type { Ops } from '@dealer-portal/sdk';
import { checkCreditApplyAllowed, queryCreditApplies } from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { periodText } from '#ui/text/joined';
import { type CreditDraft, creditLookUp, creditProblem, periodOf, sendCreditApply } from '../calls';
import { CREDIT_APPLY_ADDRESS } from './credit-apply-address';
import { CreditFields } from './credit-fields';
import { type CreditFacts, useCreditFacts } from './use-credit-facts';

/** 信用额度申请: an amount to order on credit, which the company approves (FIN-08). */
export const CREDIT_APPLY = defineMoneyForm<
  CreditDraft,
  CreditFacts,
  Ops['submitCreditApply']['data'] | undefined
>({
  name: 'creditApply',
  movement: 'creditApplication',
  verb: '申请信用',
  context: '先下单后付款的额度，由公司审批',
  initial: { to: undefined, amount: '', days: String(CREDIT_PERIODS[0]), reason: '' },
  keptFields: ['to', 'amount', 'days', 'reason'],
  Fields: CreditFields,
  useFacts: useCreditFacts,
  slip: (draft, { payers, terms }) => {
    const payer = payers.find(({ payerCode }) => payerCode === draft.to);
    const { beginDate, endDate } = periodOf(draft);
    return {
      to: { label: '付款方', code: draft.to ?? '', name: payer?.customerName ?? '' },
      amount: draftAmount(draft.amount),
      facts: [
        ['有效期', periodText(beginDate, endDate)],
        ['可申请额度', formatYuan(terms.availableAmount)],
        ['申请原因', draft.reason?.trim() ?? ''],
      ],
      consequence: '提交后由公司审批，通过后可以在有效期内信用下单',
    };
  },
  check: (_, account) => creditProblem(account),
  send: sendCreditApply,
  accepted: (answer) => ({
    number: answer?.applyNo ?? '',
    title: `已提交，${answer?.statusName ?? '等待审批'}`,
    text: '审批结果会出现在下面的申请记录里。',
  }),
  lookUp: creditLookUp,
  records: { to: CREDIT_APPLY_ADDRESS, label: '查看申请记录' },
  lists: [checkCreditApplyAllowed, queryCreditApplies],
});
