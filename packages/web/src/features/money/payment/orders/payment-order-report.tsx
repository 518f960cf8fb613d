import { countsInTotal } from '@dealer-portal/rules/movement';
import { choicesOf, PAYMENT_STATES } from '@dealer-portal/rules/states';
import { queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { Ruler } from '#ui/ruler/ruler';
import { columnsOf } from '#ui/table/columns';
import { joined, stateText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { minuteText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import type { PaymentOrder } from '../queries';
import { CourseOfOrder } from './course-of-order';
import './payment-orders.css';
import '#ui/table/two-lines.css';

const column = columnsOf<PaymentOrder>({
  leavesOut: { is: ({ status }) => !countsInTotal(status), name: '失败、取消' },
});

const STATES = choicesOf(PAYMENT_STATES).map((state) => ({
  ...state,
  ...(!countsInTotal(state.value) && { isOut: true }),
}));

/** The states of a payment order with all of them together, in the order of its life. */
export const ORDER_STATES = [{ value: '', label: '全部', note: '不含失败和取消' }, ...STATES];

const FULL = 100;
const PART = FULL / 3;

interface Progress {
  readonly value: number | undefined;
  readonly tone?: 'primary' | 'success' | 'due' | 'error';
}

/** How far a payment order is, and how that looks; one that was cancelled goes on no more. */
const PROGRESS: Readonly<Record<string, Progress>> = {
  [PAYMENT_STATES.waiting.value]: { value: PART, tone: 'due' },
  [PAYMENT_STATES.processing.value]: { value: 2 * PART, tone: 'primary' },
  [PAYMENT_STATES.paid.value]: { value: FULL, tone: 'success' },
  [PAYMENT_STATES.failed.value]: { value: 2 * PART, tone: 'error' },
  [PAYMENT_STATES.cancelled.value]: { value: undefined },
};

/** 付款单: every payment that was started, newest first (FIN-01, ORDER-01). */
export const PAYMENT_ORDERS = defineReport({
  name: 'paymentOrders',
  operation: queryPaymentOrders,
  input: byCustomer,
  rows: paged,
  rowKey: ({ paymentNo }) => paymentNo,
  columns: [
    column.code('paymentNo', '付款单号、时间', {
      width: 152,
      to: ({ paymentNo }) => documentAddress('paymentDone', { paymentNo }),
      detail: ['申请时间', ({ createTime }) => minuteText(createTime)],
    }),
    column.text('payerName', '入账账户', {
      width: 224,
      detail: ['付款方编码与备注', ({ payerCode, remark }) => joined([payerCode, remark], ' · ')],
    }),
    column.text('payChannelName', '渠道', { width: 88 }),
    {
      ...column.money('amount', '金额', { width: 136 }),
      render: ({ amount, status }) =>
        countsInTotal(status) ? (
          <Money amount={amount} strong />
        ) : (
          <del className="secondary">
            <Money amount={amount} />
          </del>
        ),
    },
    column.custom('status', '状态', {
      width: 184,
      text: ({ statusName }) => stateText(statusName),
      render: (order) => <StateOf order={order} />,
    }),
    column.code('receiptNo', '收据号', {
      width: 128,
      to: ({ receiptNo }) => (receiptNo ? documentAddress('receiptdetails', { receiptNo }) : undefined),
    }),
  ],
  filters: [
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '提交日期' },
    { kind: 'text', name: 'paymentNo', label: '付款单号' },
    { kind: 'choice', name: 'payerCode', label: '入账账户', options: [] },
    { kind: 'choice', name: 'status', label: '状态', options: STATES },
  ],
  totals: ({ amountTotal }) => ({ amount: amountTotal }),
  detail: { unfolds: (order) => <CourseOfOrder order={order} /> },
  noun: '付款单',
  emptyReason: '提交付款后，付款单出现在这里。',
});

function StateOf({ order: { status, statusName, historyList } }: { readonly order: PaymentOrder }) {
  const progress = Object.hasOwn(PROGRESS, status) ? PROGRESS[status] : undefined;
  const latest = historyList?.[0]?.text;
  return (
    <span className="two-lines">
      <span className="payment-state" data-tone={progress?.tone}>
        <Ruler {...(progress ?? { value: undefined })} width={48} /> {stateText(statusName)}
      </span>
      {latest && (
        <span className="secondary" title={latest}>
          {latest}
        </span>
      )}
    </span>
  );
}
