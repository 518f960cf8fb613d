import { bookOrder, NO_ORDER_PAYER, orderPayer, orderPayers, payerRow, payersOf } from '../account/customer';
import { businessDate } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { type Order, orderByTypeNo } from '../orders/orders';
import { isUnpaidFlow } from './vehicle-orders';

/** The data of whole-vehicle orders and permissions outside of the cart. */
interface TrafficNotes {
  /** orderTypeNo of orders with an open delay application. */
  readonly delays: string[];
  readonly contacts: Record<string, Fields>;
  permissions: Fields[];
}

const MOST_DELAY_DAYS = 15;

/** Whether an order has an open delay application. */
export function isDelayed(dealer: Dealer, orderTypeNo: string): boolean {
  return notes(dealer).delays.includes(orderTypeNo);
}

const notes = slice('trafficNotes', (dealer): TrafficNotes => {
  const contact = fields(dealer.example('getTrafficContact'));
  const permissions = [...exampleRows(dealer, 'getTrafficCustomerApproveStatus')];
  return { delays: [], contacts: { [dealer.persona.saletoCode]: contact }, permissions };
});

export const trafficOrderHandlers: Handlers = {
  listTrafficPayers: (dealer, { done }) => done(orderPayers(dealer).map(payerRow)),

  getTrafficPaytoByOrder: (dealer, { input, done, refuse }) => {
    const match = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!match) return refuse('notFound');
    const payer = payersOf(dealer).find((payer) => payer.payerCode === match.payerCode);
    const payToList = orderPayers(dealer).map(payerRow);
    const order = { orderTypeNo: text(match.facts, 'orderTypeNo'), orderAmount: toYuan(match.cents) };
    return done({ ...order, paytoCode: match.payerCode, paytoName: payer?.payerName ?? '', payToList });
  },

  updateTrafficPaytoByOrder: (dealer, call) => payerChanged(dealer, call, [text(call.input, 'orderTypeNo')]),
  updateTrafficPaytoBatch: (dealer, call) => payerChanged(dealer, call, texts(call.input, 'orderTypeNoList')),

  checkTrafficDelayApply: (dealer, { input, done, refuse }) => {
    const order = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!order) return refuse('notFound');
    return done(order.status === '20' && !notes(dealer).delays.includes(text(input, 'orderTypeNo')));
  },

  submitTrafficDelay: (dealer, { input, now, done, refuse }) => {
    const orderTypeNo = text(input, 'orderTypeNo');
    if (notes(dealer).delays.includes(orderTypeNo)) return refuse('applied2');
    if (text(input, 'delayDate') > businessDate(now, MOST_DELAY_DAYS)) return refuse('tooLate');
    notes(dealer).delays.push(orderTypeNo);
    return done();
  },

  getTrafficContact: (dealer, { input, done, refuse }) => {
    const match = notes(dealer).contacts[text(input, 'sendtoCode')];
    return match ? done(match) : refuse('notFound');
  },

  saveTrafficContact: (dealer, { input, done }) => {
    const { contacts } = notes(dealer);
    const sendtoCode = text(input, 'sendtoCode');
    const id = String(70001 + Object.keys(contacts).length);
    const { contactName, contactPhone, unloadTime } = input;
    const old = contacts[sendtoCode] ?? { id, sendType: '1', sendTypeName: '送货到仓' };
    contacts[sendtoCode] = {
      ...old,
      contactName,
      contactPhone,
      ...(unloadTime !== undefined && { unloadTime }),
    };
    return done();
  },

  getTrafficCustomerApproveStatus: (dealer, { input, done }) => {
    const code = text(input, 'sendtoCode');
    return done(
      notes(dealer).permissions.filter((permission) => code === '' || permission['sendtoCode'] === code),
    );
  },

  saveTrafficCustomer: (dealer, { input, done, refuse }) => {
    const current = notes(dealer);
    const code = text(input, 'sendtoCode');
    const old = current.permissions.find((permission) => permission['sendtoCode'] === code);
    if (old?.['status'] === '10') return refuse('exists');
    const id = old ? text(old, 'id') : String(71002 + current.permissions.length);
    const draft = {
      ...old,
      id,
      sendtoCode: code,
      status: '0',
      statusName: '草稿',
      approveUserName: '',
      approveTime: '',
      remark: '',
    };
    current.permissions = [draft, ...current.permissions.filter((permission) => permission !== old)];
    return done({ id });
  },

  submitTrafficCustomer: (dealer, { input, done, refuse }) => {
    const current = notes(dealer);
    const permission = current.permissions.find((item) => item['id'] === text(input, 'id'));
    if (!permission) return refuse('incomplete');
    if (permission['status'] !== '0') return refuse('submitted2');
    const after = { ...permission, status: '10', statusName: '审批中', approveUserName: '徐静' };
    current.permissions = current.permissions.map((item) => (item === permission ? after : item));
    return done();
  },
};

/** All orders change their payer or none (TRAF-01). */
function payerChanged(
  dealer: Dealer,
  { input, now, done, refuse }: Call,
  orderTypeNos: readonly string[],
): Envelope {
  const foundOrders = orderTypeNos.flatMap(
    (orderTypeNo): Order | Order[] => orderByTypeNo(dealer, orderTypeNo) ?? [],
  );
  const payer = orderPayer(dealer, text(input, 'paytoCode'));
  const isOpen =
    foundOrders.length === orderTypeNos.length &&
    foundOrders.every((order) => order.status === '10' || order.status === '20');
  if (!isOpen) return refuse('handled');
  if (!payer) return refuse('shortBalance', NO_ORDER_PAYER);
  const fresh = foundOrders.filter((order) => order.payerCode !== payer.payerCode);
  // A vehicle takes its money when it is paid, an ordinary order when it is placed.
  const isCharged = (order: Order) => !isUnpaidFlow(dealer, order);
  const due = fresh.reduce((sum, order) => sum + order.cents, 0);
  if (payer.cents < due) return refuse('shortBalance');
  const day = businessDate(now);
  for (const order of fresh) {
    const old = payersOf(dealer).find((candidate) => candidate.payerCode === order.payerCode);
    const { orderNo, cents } = order;
    if (isCharged(order)) {
      if (old) bookOrder(dealer, old, { orderNo, cents, day });
      bookOrder(dealer, payer, { orderNo, cents: -cents, day });
    }
    order.payerCode = payer.payerCode;
    order.payerName = payer.payerName;
  }
  return done();
}
