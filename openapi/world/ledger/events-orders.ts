import { addDays, shortDay } from './calendar';
import { type LedgerDealer, type LedgerPayer, ownPayer } from './dealers';
import type { AccountKind, Order, OrderLine, Return } from './events';
import { isFixed, type LedgerContext, numberOf, sequence, tradingDays, whenCome } from './period';
import { type Random, randomOf } from './random';

const CANCELLED_SHARE = 0.03;
const RETURNED_SHARE = 0.02;
/** Shares of own, pickup and allocation orders. */
const KINDS: readonly AccountKind[] = [
  'MAIN',
  'MAIN',
  'MAIN',
  'MAIN',
  'MAIN',
  'TCTP',
  'TCTP',
  'TCTP',
  'TCDB',
  'TCDB',
];
/** Types of payers that orders are charged to. */
const ORDER_PAYERS: readonly string[] = ['01', '02', '04', '05', '90'];

/** The orders of a dealer, oldest first. */
export function ordersOf(context: LedgerContext): readonly Order[] {
  const { dealer } = context;
  return tradingDays(context).flatMap((day) => {
    const random = randomOf(`${dealer.code} orders ${day}`);
    return Array.from({ length: random.count(dealer.ordersPerDay) }, (_, at) =>
      orderOf(context, random, { day, at }),
    );
  });
}

function orderOf(
  context: LedgerContext,
  random: Random,
  { day, at }: { readonly day: string; readonly at: number },
): Order {
  const { dealer, today } = context;
  const kind = random.pick(KINDS);
  const lines = linesOf(context, random);
  const number = `${shortDay(day)}${sequence(at, 3)}`;
  return {
    orderNo: numberOf(dealer, '61', number),
    day,
    kind,
    payerCode: kind === 'MAIN' ? payerOf(context, random, day).payerCode : dealer.code,
    sendtoCode: random.pick(dealer.sendtoCodes),
    lines,
    cents: lines.reduce((sum, line) => sum + line.cents * line.number, 0),
    ...stepsOf(random, day, today),
    dn: numberOf(dealer, '81', number),
  };
}

/** The days of the steps; the number of the delivery stands from the start, since it is derived from the order's. */
function stepsOf(random: Random, day: string, today: string) {
  const isCancelled = random.chance(CANCELLED_SHARE);
  const audited = addDays(day, random.integer(0, 1));
  const shipped = addDays(audited, random.integer(1, 3));
  const delivered = addDays(shipped, random.integer(1, 3));
  const signed = addDays(delivered, random.integer(0, 3));
  const cancelled = isCancelled ? whenCome(addDays(day, 1), today) : '';
  const come = (step: string) => (isCancelled ? '' : whenCome(step, today));
  const steps = {
    audited: come(audited),
    shipped: come(shipped),
    delivered: come(delivered),
    signed: come(signed),
  };
  return { ...steps, cancelled, status: statusOf({ ...steps, cancelled }) };
}

type Steps = Pick<Order, 'audited' | 'shipped' | 'delivered' | 'signed' | 'cancelled'>;

/** The status that the steps lead to. */
export function statusOf({ audited, shipped, delivered, signed, cancelled }: Steps): Order['status'] {
  if (cancelled !== '') return '90';
  if (signed !== '') return '50';
  if (delivered !== '') return '40';
  if (shipped !== '') return '30';
  return audited === '' ? '10' : '20';
}

function linesOf({ products, dealer }: LedgerContext, random: Random): readonly OrderLine[] {
  const traded = products.slice(0, dealer.products);
  const selected = new Set(Array.from({ length: random.integer(1, 6) }, () => random.pick(traded)));
  return [...selected].map(({ productCode, cents }) => ({
    productCode,
    number: random.integer(1, 2),
    cents,
  }));
}

/** The payer of an own order: the own one for half of them, where its account is open. */
function payerOf(context: LedgerContext, random: Random, day: string): LedgerPayer {
  const mainPayer = ownPayer(context.dealer);
  const others = orderPayers(context.dealer).filter((payer) => payer !== mainPayer);
  const isOther = random.chance(0.5) || isFixed(context, mainPayer, day);
  return isOther && others.length > 0 ? random.pick(others) : mainPayer;
}

/** The payers that orders may be charged to. */
export function orderPayers({ payers }: LedgerDealer): readonly LedgerPayer[] {
  return payers.filter(({ payerType }) => ORDER_PAYERS.includes(payerType));
}

/** Products of signed orders that came back, oldest first. */
export function returnsOf(context: LedgerContext, orders: readonly Order[]): readonly Return[] {
  const { dealer, today } = context;
  return orders.flatMap((order) => {
    const random = randomOf(`${order.orderNo} return`);
    const line = order.lines[0];
    const isReturned = order.kind === 'MAIN' && order.signed !== '' && random.chance(RETURNED_SHARE);
    const day = isReturned ? whenCome(addDays(order.signed, random.integer(8, 25)), today) : '';
    if (!line || day === '' || isFixed(context, order, day)) return [];
    const { productCode, cents } = line;
    return [
      {
        returnNo: numberOf(dealer, 'TH', order.orderNo.slice(3)),
        orderNo: order.orderNo,
        day,
        productCode,
        number: 1,
        cents,
      },
    ];
  });
}

type StepField = 'day' | 'audited' | 'shipped' | 'delivered' | 'signed' | 'cancelled';

/** A step of an order that has come, with its minute. */
export interface OrderStep {
  readonly field: StepField;
  /** `2026-11-20 10:30` */
  readonly time: string;
  readonly text: string;
}

/** Assumption: the ledger knows days alone; each step has its hour, so that steps of one day stand in their order. */
const STEPS: readonly (readonly [field: StepField, hour: string, text: string])[] = [
  ['day', '10:30', '订单已提交'],
  ['audited', '15:00', '审核通过，等待发货'],
  ['shipped', '17:30', '仓库已发货'],
  ['delivered', '11:20', '货物已送达，等待签收'],
  ['signed', '15:10', '客户已签收'],
  ['cancelled', '16:00', '订单已取消'],
];

/** The steps of an order that have come, oldest first. */
export function timelineOf(order: Order): readonly OrderStep[] {
  return STEPS.flatMap(([field, hour, text]) =>
    order[field] === '' ? [] : [{ field, time: `${order[field]} ${hour}`, text }],
  );
}
