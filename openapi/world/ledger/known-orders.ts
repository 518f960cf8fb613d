/** The orders and invoices that the examples speak of, as events of the first dealer. */
import type { World } from '../world';
import { LIMIT } from './account-types';
import { addDays } from './calendar';
import type { Invoice, Movement, Order } from './events';
import { invoiceLines, invoiceSums } from './events-invoices';
import { statusOf } from './events-orders';

const SOLD_TO = '8800123456';
const cents = (yuan: number) => Math.round(yuan * 100);

/** How many days after its day each step of a known order came. */
const STEP_DAYS: Readonly<Record<string, readonly number[]>> = {
  待审核: [],
  待发货: [0],
  配送中: [0, 2],
  待签收: [0, 2, 7],
  已签收: [0, 0, 1, 1],
};

/** The orders of the examples, and two of September that the month's account stands on. */
export function knownOrders({ orders, dnNumbers }: World): readonly Order[] {
  const named = orders.map((order): Order => {
    const [audited = '', shipped = '', delivered = '', signed = ''] = (STEP_DAYS[order.status] ?? []).map(
      (days) => addDays(order.date, days),
    );
    const cancelled = order.status === '已取消' ? order.date : '';
    const lines = order.lines.map(([productCode, number, price]) => ({
      productCode,
      number,
      cents: cents(price),
    }));
    const steps = { audited, shipped, delivered, signed, cancelled };
    return {
      orderNo: order.orderNo,
      day: order.date,
      kind: 'MAIN',
      payerCode: order.payerCode,
      sendtoCode: order.sendtoCode,
      lines,
      cents: cents(order.amount),
      ...(order.rest !== undefined && { rest: cents(order.rest) }),
      ...steps,
      status: statusOf(steps),
      dn: dnNumbers[order.orderNo] ?? '',
    };
  });
  return [
    ...september('610260907901', '2026-09-07', ['GR0536A01', 20, 329_900]),
    ...september('610260921901', '2026-09-21', ['GA3500D01', 30, 219_900]),
    ...named,
  ];
}

function september(
  orderNo: string,
  day: string,
  [productCode, number, price]: readonly [string, number, number],
): readonly Order[] {
  const steps = {
    audited: day,
    shipped: addDays(day, 1),
    delivered: addDays(day, 2),
    signed: addDays(day, 3),
    cancelled: '',
  };
  const lines = [{ productCode, number, cents: price }];
  const dn = `81${orderNo.slice(2)}`;
  return [
    {
      orderNo,
      day,
      kind: 'MAIN',
      payerCode: SOLD_TO,
      sendtoCode: SOLD_TO,
      lines,
      cents: number * price,
      ...steps,
      status: '50',
      dn,
    },
  ];
}

/** The money of the known orders: one that another payer pays was made good to that payer from the own account. */
export function knownOrderMovements(
  { orders, payers, vouchers, earlierVouchers }: World,
  all: readonly Order[],
): readonly Movement[] {
  const numbers = new Map(
    [...vouchers, ...earlierVouchers].map(({ text, voucherNo, date }) => [text, { voucherNo, date }]),
  );
  return all.flatMap((order): Movement[] => {
    const known = numbers.get(`订单 ${order.orderNo}`);
    if (order.status === '90') return [];
    const isNamed = orders.some(({ orderNo }) => orderNo === order.orderNo);
    const base = {
      day: known?.date ?? order.day,
      kind: 'MAIN',
      orderNo: order.orderNo,
      sourceNo: order.orderNo,
      industryCode: '',
      debit: 0,
      credit: 0,
    } as const;
    const number = known ? { voucherNo: known.voucherNo } : {};
    const charge: Movement = {
      ...base,
      payerCode: order.payerCode,
      type: 'TH',
      text: `订单 ${order.orderNo}`,
      debit: order.cents - (order.rest ?? 0),
    };
    if (order.payerCode === SOLD_TO || !isNamed) return [{ ...charge, ...number }];
    const payer = payers.find(({ payerCode }) => payerCode === order.payerCode);
    const name = payer?.name ?? '';
    // A limit is no account to transfer to: what the order used of it was given back.
    const isLimit = payer?.payerType === LIMIT;
    return [
      {
        ...base,
        ...number,
        payerCode: SOLD_TO,
        type: 'TZ',
        text: `${isLimit ? '归还' : '划转至'}${name}，订单 ${order.orderNo}`,
        debit: order.cents,
      },
      {
        ...base,
        payerCode: order.payerCode,
        type: 'TZ',
        text: `${isLimit ? '额度恢复' : '转入'}，订单 ${order.orderNo}`,
        credit: order.cents,
      },
      charge,
    ];
  });
}

/** The invoices of the examples; those of the September orders follow the same rule. */
export function knownInvoices({ invoices }: World, orders: readonly Order[]): readonly Invoice[] {
  const named = invoices.map(({ invoiceNo, orderNo, date, status }) => ({
    invoiceNo,
    orderNo,
    day: date,
    isSigned: status === '已签收',
  }));
  const september = orders
    .filter(({ day }) => day < '2026-10-01')
    .map(({ orderNo, signed }) => {
      const day = addDays(signed, 2);
      return { invoiceNo: `263720${day.slice(2).replaceAll('-', '')}00000901`, orderNo, day, isSigned: true };
    });
  return [...september, ...named].flatMap(({ invoiceNo, orderNo, day, isSigned }): Invoice[] => {
    const order = orders.find((candidate) => candidate.orderNo === orderNo);
    if (!order) return [];
    const applied = addDays(day, -1);
    const applyNo = `KP${applied.replaceAll('-', '')}01`;
    return [
      {
        invoiceNo,
        applyNo,
        orderNo,
        applied,
        day,
        lines: order.lines,
        ...invoiceSums(invoiceLines(order.lines)),
        status: isSigned ? '20' : '10',
        signed: isSigned ? addDays(day, 2) : '',
      },
    ];
  });
}
