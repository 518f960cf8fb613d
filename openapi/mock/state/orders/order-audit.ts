import { businessTime } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { pageOf } from '../memory/pages';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cancel } from './my-orders';
import { counted, failure, outcome } from './order-actions';
import { moveOrder, type Order, orderByNo, ordersOf, summaryRow } from './orders';

/** Decisions by order number. */
const audits = slice('audits', () => ({ decided: {} as Record<string, Fields> }));

const NAMES: Readonly<Record<string, string>> = { '0': '待审核', '1': '已通过', '2': '已拒绝' };

export const orderAuditHandlers: Handlers = {
  queryAuditOrders: (dealer, { input, done }) => {
    const auditStatus = text(input, 'auditStatus') || '0';
    const auditRows = ordersOf(dealer, text(input, 'saletoCode')).map((order) => auditRow(dealer, order));
    const rows = auditRows.filter((row) => row !== undefined);
    const [orderNo, begin, end] = [text(input, 'orderNo'), text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const date = text(row, 'createDate');
      const isIn = (begin === '' || date >= begin) && (end === '' || date <= end);
      return row['auditStatus'] === auditStatus && isIn && (orderNo === '' || row['orderNo'] === orderNo);
    };
    return done(pageOf(rows.filter(isMatch), input));
  },

  auditOrders: (dealer, { input, now, done, refuse }) => {
    const [auditStatus, auditRemark] = [text(input, 'auditStatus'), text(input, 'auditRemark')];
    if (auditStatus === '2' && auditRemark.trim() === '') return refuse('refused');
    const orderNos = texts(input, 'orderNoList');
    const known = orderNos.map((orderNo) => orderByNo(dealer, orderNo));
    const open = known.filter((order): order is Order => order?.status === '10');
    const decision = {
      auditStatus,
      auditRemark,
      auditUser: dealer.persona.user,
      auditTime: businessTime(now),
    };
    for (const order of open) decide(dealer, order, decision);
    const failed = orderNos.filter((orderNo) => !open.some((order) => order.orderNo === orderNo));
    const failList = failed.map((orderNo) =>
      failure(orderByNo(dealer, orderNo), orderNo, '订单不在待审核状态'),
    );
    return done(
      outcome(orderNos.length, failList),
      failList.length === 0 ? '审核成功' : counted('审核', orderNos.length, failList),
    );
  },
};

function decide(dealer: Dealer, order: Order, decision: Fields): void {
  audits(dealer).decided[order.orderNo] = decision;
  const time = text(decision, 'auditTime').slice(0, 16);
  if (decision['auditStatus'] === '1') moveOrder(order, '20', { time, text: '审核通过，等待发货' });
  else cancel(dealer, order, { time, text: `审核拒绝：${text(decision, 'auditRemark')}` });
}

function auditRow(dealer: Dealer, order: Order): Fields | undefined {
  const decision = audits(dealer).decided[order.orderNo];
  if (!decision && order.status !== '10') return undefined;
  const waiting = { auditStatus: '0', auditRemark: '', auditUser: '', auditTime: '' };
  const audit = decision ?? waiting;
  return {
    ...summaryRow(order),
    applyUser: dealer.persona.userName,
    applyTime: `${text(order.facts, 'createDate')} 09:12:00`,
    ...audit,
    auditStatusName: NAMES[text(audit, 'auditStatus')] ?? '',
  };
}
