import { addDays, daysBetween, longDay, monthOf, monthsFrom } from './calendar';
import { payerOfType } from './dealers';
import type { Bill, Discount } from './events';
import { interestOf } from './events-loans';
import { type LedgerContext, numberOf, whenCome } from './period';
import { randomOf } from './random';

/** Percent a year at which a bank discounts a bill. */
export const DISCOUNT_RATE = 1.85;
const TERM_DAYS = 181;
const DRAWERS: readonly string[] = [
  '青岛海纳工程有限公司',
  '山东鲁信置业有限公司',
  '济南泉盛酒店管理有限公司',
];
const ACCEPTORS: readonly string[] = ['青岛银行崂山支行', '日照银行青岛分行'];

/** The payer whose account bills go into; a dealer without one pays with none. */
export function billPayer(context: LedgerContext) {
  return payerOfType(context.dealer, '02', 1);
}

/** A bill each quarter; the known dealer has those of the examples from its known months on. */
export function billsOf(context: LedgerContext): readonly Bill[] {
  const payer = billPayer(context);
  if (!payer) return [];
  const months = monthsFrom(monthOf(context.from), monthOf(context.today)).filter((_, at) => at % 3 === 1);
  return months.flatMap((month): Bill[] => {
    const random = randomOf(`${context.dealer.code} bill ${month}`);
    const issued = whenCome(`${month}-${String(random.integer(3, 20)).padStart(2, '0')}`, context.today);
    if (issued === '' || (context.isKnown && month >= '2026-09')) return [];
    const number = `1${random.integer(10, 99)}245200${context.dealer.index}1012${longDay(issued)}${random.integer(100000000, 999999999)}`;
    const billNo = number.slice(0, 30);
    const due = addDays(issued, TERM_DAYS);
    return [
      {
        billNo,
        drawer: random.pick(DRAWERS),
        acceptor: random.pick(ACCEPTORS),
        cents: random.integer(2, 8) * 1_000_000,
        issued,
        due,
        payerCode: payer.payerCode,
        paymentNo: numberOf(context.dealer, 'PJ', longDay(issued)),
        status: statusOf({ billNo, isDiscounted: random.chance(0.6), isDue: due <= context.today }),
      },
    ];
  });
}

/** A bill is discounted, endorsed to others, or kept until it is due; then the acceptor pays. */
function statusOf(bill: {
  readonly billNo: string;
  readonly isDiscounted: boolean;
  readonly isDue: boolean;
}): Bill['status'] {
  if (bill.isDiscounted) return '30';
  if (randomOf(`${bill.billNo} endorsed`).chance(0.3)) return '60';
  return bill.isDue ? '50' : '20';
}

/** The discount of each bill that was discounted, three days after it was issued. */
export function discountsOf(bills: readonly Bill[], today: string): readonly Discount[] {
  return bills
    .filter(({ status, issued }) => status === '30' && addDays(issued, 3) <= today)
    .map((bill) => {
      const day = addDays(bill.issued, 3);
      return discountOf(bill, {
        id: `63${bill.billNo.slice(9, 10)}${bill.issued.slice(2).replaceAll('-', '')}`,
        day,
        status: '20',
      });
    });
}

/** The discount of one bill: interest for the days until it is due. */
export function discountOf(
  { billNo, acceptor, due, cents, payerCode }: Bill,
  { id, day, status }: Pick<Discount, 'id' | 'day' | 'status'>,
): Discount {
  const days = daysBetween(day, due);
  const interest = interestOf(cents, DISCOUNT_RATE, days);
  const bankName = acceptor.slice(0, 4);
  return { id, billNo, bankName, day, due, cents, days, rate: DISCOUNT_RATE, interest, payerCode, status };
}
