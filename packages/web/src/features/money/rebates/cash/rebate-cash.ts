import { formatYuan, readMoney, subtractAmounts } from '@dealer-portal/rules/money';
import { draftAmount } from '@dealer-portal/rules/movement';
import type { Ops } from '@dealer-portal/sdk';
import { queryAccountStatement, queryRebates } from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { partyOf } from '#kits/money-form/slip-party';
import { documentAddress } from '#widgets/document-line/document-address';
import { type CashDraft, cashLookUp, sendCash } from '../calls';
import { CashFields } from './cash-fields';
import { type CashFacts, useCashFacts } from './use-cash-facts';

interface CashTerms {
  readonly rebateNo: string;
  /** The first value of the field. */
  readonly amount: string;
}

/** Cashing one rebate, completely or in part, into a payer that can pay orders (FIN-05). */
export function rebateCash({ rebateNo, amount }: CashTerms) {
  return defineMoneyForm<CashDraft, CashFacts, Ops['submitRebateCash']['data'] | undefined>({
    // Input for one rebate does not appear at another.
    name: `rebateCash-${rebateNo}`,
    movement: 'rebateCash',
    verb: '兑现',
    context: `返利 ${rebateNo}`,
    initial: { to: undefined, amount },
    keptFields: ['to', 'amount'],
    Fields: CashFields,
    useFacts: () => useCashFacts(rebateNo),
    slip: (draft, { payers, rebate }) => {
      const cashed = draftAmount(draft.amount);
      return {
        from: partyOf('返利账户', payers, rebate?.payerCode ?? ''),
        to: partyOf('入账付款方', payers, draft.to ?? ''),
        amount: cashed,
        facts: [
          ['返利', `${rebateNo} ${rebate?.rebateName ?? ''}`],
          ['兑现后返利余额', formatYuan(subtractAmounts(readMoney(rebate?.balance), cashed))],
        ],
        about: rebateNo,
        consequence: '提交后立即入账，不能撤回',
      };
    },
    send: (draft, account, { payPassword }) => sendCash(draft, account, { rebateNo, payPassword }),
    accepted: (answer, { to }) => ({
      number: answer?.cashNo ?? '',
      title: '已兑现',
      text: `${to?.name} 已入账，返利还可用 ${formatYuan(answer?.balance)}。`,
      result: {
        to: documentAddress('accountstatement', { payerCode: to?.code, beginDate: answer?.cashDate }) ?? '',
        label: '看入账凭证',
      },
    }),
    lookUp: (account) => cashLookUp(rebateNo, account),
    records: { to: documentAddress('rebate', { rebateNo }) ?? '', label: '查看这笔返利' },
    lists: [queryRebates, queryAccountStatement],
  });
}
