import { settle } from '../buying/settle';
import { productOf } from '../catalogue/goods';
import { invoices } from '../finance/invoices';
import { businessDate, businessTime } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { Answer } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cancelNamedOrder } from '../orders/order-actions';
import { noteStep } from '../orders/order-terms';
import { type Order, orderByNo, ordersOf, summaryRow } from '../orders/orders';
import { listOf } from '../resources/list';
import { doneUnless } from '../resources/transition';
import { handle, isOwn } from '../resources/typed-handler';

type Approval = NonNullable<Answer<'openCocOrderApproval'>>;
type ApprovalStep = NonNullable<Approval['nodeList']>[number];

const MANAGER = '高翔';
const PASSED = { status: '1', statusName: '已通过' } as const;

/** An approval: handed in, then the manager's step. */
function approvalOf(
  dealer: Dealer,
  submitted: Pick<ApprovalStep, 'remark' | 'handleDate'>,
  step: Partial<ApprovalStep>,
) {
  return [
    { nodeName: '提交申请', handler: dealer.persona.user, ...PASSED, ...submitted },
    { nodeName: '客户经理审批', handler: MANAGER, status: '0', statusName: '未处理', remark: '', ...step },
  ];
}

/** The approvals of the order centre, by order number; assumption: the newest order that waits to be sent has passed its. */
const approvalsOf = slice('cocApprovals', (dealer) => {
  const passed = ordersOf(dealer, dealer.persona.saletoCode).find(({ status }) => status === '20');
  const day = passed?.day ?? '';
  const nodeList = approvalOf(
    dealer,
    { remark: '', handleDate: `${day} 10:00:00` },
    { ...PASSED, remark: '同意', handleDate: `${day} 14:30:00` },
  );
  const approval: Approval = { approvalNo: `SP${day.replaceAll('-', '')}00001`, nodeList };
  return { byOrderNo: (passed ? { [passed.orderNo]: approval } : {}) as Readonly<Record<string, Approval>> };
});

/** Orders of sample machines whose settlement record was made. */
const settledSamplesOf = slice('settledSamples', () => ({ orderNos: [] as readonly string[] }));

/** Assumption: approvals of a day are numbered from here. */
const FIRST_APPROVAL = 8;

/** Orders that other services handle: Hairisheng, the order centre, returned air conditioners, sample machines. */
export const serviceOrderHandlers: Handlers = {
  // Assumption: Hairisheng splits and cancels as the portal's own orders are split and cancelled.
  ...handle('splitHairishengOrder', ({ dealer, input, now, done, refuse }) => {
    const settlement = settle(dealer, input, now);
    return 'example' in settlement ? refuse(settlement.example, settlement.msg) : done(settlement);
  }),
  ...handle('cancelHairishengOrder', (call) => doneUnless(call, cancelNamedOrder(call, 'delivered'))),

  ...handle('updateAirOrderInvoice', ({ dealer, input, now, done, refuse }) => {
    const { orderNo, invoiceNo } = input;
    const order = orderByNo(dealer, orderNo);
    if (!order || !invoices.find(dealer, invoiceNo)) return refuse('unknown');
    noteStep(order, now, `退货发票 ${invoiceNo} 已登记`);
    return done();
  }),

  ...handle('generateMfyjSettlementRecord', ({ dealer, input, now, done, refuse }) => {
    const settledSamples = settledSamplesOf(dealer);
    const { orderNo, productCode, number } = input;
    if (settledSamples.orderNos.includes(orderNo)) return refuse('repeated');
    settledSamples.orderNos = [...settledSamples.orderNos, orderNo];
    const at = String(settledSamples.orderNos.length).padStart(3, '0');
    const recordNo = `YJJS${businessDate(now).replaceAll('-', '')}${at}`;
    const order = orderByNo(dealer, orderNo);
    if (order) noteStep(order, now, `样机结算记录 ${recordNo} 已生成`);
    const price = productOf(dealer, productCode)?.price.price ?? 0;
    const settleAmount = toYuan(toCents(price) * number);
    return done({ recordNo, settleAmount });
  }),

  ...listOf<'searchCocOrders', Order>('searchCocOrders', {
    rows: (dealer, input) => ordersOf(dealer, input.customerCode),
    filters: {
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    show: (order, dealer) => ({ ...summaryRow(order), ...approvalsOf(dealer).byOrderNo[order.orderNo] }),
  }),

  ...handle('openCocOrderApproval', ({ dealer, input, now, done, refuse }) => {
    const approvals = approvalsOf(dealer);
    const order = orderByNo(dealer, input.orderNo);
    if (approvals.byOrderNo[input.orderNo]) return refuse('pending');
    if (!isOwn(dealer, input) || order?.status !== '10') return refuse('notWaiting');
    const at = String(FIRST_APPROVAL + Object.keys(approvals.byOrderNo).length).padStart(5, '0');
    noteStep(order, now, '已在订单中心发起审批');
    const submitted = { remark: input.remark ?? '', handleDate: businessTime(now) };
    const approval: Approval = {
      approvalNo: `SP${businessDate(now).replaceAll('-', '')}${at}`,
      nodeList: approvalOf(dealer, submitted, {}),
    };
    approvals.byOrderNo = { ...approvals.byOrderNo, [input.orderNo]: approval };
    return done(approval);
  }),
};
