import { addDays, addMonths, lastDayOf, monthOf } from './calendar';
import { ownPayer, payerOfType } from './dealers';
import type { Invoice, Rebate, RebateLine } from './events';
import { isFixed, KNOWN_FROM, type LedgerContext, numberOf, whenCome } from './period';
import { randomOf } from './random';

/** The months of the known rebates begin here. */
const KNOWN_MONTH = addMonths(monthOf(KNOWN_FROM), -2);

/**
 * The rebates on the invoices of each month: a share of every line, granted on the twelfth of the next month. They are
 * used up a month later. A dealer without a rebate payer has it in its own account at once.
 */
export function rebatesOf(context: LedgerContext, invoices: readonly Invoice[]): readonly Rebate[] {
  const byMonth = new Map<string, Invoice[]>();
  for (const invoice of invoices) {
    const month = monthOf(invoice.day);
    byMonth.set(month, [...(byMonth.get(month) ?? []), invoice]);
  }
  return [...byMonth].sort().flatMap(([month, list]) => {
    const granted = whenCome(`${addMonths(month, 1)}-12`, context.today);
    if (granted === '' || (context.isKnown && month >= KNOWN_MONTH)) return [];
    return [rebateOf(context, { month, granted, invoices: list })];
  });
}

function rebateOf(
  context: LedgerContext,
  {
    month,
    granted,
    invoices,
  }: { readonly month: string; readonly granted: string; readonly invoices: readonly Invoice[] },
): Rebate {
  const { dealer, today } = context;
  const rate = randomOf(`${dealer.code} rebate ${month}`).integer(2, 5) / 2;
  const lines = invoices.flatMap((invoice) =>
    invoice.lines.map((line): RebateLine => {
      const { productCode, number } = line;
      const amount = line.cents * number;
      const cents = Math.round((amount * rate) / 100);
      return {
        orderNo: invoice.orderNo,
        invoiceNo: invoice.invoiceNo,
        day: invoice.day,
        productCode,
        number,
        amount,
        unit: 0,
        cents,
      };
    }),
  );
  const sum = (read: (line: RebateLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const cents = sum((line) => line.cents);
  const account = payerOfType(dealer, '07');
  const mainPayer = ownPayer(dealer).payerCode;
  const used = account ? whenCome(addDays(granted, 30), today) : granted;
  const isOpen = used !== '' && !isFixed(context, { payerCode: mainPayer }, used);
  return {
    rebateNo: numberOf(dealer, 'FL', `${month.replace('-', '')}01`),
    name: `${Number(month.slice(5))}月返利`,
    contractNo: `HT${month.slice(0, 4)}FL0031`,
    period: month,
    payerCode: account?.payerCode ?? mainPayer,
    mode: 'RATE',
    rate,
    months: [{ month, base: sum((line) => line.amount), cents }],
    lines,
    cents,
    granted,
    end: lastDayOf(addMonths(month, 5)),
    uses: isOpen ? [{ day: used, payerCode: mainPayer, cents }] : [],
  };
}

/** The used part of a rebate. */
export function usedOf({ uses }: Rebate): number {
  return uses.reduce((sum, { cents }) => sum + cents, 0);
}
