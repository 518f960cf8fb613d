import { businessTime } from '../memory/clock';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';
import { cancel } from './my-orders';
import { counted, failure, outcome } from './order-actions';
import { moveOrder, type Order, orderByNo, ordersOf, summaryRow } from './orders';

type AuditOrder = RowOf<'queryAuditOrders'>;
type Decision = Required<Pick<AuditOrder, 'auditStatus' | 'auditRemark' | 'auditUser' | 'auditTime'>>;

/** Decisions by order number. */
const auditsOf = slice('audits', () => ({ decided: {} as Record<string, Decision> }));

const NAMES: Readonly<Record<string, string>> = { '0': '待审核', '1': '已通过', '2': '已拒绝' };

export const orderAuditHandlers: Handlers = {
  ...listOf<'queryAuditOrders', AuditOrder>('queryAuditOrders', {
    isLongAllowed: true,
    rows: (dealer, { saletoCode, auditStatus = '0' }) =>
      ordersOf(dealer, saletoCode)
        .flatMap((order) => auditRow(dealer, order) ?? [])
        .filter((row) => row.auditStatus === auditStatus),
    filters: {
      auditStatus: { is: 'auditStatus' },
      orderNo: { is: 'orderNo' },
      beginDate: { from: 'createDate' },
      endDate: { to: 'createDate' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('auditOrders', ({ dealer, input, now, done, refuse }) => {
    const { auditStatus, auditRemark = '', orderNoList } = input;
    if (auditStatus === '2' && auditRemark.trim() === '') return refuse('refused');
    const open = orderNoList.flatMap((orderNo) => {
      const order = orderByNo(dealer, orderNo);
      return order?.status === '10' ? [order] : [];
    });
    const auditUser = dealer.persona.user;
    const decision = { auditStatus, auditRemark, auditUser, auditTime: businessTime(now) };
    for (const order of open) decide(dealer, order, decision);
    const failed = orderNoList.filter((orderNo) => !open.some((order) => order.orderNo === orderNo));
    const failList = failed.map((orderNo) =>
      failure(orderByNo(dealer, orderNo), orderNo, '订单不在待审核状态'),
    );
    return done(
      outcome(orderNoList.length, failList),
      failList.length === 0 ? '审核成功' : counted('审核', orderNoList.length, failList),
    );
  }),
};

function decide(dealer: Dealer, order: Order, decision: Decision): void {
  auditsOf(dealer).decided[order.orderNo] = decision;
  const time = decision.auditTime.slice(0, 16);
  if (decision.auditStatus === '1') moveOrder(order, '20', { time, text: '审核通过，等待发货' });
  else cancel(dealer, order, { time, text: `审核拒绝：${decision.auditRemark}` });
}

function auditRow(dealer: Dealer, order: Order): AuditOrder | undefined {
  const decision = auditsOf(dealer).decided[order.orderNo];
  if (!decision && order.status !== '10') return undefined;
  const audit = decision ?? { auditStatus: '0', auditRemark: '', auditUser: '', auditTime: '' };
  return {
    ...summaryRow(order),
    applyUser: dealer.persona.userName,
    applyTime: `${order.day} 09:12:00`,
    ...audit,
    auditStatusName: NAMES[audit.auditStatus] ?? '',
  };
}
