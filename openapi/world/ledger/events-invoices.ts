import { addDays, shortDay } from './calendar';
import type { Invoice, InvoiceLine, Order, OrderLine, RedInvoice, Return } from './events';
import { type LedgerContext, numberOf, sequence, whenCome } from './period';
import { randomOf } from './random';

/** Value-added tax in percent. */
export const TAX_RATE = 13;
/** Days after which every invoice is signed for. */
const SIGNED_AFTER = 15;

/** The part of an amount that is net, in cents; the rest is the tax. */
export function netOf(cents: number): number {
  return Math.round((cents * 100) / (100 + TAX_RATE));
}

/** Order lines as an invoice has them: the nets are cut out of the total net, so that both are exact. */
export function invoiceLines(lines: readonly OrderLine[]): readonly InvoiceLine[] {
  let before = 0;
  return lines.map((line) => {
    const amount = line.cents * line.number;
    const net = netOf(before + amount) - netOf(before);
    before += amount;
    return { ...line, amount, net, tax: amount - net };
  });
}

/** The sums of invoice lines. */
export function invoiceSums(lines: readonly InvoiceLine[]): Pick<Invoice, 'net' | 'tax' | 'cents'> {
  const sum = (read: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  return { net: sum(({ net }) => net), tax: sum(({ tax }) => tax), cents: sum(({ amount }) => amount) };
}

/** Assumption: own orders are invoiced after they are signed, each by one invoice; pickup and allocation are not. */
export function invoicesOf(context: LedgerContext, orders: readonly Order[]): readonly Invoice[] {
  const counts = new Map<string, number>();
  return orders.flatMap((order) => {
    if (order.kind !== 'MAIN' || order.signed === '') return [];
    const random = randomOf(`${order.orderNo} invoice`);
    const applied = addDays(order.signed, random.integer(0, 2));
    const day = whenCome(addDays(applied, random.integer(1, 3)), context.today);
    if (day === '') return [];
    const at = counts.get(day) ?? 0;
    counts.set(day, at + 1);
    const signed = whenCome(addDays(day, random.integer(1, SIGNED_AFTER)), context.today);
    const [cents, net] = [order.cents, netOf(order.cents)];
    const { index } = context.dealer;
    return [
      {
        invoiceNo: [day.slice(2, 4), '372', index, shortDay(day), sequence(at, 8)].join(''),
        applyNo: numberOf(context.dealer, 'KP', order.orderNo.slice(3)),
        orderNo: order.orderNo,
        applied,
        day,
        lines: order.lines,
        net,
        tax: cents - net,
        cents,
        status: signed === '' ? '10' : '20',
        signed,
      } as const,
    ];
  });
}

/** The red invoices of returns whose order was invoiced before; the number comes some days after the application. */
export function redInvoicesOf(
  { dealer, today }: LedgerContext,
  returns: readonly Return[],
  invoices: readonly Invoice[],
): readonly RedInvoice[] {
  const byOrder = new Map(invoices.map((invoice) => [invoice.orderNo, invoice]));
  return returns.flatMap((returned) => {
    const blue = byOrder.get(returned.orderNo);
    if (!blue || blue.day > returned.day) return [];
    const net = netOf(returned.cents * returned.number);
    const isIssued = addDays(returned.day, 4) <= today;
    const number = returned.returnNo.slice(3);
    return [
      {
        settleNo: numberOf(dealer, 'HP', number),
        redType: 'RETURN',
        redInvoiceNo: isIssued
          ? `${returned.day.slice(2, 4)}373${dealer.index}${number.padStart(14, '0')}`
          : '',
        blueInvoiceNo: blue.invoiceNo,
        orderNo: returned.orderNo,
        sourceNo: returned.returnNo,
        day: returned.day,
        net: -net,
        tax: net - returned.cents * returned.number,
        cents: -returned.cents * returned.number,
        status: isIssued ? '20' : '10',
      } as const,
    ];
  });
}
