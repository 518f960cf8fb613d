import { orderPayers, payerRow, payersOf } from '../account/customer';
import { businessDate } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { type Order, orderByTypeNo } from '../orders/orders';
import { isUnpaidFlow } from './vehicle-orders';

/** What whole-vehicle orders and permissions gather beside the cart. */
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
    const found = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!found) return refuse('notFound');
    const payer = payersOf(dealer).find((one) => one.payerCode === found.payerCode);
    const payToList = orderPayers(dealer).map(payerRow);
    const order = { orderTypeNo: text(found.facts, 'orderTypeNo'), orderAmount: toYuan(found.cents) };
    return done({ ...order, paytoCode: found.payerCode, paytoName: payer?.payerName ?? '', payToList });
  },

  updateTrafficPaytoByOrder: (dealer, call) => payerChanged(dealer, call, [text(call.input, 'orderTypeNo')]),
  updateTrafficPaytoBatch: (dealer, call) => payerChanged(dealer, call, texts(call.input, 'orderTypeNoList')),

  checkTrafficDelayApply: (dealer, { input, done, refuse }) => {
    const found = orderByTypeNo(dealer, text(input, 'orderTypeNo'));
    if (!found) return refuse('notFound');
    return done(found.status === '20' && !notes(dealer).delays.includes(text(input, 'orderTypeNo')));
  },

  submitTrafficDelay: (dealer, { input, now, done, refuse }) => {
    const orderTypeNo = text(input, 'orderTypeNo');
    if (notes(dealer).delays.includes(orderTypeNo)) return refuse('applied2');
    if (text(input, 'delayDate') > businessDate(now, MOST_DELAY_DAYS)) return refuse('tooLate');
    notes(dealer).delays.push(orderTypeNo);
    return done();
  },

  getTrafficContact: (dealer, { input, done, refuse }) => {
    const found = notes(dealer).contacts[text(input, 'sendtoCode')];
    return found ? done(found) : refuse('notFound');
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
    return done(notes(dealer).permissions.filter((one) => code === '' || one['sendtoCode'] === code));
  },

  saveTrafficCustomer: (dealer, { input, done, refuse }) => {
    const own = notes(dealer);
    const code = text(input, 'sendtoCode');
    const old = own.permissions.find((one) => one['sendtoCode'] === code);
    if (old?.['status'] === '10') return refuse('exists');
    const id = old ? text(old, 'id') : String(71002 + own.permissions.length);
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
    own.permissions = [draft, ...own.permissions.filter((one) => one !== old)];
    return done({ id });
  },

  submitTrafficCustomer: (dealer, { input, done, refuse }) => {
    const own = notes(dealer);
    const found = own.permissions.find((one) => one['id'] === text(input, 'id'));
    if (!found) return refuse('incomplete');
    if (found['status'] !== '0') return refuse('submitted2');
    const after = { ...found, status: '10', statusName: '审批中', approveUserName: '徐静' };
    own.permissions = own.permissions.map((one) => (one === found ? after : one));
    return done();
  },
};

/** All orders change their payer or none (TRAF-01). */
function payerChanged(
  dealer: Dealer,
  { input, done, refuse }: Call,
  orderTypeNos: readonly string[],
): Envelope {
  const found = orderTypeNos.flatMap((one): Order | Order[] => orderByTypeNo(dealer, one) ?? []);
  const payer = orderPayers(dealer).find((one) => one.payerCode === text(input, 'paytoCode'));
  const isOpen =
    found.length === orderTypeNos.length && found.every((one) => one.status === '10' || one.status === '20');
  if (!isOpen) return refuse('handled');
  const fresh = found.filter((one) => one.payerCode !== payer?.payerCode);
  // A vehicle takes its money when it is paid, an ordinary order when it is placed.
  const isCharged = (one: Order) => !isUnpaidFlow(dealer, one);
  const due = fresh.reduce((sum, one) => sum + one.cents, 0);
  if (!payer || payer.cents < due) return refuse('shortBalance');
  for (const one of fresh) {
    const old = payersOf(dealer).find((candidate) => candidate.payerCode === one.payerCode);
    if (old && isCharged(one)) old.cents += one.cents;
    one.payerCode = payer.payerCode;
    one.payerName = payer.payerName;
  }
  payer.cents -= fresh.filter(isCharged).reduce((sum, one) => sum + one.cents, 0);
  return done();
}
