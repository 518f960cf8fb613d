import { PAYMENT_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import type { RowAction } from '#ui/table/data-table-types';
import { documentAddress } from '#widgets/document-line/document-address';

/** A payment, digital-currency, credit or loan account of the customer, with its bank card. */
type PaymentAccount = Ops['listPaymentAccounts']['data'][number];

const column = columnsOf<PaymentAccount>();

const { open, rejected } = PAYMENT_ACCOUNT_STATES;

const ACCOUNT = {
  type: column.text('accountTypeName', '账户类型', { key: 'accountType', width: 136 }),
  bank: column.text('bankName', '开户银行', { width: 200 }),
  card: column.code('bankCardNo', '银行账号', { width: 144 }),
  openDate: column.date('openDate', '开通日期', { width: 112 }),
  status: column.status('status', 'statusName', {
    width: 96,
    states: PAYMENT_ACCOUNT_STATES,
  }),
  remark: column.text('remark', '审核意见', { width: 280 }),
} as const;

/** 开户信息: the accounts that were applied for, with their state (FIN-07). */
export const PAYMENT_ACCOUNTS = defineReport({
  name: 'paymentAccount',
  operation: listPaymentAccounts,
  input: ({ saleInfo: { customerCode } }, filters) => ({ query: { customerCode, ...filters } }),
  rows: entire,
  rowKey: ({ id }) => id,
  columns: [ACCOUNT.type, ACCOUNT.bank, ACCOUNT.card, ACCOUNT.openDate, ACCOUNT.status, ACCOUNT.remark],
  filters: [
    {
      kind: 'tabs',
      name: 'accountType',
      label: '账户类型',
      options: [
        ALL,
        { value: 'KJT', label: '快捷通' },
        { value: 'DIGITAL', label: '数字货币' },
        { value: 'CREDIT', label: '信用' },
        { value: 'LOAN', label: '融资' },
      ],
    },
  ],
  noun: '账户',
  emptyReason: '提交开户申请后，账户和审核结果会出现在这里。',
});

/** 开户失败: the applications that were rejected, with the reason (FIN-07). */
export const REJECTED_ACCOUNTS = defineReport({
  ...PAYMENT_ACCOUNTS,
  name: 'rejectedAccount',
  rows: (accounts) => entire(accounts.filter(isIn(rejected.value))),
  columns: [ACCOUNT.type, ACCOUNT.bank, ACCOUNT.card, ACCOUNT.remark, ACCOUNT.status],
  noun: '开户失败记录',
  emptyReason: '没有被驳回的开户申请。',
});

/** 已签约, 付款信息: the accounts that are open (FIN-07). */
export const OPEN_ACCOUNTS = defineReport({
  ...PAYMENT_ACCOUNTS,
  name: 'openAccount',
  rows: (accounts) => entire(accounts.filter(isIn(open.value))),
  columns: [ACCOUNT.type, ACCOUNT.bank, ACCOUNT.card, ACCOUNT.openDate, ACCOUNT.status],
  noun: '已签约账户',
  emptyReason: '开户申请审核通过后，签约的账户会出现在这里。',
});

/** 未绑定提示: the bank accounts to which lenders pay (FIN-08). */
export const LOAN_ACCOUNTS = defineReport({
  ...PAYMENT_ACCOUNTS,
  name: 'loanAccount',
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode, accountType: 'LOAN' } }),
  filters: [],
  noun: '绑定的银行账户',
  emptyReason: '融资款打入绑定的银行账户，申请融资前请先绑定。',
});

/** 数币开户审核: the accounts of digital currency, in every state (FIN-07). */
export const DIGITAL_ACCOUNTS = defineReport({
  ...PAYMENT_ACCOUNTS,
  name: 'digitalAccount',
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode, accountType: 'DIGITAL' } }),
  filters: [],
  noun: '数字货币账户',
  emptyReason: '提交数币开户信息后，审核的进度会出现在这里。',
});

function isIn(state: string): (account: PaymentAccount) => boolean {
  return ({ status }) => status === state;
}

/** The actions on an account: an open one can be unbound, for a rejected one there is a new application. */
export function accountActions({ id, status }: PaymentAccount): readonly RowAction[] {
  if (status === open.value) {
    return [{ key: 'unbind', label: '解绑银行卡', to: documentAddress('unbundcard', { id }) ?? '' }];
  }
  return status === rejected.value ? [{ key: 'apply', label: '重新提交', to: href('accountsubmit') }] : [];
}
