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
import { fromLedger } from './ledger-rows';

/** The states of an account of a period. */
export const OPT_STATUS = { '0': '待确认', '1': '已确认', '2': '有异议', '9': '未出账' } as const;
export type OptStatus = keyof typeof OPT_STATUS;

/** The states of an objection. */
const DISPUTE_STATUS = { '10': '等公司核对', '30': '已撤回', '40': '已了结' } as const;

interface DisputeEvent {
  readonly time: string;
  readonly user: string;
  readonly text: string;
}

interface Dispute {
  readonly disputeNo: string;
  readonly status: keyof typeof DISPUTE_STATUS;
  readonly outcome?: string;
  /** Newest first. */
  readonly events: readonly DisputeEvent[];
}

interface ReconciliationRow extends Reconciliation {
  readonly reason?: string;
  readonly confirmTime?: string;
  readonly dispute?: Dispute;
}

const COMPANY = '公司财务';
const OUTCOME = '公司账不改，差异随对账单说明';
/** The company answers an objection after so many days. */
const ANSWER_MS = 2 * 24 * 3600 * 1000;

/** The monthly reconciliations of the own account. */
export const reconciliations = resource<ReconciliationRow>(
  'reconciliations',
  'id',
  fromLedger(reconciliationsOf),
);

/** An objection that the company had time to look at has ended: the month waits for its confirmation again. */
function endAnswered(dealer: Dealer): void {
  for (const { id, dispute } of reconciliations.rows(dealer)) {
    const [raised] = dispute?.events ?? [];
    if (dispute?.status !== '10' || !raised) continue;
    const answered = new Date(Date.parse(`${raised.time.replace(' ', 'T')}+08:00`) + ANSWER_MS);
    if (answered > dealer.now) continue;
    const event = { time: businessTime(answered), user: COMPANY, text: `公司答复：${OUTCOME}` };
    const ended: Dispute = { ...dispute, status: '40', outcome: OUTCOME, events: [event, ...dispute.events] };
    reconciliations.change(dealer, id, { status: '0', dispute: ended });
  }
}

/** The months as they are now. */
function currentRows(dealer: Dealer): readonly ReconciliationRow[] {
  endAnswered(dealer);
  return reconciliations.rows(dealer);
}

/** The reconciliation of a month, as it is now. */
export function reconciliationOf(dealer: Dealer, period: unknown): ReconciliationRow | undefined {
  return currentRows(dealer).find((row) => row.period === period);
}

/** The objection of a month, also of one that ended before the dealer did anything. */
export function disputeOf({ period, status, differences, dispute }: ReconciliationRow, user: string) {
  if (dispute) return dispute;
  if (status !== '1' || differences.length === 0) return undefined;
  const next = addMonths(period, 1);
  const events = [
    { time: `${next}-12 10:08:33`, user, text: '确认，带差异说明' },
    { time: `${next}-10 14:05:12`, user: COMPANY, text: `公司答复：${OUTCOME}` },
    { time: `${next}-08 09:20:46`, user, text: '提出异议' },
  ];
  const ended: Dispute = {
    disputeNo: `YY${next.replace('-', '')}08001`,
    status: '40',
    outcome: OUTCOME,
    events,
  };
  return ended;
}

/** The state of a closed month; that of the own account comes from its reconciliation. */
export function monthStatus(dealer: Dealer, kind: AccountKind, month: string): OptStatus {
  const isLast = month === addMonths(monthOf(businessDate(dealer.now)), -1);
  const usual = isLast ? '0' : '1';
  if (kind !== 'MAIN') return usual;
  return reconciliationOf(dealer, month)?.status ?? usual;
}

export const reconciliationHandlers: Handlers = {
  ...listOf<'queryReconciliations', ReconciliationRow>('queryReconciliations', {
    rows: currentRows,
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
        ...reasonOf(row),
        ...disputeRecord(row, dealer.persona.user),
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
      (isAgree && !reason) || (reason && customerBalance !== undefined) ? undefined : 'needReason',
    sets: (row, { input, now, dealer }) => {
      const time = businessTime(now);
      const { user } = dealer.persona;
      const { reason, customerBalance } = input;
      // Without a balance of its own the customer takes over that of the company.
      const hasOwn = reason && customerBalance !== undefined;
      const own = hasOwn ? { customer: toCents(customerBalance), reason } : undefined;
      const before = row.dispute?.events ?? [];
      if (input.isAgree) {
        const text = own ? '确认，带差异说明' : '确认';
        const dispute = row.dispute && { ...row.dispute, events: [{ time, user, text }, ...before] };
        const agreed = own ?? { customer: row.company, differences: [] };
        return { status: '1', confirmTime: time, ...agreed, ...(dispute && { dispute }) };
      }
      const text = `${before.length > 0 ? '再次提出' : '提出异议'}：${reason}`;
      // By its month, so that the examples name it on every day.
      const disputeNo = row.dispute?.disputeNo ?? `YY${row.period.replace('-', '')}${row.id}`;
      const dispute: Dispute = { disputeNo, status: '10', events: [{ time, user, text }, ...before] };
      return { status: '2', ...own, dispute };
    },
  }),

  ...transition<'withdrawReconciliationDispute', ReconciliationRow>('withdrawReconciliationDispute', {
    resource: reconciliations,
    finds: 'id',
    when: { status: ['2'] },
    else: 'ended',
    refusal: ({ input: { disputeNo } }, rows) =>
      rows.every(({ dispute }) => dispute?.disputeNo === disputeNo) ? undefined : 'ended',
    sets: ({ dispute }, { now, dealer }) => {
      const event = { time: businessTime(now), user: dealer.persona.user, text: '撤回异议' };
      return {
        status: '0',
        ...(dispute && { dispute: { ...dispute, status: '30', events: [event, ...dispute.events] } }),
      };
    },
  }),
};

function reasonOf({ reason, status, differences }: ReconciliationRow) {
  const usual = status === '1' ? differences.map((difference) => difference.reason).join('；') : '';
  const text = reason ?? usual;
  return text === '' ? {} : { reason: text };
}

function disputeRecord(row: ReconciliationRow, user: string) {
  const dispute = disputeOf(row, user);
  return dispute
    ? { dispute: { ...dispute, statusName: DISPUTE_STATUS[dispute.status], events: [...dispute.events] } }
    : {};
}

/** The vouchers that differ; a difference that they do not explain stands in a row of its own. */
function differencesOf({ company, customer, differences, reason }: ReconciliationRow) {
  const rows = differences.map(({ voucher, reason: usualReason }) => ({
    voucherNo: voucher.voucherNo,
    voucherDate: voucher.day,
    orderNo: voucher.orderNo,
    companyAmount: toYuan(-voucher.debit),
    customerAmount: 0,
    difference: toYuan(-voucher.debit),
    reason: reason ?? usualReason,
  }));
  const rest = company - customer + differences.reduce((sum, { voucher }) => sum + voucher.debit, 0);
  if (rest === 0) return rows;
  const open = { voucherNo: '', companyAmount: toYuan(rest), customerAmount: 0, difference: toYuan(rest) };
  return [...rows, { ...open, reason: reason ?? '待核对' }];
}
