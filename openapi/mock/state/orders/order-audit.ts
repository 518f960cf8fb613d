import { businessTime } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { pageOf } from '../memory/pages';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { cancel } from './my-orders';
import { counted, failure, outcome } from './order-actions';
import { moveOrder, type Order, order, ordersOf, summaryRow } from './orders';

/** Decisions by order number. */
const audits = slice('audits', () => ({ decided: {} as Record<string, Fields> }));

const NAMES: Readonly<Record<string, string>> = { '0': '待审核', '1': '已通过', '2': '已拒绝' };

export const orderAuditHandlers: Handlers = {
  queryAuditOrders: (dealer, { input, done }) => {
    const wanted = text(input, 'auditStatus') || '0';
    const own = ordersOf(dealer, text(input, 'saletoCode')).map((one) => auditRow(dealer, one));
    const rows = own.filter((row) => row !== undefined);
    const [orderNo, begin, end] = [text(input, 'orderNo'), text(input, 'beginDate'), text(input, 'endDate')];
    const isWanted = (row: Fields) => {
      const date = text(row, 'createDate');
      const isIn = (begin === '' || date >= begin) && (end === '' || date <= end);
      return row['auditStatus'] === wanted && isIn && (orderNo === '' || row['orderNo'] === orderNo);
    };
    return done(pageOf(rows.filter(isWanted), input));
  },

  auditOrders: (dealer, { input, now, done, refuse }) => {
    const [auditStatus, auditRemark] = [text(input, 'auditStatus'), text(input, 'auditRemark')];
    if (auditStatus === '2' && auditRemark.trim() === '') return refuse('refused');
    const orderNos = texts(input, 'orderNoList');
    const known = orderNos.map((orderNo) => order(dealer, orderNo));
    const open = known.filter((one): one is Order => one?.status === '10');
    const decision = {
      auditStatus,
      auditRemark,
      auditUser: dealer.persona.user,
      auditTime: businessTime(now),
    };
    for (const one of open) decide(dealer, one, decision);
    const failed = orderNos.filter((orderNo) => !open.some((one) => one.orderNo === orderNo));
    const failList = failed.map((orderNo) => failure(order(dealer, orderNo), orderNo, '订单不在待审核状态'));
    return done(
      outcome(orderNos.length, failList),
      failList.length === 0 ? '审核成功' : counted('审核', orderNos.length, failList),
    );
  },
};

function decide(dealer: Dealer, one: Order, decision: Fields): void {
  audits(dealer).decided[one.orderNo] = decision;
  const time = text(decision, 'auditTime').slice(0, 16);
  if (decision['auditStatus'] === '1') moveOrder(one, '20', { time, text: '审核通过，等待发货' });
  else cancel(dealer, one, { time, text: `审核拒绝：${text(decision, 'auditRemark')}` });
}

function auditRow(dealer: Dealer, one: Order): Fields | undefined {
  const decision = audits(dealer).decided[one.orderNo];
  if (!decision && one.status !== '10') return undefined;
  const waiting = { auditStatus: '0', auditRemark: '', auditUser: '', auditTime: '' };
  const audit = decision ?? waiting;
  return {
    ...summaryRow(one),
    applyUser: dealer.persona.userName,
    applyTime: `${text(one.facts, 'createDate')} 09:12:00`,
    ...audit,
    auditStatusName: NAMES[text(audit, 'auditStatus')] ?? '',
  };
}
