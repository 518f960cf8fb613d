import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import type { MoneyFormName } from '@dealer-portal/rules/money-place';
import { FUNDS_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { queryFundsTransfers } from '@dealer-portal/sdk/operations';
import { type Accepted, defineMoneyForm } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { TransferFields } from '#kits/money-form/transfer-fields';
import { href, type RouteName } from '#routes';
import { type FundsDraft, fundsLookUp, readFunds, sendFunds } from '../calls';
import type { FundsTransfer, FundsType } from '../funds-report';

const NO_DRAFT: FundsDraft = { from: undefined, to: undefined, amount: '', remark: '' };
const KEPT_FIELDS = ['from', 'to', 'amount', 'remark'] as const;

/** The differences between kinds of transfer. */
interface FundsKind {
  /** Its row in the table of accounts. */
  readonly movement: MoneyFormName;
  /** Its part of storage keys. */
  readonly name: string;
  readonly transferType: FundsType;
  /** 转账, 划转, 退款. */
  readonly verb: string;
  readonly context: string;
  /** The text about the way of the money. */
  readonly way: string;
  /** Where its records stand. */
  readonly records: RouteName;
}

type Answer = Ops['submitFundsTransfer']['data'] | undefined;

/** A transfer or refund between two payers that the payment password confirms (FIN-07). */
export function fundsForm({ movement, name, transferType, verb, context, way, records }: FundsKind) {
  return defineMoneyForm<FundsDraft, PayerFacts, Answer>({
    name,
    movement,
    verb,
    context,
    initial: NO_DRAFT,
    keptFields: KEPT_FIELDS,
    Fields: ({ facts: { payers } }: { readonly facts: PayerFacts }) => (
      <TransferFields movement={movement} givers={payers} takers={payers} remarkLimit={REMARK_LENGTH} />
    ),
    useFacts: usePayerFacts,
    slip: (draft, { payers }) => {
      const { from, to, amount, remark } = readTransfer(draft);
      return {
        from: partyOf('转出', payers, from),
        to: partyOf('转入', payers, to),
        amount,
        facts: [
          ['方式', way],
          ['备注', remark],
        ],
        consequence: `${verb}提交后立即处理，不能撤回`,
      };
    },
    send: (draft, account, { payPassword }) => sendFunds(draft, account, { transferType, payPassword }),
    accepted: (answer, { amount }) =>
      outcomeOf(verb, {
        transferNo: answer?.transferNo ?? '',
        amount: amount ?? '',
        remark: '',
        status: answer?.status ?? FUNDS_STATES.underWay.value,
      }),
    lookUp: (account, _, since) => fundsLookUp(transferType, account, since),
    poll: async (number, account) => {
      const transfer = await readFunds(number, account);
      return transfer && outcomeOf(verb, transfer);
    },
    records: { to: href(records), label: `查看${verb}记录` },
    lists: [queryFundsTransfers],
  });
}

type Ended = Pick<FundsTransfer, 'transferNo' | 'status' | 'remark'> & { readonly amount: number | string };

function outcomeOf(verb: string, { transferNo, status, amount, remark }: Ended): Accepted {
  const number = transferNo;
  if (status === FUNDS_STATES.done.value) {
    return { number, title: `${verb}成功`, text: `${formatYuan(amount)} 已从转出方扣款并入到转入方。` };
  }
  if (status === FUNDS_STATES.failed.value) {
    return { number, title: `${verb}失败`, text: `${remark || '没有说明原因'}。钱没有动。`, hasFailed: true };
  }
  return { number, title: `${verb}处理中`, text: '正在处理，完成之前这笔钱会被预占。', isWaiting: true };
}
