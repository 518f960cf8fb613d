import { addMonths, monthOf } from '../../../world/ledger/calendar';
import { type Reconciliation, reconciliationsOf } from '../../../world/ledger/derive-reconciliations';
import type { AccountKind } from '../../../world/ledger/events';
import { businessDate, businessTime } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { transition } from '../resources/transition';
import { fromLedger } from './finance-ledger';

/** The states of an account of a period. */
export const OPT_STATUS = { '0': '待确认', '1': '已确认', '2': '有异议', '9': '未出账' } as const;
export type OptStatus = keyof typeof OPT_STATUS;

interface ReconciliationRow extends Reconciliation {
  readonly reason?: string;
  readonly confirmTime?: string;
}

/** The monthly reconciliations of the own account. */
export const reconciliations = resource<ReconciliationRow>(
  'reconciliations',
  'id',
  fromLedger(reconciliationsOf),
);

/** The state of a closed month; that of the own account comes from its reconciliation. */
export function monthStatus(dealer: Dealer, kind: AccountKind, month: string): OptStatus {
  const isLast = month === addMonths(monthOf(businessDate(dealer.now)), -1);
  const usual = isLast ? '0' : '1';
  if (kind !== 'MAIN') return usual;
  return reconciliations.rows(dealer).find(({ period }) => period === month)?.status ?? usual;
}

export const reconciliationHandlers: Handlers = {
  ...listOf<'queryReconciliations', ReconciliationRow>('queryReconciliations', {
    rows: reconciliations.rows,
    filters: {
      status: { is: 'status' },
      beginPeriod: { from: 'period' },
      endPeriod: { to: 'period' },
      isDifference: { test: ({ company, customer }, isDifference) => !isDifference || company !== customer },
    },
    totals: {},
    show: (row, dealer) => {
      const { id, period, company, customer, status, deadline, confirmTime } = row;
      const isConfirmed = status === '1';
      return {
        id,
        customerCode: dealer.persona.saletoCode,
        period,
        companyBalance: toYuan(company),
        customerBalance: toYuan(customer),
        difference: toYuan(company - customer),
        status,
        statusName: OPT_STATUS[status],
        ...(isConfirmed && {
          confirmUser: dealer.persona.user,
          confirmTime: confirmTime ?? `${addMonths(period, 1)}-12 10:08:33`,
        }),
        deadline,
        differenceList: differencesOf(row),
      };
    },
  }),

  ...transition<'confirmReconciliation', ReconciliationRow>('confirmReconciliation', {
    resource: reconciliations,
    finds: 'id',
    when: { status: ['0'] },
    else: 'confirmed2',
    refusal: ({ input: { isAgree, reason, customerBalance } }) =>
      isAgree || (reason && customerBalance !== undefined) ? undefined : 'needReason',
    sets: ({ company }, { input, now }) =>
      input.isAgree
        ? { status: '1', customer: company, differences: [], confirmTime: businessTime(now) }
        : { status: '2', customer: toCents(input.customerBalance ?? 0), reason: input.reason ?? '' },
  }),
};

/** The vouchers that differ; a difference that they do not explain stands in a row of its own. */
function differencesOf({ company, customer, differences, reason }: ReconciliationRow) {
  const rows = differences.map(({ voucher, reason: usual }) => ({
    voucherNo: voucher.voucherNo,
    voucherDate: voucher.day,
    orderNo: voucher.orderNo,
    companyAmount: toYuan(-voucher.debit),
    customerAmount: 0,
    difference: toYuan(-voucher.debit),
    reason: reason ?? usual,
  }));
  const rest = company - customer + differences.reduce((sum, { voucher }) => sum + voucher.debit, 0);
  if (rest === 0) return rows;
  const open = { voucherNo: '', companyAmount: toYuan(rest), customerAmount: 0, difference: toYuan(rest) };
  return [...rows, { ...open, reason: reason ?? '待核对' }];
}
