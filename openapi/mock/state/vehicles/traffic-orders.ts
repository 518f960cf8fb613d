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
  return notesOf(dealer).delays.includes(orderTypeNo);
}

const notesOf = slice('trafficNotes', (dealer): TrafficNotes => {
  const contact = fields(dealer.example('getTrafficContact'));
  const permissions = [...exampleRows(dealer, 'getTrafficCustomerApproveStatus')];
  return { delays: [], contacts: { [dealer.persona.saletoCode]: contact }, permissions };
});

export const trafficOrderHandlers: Handlers = {
  listTrafficPayers: (dealer, { done }) => done(orderPayers(dealer).map(payerRow)),

  getTrafficPaytoByOrder: (dealer, { input, done, refuse }) => {
    const order = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!order) return refuse('notFound');
    const payer = payersOf(dealer).find((payer) => payer.payerCode === order.payerCode);
    return done({
      orderTypeNo: text(order.facts, 'orderTypeNo'),
      orderAmount: toYuan(order.cents),
      paytoCode: order.payerCode,
      paytoName: payer?.payerName ?? '',
      payToList: orderPayers(dealer).map(payerRow),
    });
  },

  updateTrafficPaytoByOrder: (dealer, call) => changePayer(dealer, call, [text(call.input, 'orderTypeNo')]),
  updateTrafficPaytoBatch: (dealer, call) => changePayer(dealer, call, texts(call.input, 'orderTypeNoList')),

  checkTrafficDelayApply: (dealer, { input, done, refuse }) => {
    const order = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!order) return refuse('notFound');
    return done(order.status === '20' && !notesOf(dealer).delays.includes(text(input, 'orderTypeNo')));
  },

  submitTrafficDelay: (dealer, { input, now, done, refuse }) => {
    const orderTypeNo = text(input, 'orderTypeNo');
    if (notesOf(dealer).delays.includes(orderTypeNo)) return refuse('applied2');
    if (text(input, 'delayDate') > businessDate(now, MOST_DELAY_DAYS)) return refuse('tooLate');
    notesOf(dealer).delays.push(orderTypeNo);
    return done();
  },

  getTrafficContact: (dealer, { input, done, refuse }) => {
    const contact = notesOf(dealer).contacts[text(input, 'sendtoCode')];
    return contact ? done(contact) : refuse('notFound');
  },

  saveTrafficContact: (dealer, { input, done }) => {
    const { contacts } = notesOf(dealer);
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
      notesOf(dealer).permissions.filter((permission) => code === '' || permission['sendtoCode'] === code),
    );
  },

  saveTrafficCustomer: (dealer, { input, done, refuse }) => {
    const notes = notesOf(dealer);
    const code = text(input, 'sendtoCode');
    const old = notes.permissions.find((permission) => permission['sendtoCode'] === code);
    if (old?.['status'] === '10') return refuse('exists');
    const id = old ? text(old, 'id') : String(71002 + notes.permissions.length);
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
    notes.permissions = [draft, ...notes.permissions.filter((permission) => permission !== old)];
    return done({ id });
  },

  submitTrafficCustomer: (dealer, { input, done, refuse }) => {
    const notes = notesOf(dealer);
    const permission = notes.permissions.find((candidate) => candidate['id'] === text(input, 'id'));
    if (!permission) return refuse('incomplete');
    if (permission['status'] !== '0') return refuse('submitted2');
    const after = { ...permission, status: '10', statusName: '审批中', approveUserName: '徐静' };
    notes.permissions = notes.permissions.map((candidate) => (candidate === permission ? after : candidate));
    return done();
  },
};

/** All orders change their payer or none (TRAF-01). */
function changePayer(
  dealer: Dealer,
  { input, now, done, refuse }: Call,
  orderTypeNos: readonly string[],
): Envelope {
  const orders = orderTypeNos.flatMap(
    (orderTypeNo): Order | Order[] => orderByTypeNo(dealer, orderTypeNo) ?? [],
  );
  const payer = orderPayer(dealer, text(input, 'paytoCode'));
  const isOpen =
    orders.length === orderTypeNos.length &&
    orders.every((order) => order.status === '10' || order.status === '20');
  if (!isOpen) return refuse('handled');
  if (!payer) return refuse('shortBalance', NO_ORDER_PAYER);
  const fresh = orders.filter((order) => order.payerCode !== payer.payerCode);
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
