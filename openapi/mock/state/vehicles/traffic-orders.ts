import { bookOrder } from '../account/bookings';
import { NO_ORDER_PAYER, orderPayer, orderPayers, payerByCode, payerRow } from '../account/customer';
import { businessDate } from '../memory/clock';
import { present } from '../memory/input';
import { toYuan } from '../memory/money';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import type { Answer, Id, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { type Order, orderByTypeNo } from '../orders/orders';
import { doneUnless, type Refused } from '../resources/transition';
import { handle, type TypedCall } from '../resources/typed-handler';
import { isUnpaidFlow } from './vehicle-orders';

/** The data of whole-vehicle orders and permissions outside of the cart. */
interface TrafficNotes {
  /** orderTypeNo of orders with an open delay application. */
  readonly delays: string[];
  readonly contacts: Record<string, Answer<'getTrafficContact'>>;
  permissions: readonly RowOf<'getTrafficCustomerApproveStatus'>[];
}

const MOST_DELAY_DAYS = 15;

/** Whether an order has an open delay application. */
export function isDelayed(dealer: Dealer, orderTypeNo: string): boolean {
  return notesOf(dealer).delays.includes(orderTypeNo);
}

const notesOf = slice('trafficNotes', (dealer): TrafficNotes => {
  const contact = dealer.example('getTrafficContact');
  const permissions = exampleRows(dealer, 'getTrafficCustomerApproveStatus');
  return { delays: [], contacts: { [dealer.persona.saletoCode]: contact }, permissions };
});

export const trafficOrderHandlers: Handlers = {
  ...handle('listTrafficPayers', ({ dealer, done }) => done(orderPayers(dealer).map(payerRow))),

  ...handle('getTrafficPaytoByOrder', ({ dealer, input, done, refuse }) => {
    const order = orderByTypeNo(dealer, input.orderTypeNo);
    if (!order) return refuse('notFound');
    return done({
      orderTypeNo: order.facts.orderTypeNo,
      orderAmount: toYuan(order.cents),
      paytoCode: order.payerCode,
      paytoName: payerByCode(dealer, order.payerCode)?.payerName ?? '',
      payToList: orderPayers(dealer).map(payerRow),
    });
  }),

  ...handle('updateTrafficPaytoByOrder', (call) =>
    doneUnless(call, changePayer(call, [call.input.orderTypeNo])),
  ),
  ...handle('updateTrafficPaytoBatch', (call) =>
    doneUnless(call, changePayer(call, call.input.orderTypeNoList)),
  ),

  ...handle('checkTrafficDelayApply', ({ dealer, input, done, refuse }) => {
    const order = orderByTypeNo(dealer, input.orderTypeNo);
    if (!order) return refuse('notFound');
    return done(order.status === '20' && !notesOf(dealer).delays.includes(input.orderTypeNo));
  }),

  ...handle('submitTrafficDelay', ({ dealer, input, now, done, refuse }) => {
    const { orderTypeNo } = input;
    if (notesOf(dealer).delays.includes(orderTypeNo)) return refuse('applied2');
    if (input.delayDate > businessDate(now, MOST_DELAY_DAYS)) return refuse('tooLate');
    notesOf(dealer).delays.push(orderTypeNo);
    return done();
  }),

  ...handle('getTrafficContact', ({ dealer, input, done, refuse }) => {
    const contact = notesOf(dealer).contacts[input.sendtoCode];
    return contact ? done(contact) : refuse('notFound');
  }),

  ...handle('saveTrafficContact', ({ dealer, input, done }) => {
    const { contacts } = notesOf(dealer);
    const { sendtoCode, contactName, contactPhone, unloadTime } = input;
    const id = String(70001 + Object.keys(contacts).length);
    const old = contacts[sendtoCode] ?? { id, sendType: '1', sendTypeName: '送货到仓' };
    contacts[sendtoCode] = { ...old, contactName, contactPhone, ...present({ unloadTime }) };
    return done();
  }),

  ...handle('getTrafficCustomerApproveStatus', ({ dealer, input, done }) =>
    done(notesOf(dealer).permissions.filter((permission) => isEqualOrAny(permission, input, 'sendtoCode'))),
  ),

  ...handle('saveTrafficCustomer', ({ dealer, input: { sendtoCode }, done, refuse }) => {
    const notes = notesOf(dealer);
    const old = notes.permissions.find((permission) => permission.sendtoCode === sendtoCode);
    if (old?.status === '10') return refuse('exists');
    const id = old?.id ?? String(71002 + notes.permissions.length);
    const draft = {
      ...old,
      id,
      sendtoCode,
      status: '0',
      statusName: '草稿',
      approveUserName: '',
      approveTime: '',
      remark: '',
    };
    notes.permissions = [draft, ...notes.permissions.filter((permission) => permission !== old)];
    return done({ id });
  }),

  ...handle('submitTrafficCustomer', ({ dealer, input, done, refuse }) => {
    const notes = notesOf(dealer);
    const permission = notes.permissions.find(({ id }) => id === input.id);
    if (!permission) return refuse('incomplete');
    if (permission.status !== '0') return refuse('submitted2');
    const submitted = { ...permission, status: '10', statusName: '审批中', approveUserName: '徐静' };
    notes.permissions = notes.permissions.map((row) => (row === permission ? submitted : row));
    return done();
  }),
};

/** Changes the payer of all orders or of none (TRAF-01); the refusal when it cannot. */
function changePayer(
  {
    dealer,
    input,
    today,
  }: Pick<TypedCall<Id>, 'dealer' | 'today'> & { readonly input: { readonly paytoCode: string } },
  orderTypeNos: readonly string[],
): Refused | undefined {
  const orders = orderTypeNos.flatMap((orderTypeNo) => orderByTypeNo(dealer, orderTypeNo) ?? []);
  const payer = orderPayer(dealer, input.paytoCode);
  const isOpen =
    orders.length === orderTypeNos.length &&
    orders.every((order) => order.status === '10' || order.status === '20');
  if (!isOpen) return 'handled';
  if (!payer) return ['shortBalance', NO_ORDER_PAYER];
  const fresh = orders.filter((order) => order.payerCode !== payer.payerCode);
  // A vehicle takes its money when it is paid, an ordinary order when it is placed.
  const isCharged = (order: Order) => !isUnpaidFlow(dealer, order);
  const due = fresh.reduce((sum, order) => sum + order.cents, 0);
  if (payer.cents < due) return 'shortBalance';
  for (const order of fresh) {
    const old = payerByCode(dealer, order.payerCode);
    const { orderNo, cents } = order;
    if (isCharged(order)) {
      if (old) bookOrder(dealer, old, { orderNo, cents, day: today });
      bookOrder(dealer, payer, { orderNo, cents: -cents, day: today });
    }
    order.payerCode = payer.payerCode;
    order.payerName = payer.payerName;
  }
  return undefined;
}
