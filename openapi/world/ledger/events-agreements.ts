import { addMonths, lastDayOf, longDay, monthOf, monthsFrom } from './calendar';
import { payerOfType } from './dealers';
import type { Contract, Invoice, Order, Policy, Prize, StoreApply } from './events';
import { type LedgerContext, numberOf, sequence } from './period';
import { randomOf } from './random';

/** The target of a contract year, in cents, for an order a day. */
const YEAR_TARGET = 150_000_000;

/**
 * A year's contract with its rebate agreement and a project each year; the next year's waits for its signature. Each is
 * fulfilled by what it is about: all orders, what was invoiced, the orders of the project account.
 */
export function contractsOf(
  { dealer, today, from }: LedgerContext,
  orders: readonly Order[],
  invoices: readonly Invoice[],
): readonly Contract[] {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: thisYear + 2 - Number(from.slice(0, 4)) }, (_, at) => thisYear + 1 - at);
  const target = Math.max(10_000_000, Math.round(dealer.ordersPerDay * YEAR_TARGET));
  const projectPayer = payerOfType(dealer, '04')?.payerCode;
  const ordersIn = (year: number) =>
    orders.filter(({ day, status }) => day.startsWith(String(year)) && status !== '90');
  const sum = (items: readonly { readonly cents: number }[]) =>
    items.reduce((total, { cents }) => total + cents, 0);
  const achieved = {
    YEAR: (year: number) => sum(ordersIn(year)),
    REBATE: (year: number) => sum(invoices.filter(({ day }) => day.startsWith(String(year)))),
    PROJECT: (year: number) => sum(ordersIn(year).filter(({ payerCode }) => payerCode === projectPayer)),
  } as const;
  const suffix = dealer.isKnown ? '' : String(dealer.index);
  return years.flatMap((year): Contract[] => {
    const dates = { begin: `${year}-01-01`, end: `${year}-12-31`, achieved: achieved.YEAR(year) };
    const isOpen = year > thisYear || (dealer.isKnown && year === KNOWN_OPEN);
    const status = isOpen ? '10' : year === thisYear ? '20' : '30';
    const contract: Contract = {
      contractNo: `HT${year}010001${suffix}`,
      name: `${year}年度经销合同`,
      type: 'YEAR',
      target,
      status,
      ...dates,
    };
    if (year > thisYear) return [contract];
    const rebate: Contract = {
      ...contract,
      contractNo: `HT${year}FL0031${suffix}`,
      name: `${year}年度返利协议`,
      type: 'REBATE',
      achieved: achieved.REBATE(year),
    };
    const project: Contract = {
      ...contract,
      contractNo: `HT${year}GC0002${suffix}`,
      name: `${year}年度工程合作协议`,
      type: 'PROJECT',
      achieved: achieved.PROJECT(year),
    };
    return [contract, rebate, { ...project, target: Math.round(target / 4) }];
  });
}

/** The examples leave the contract of this year without its signature. */
const KNOWN_OPEN = 2027;

const POLICY_TYPES: readonly Policy['type'][] = ['TOB', 'TOC', 'COUNTY'];
const POLICY_NAMES = { TOB: '提货政策', TOC: '用户补贴政策', COUNTY: '县域政策' } as const;

/** The policies of each month: money for each piece of a product that was ordered most. */
export function policiesOf(
  { dealer, from, today }: LedgerContext,
  orders: readonly Order[],
): readonly Policy[] {
  const byMonth = new Map<string, Order[]>();
  for (const order of orders) {
    if (order.status === '90') continue;
    const list = byMonth.get(monthOf(order.day)) ?? [];
    list.push(order);
    byMonth.set(monthOf(order.day), list);
  }
  return monthsFrom(monthOf(from), monthOf(today)).flatMap((month) =>
    favourites(byMonth.get(month) ?? []).map((productCode, at): Policy => {
      const policyNo = numberOf(dealer, 'ZC', `${month.replace('-', '')}${sequence(at + 10, 4)}`);
      const random = randomOf(policyNo);
      const type = POLICY_TYPES[at % POLICY_TYPES.length] ?? 'TOB';
      const unit = random.integer(2, 10) * 1000;
      const prizes = prizesOf(byMonth.get(month) ?? [], { productCode, unit, policyNo });
      const used = prizes.reduce((sum, { cents }) => sum + cents, 0);
      return {
        policyNo,
        productCode,
        type,
        unit,
        prizes,
        name: `${Number(month.slice(5))}月${POLICY_NAMES[type]}`,
        begin: `${month}-01`,
        end: lastDayOf(month),
        budget: used + unit * random.integer(0, 40),
      };
    }),
  );
}

/** The three products of which most pieces were ordered. */
function favourites(orders: readonly Order[]): readonly string[] {
  const pieces = new Map<string, number>();
  for (const { productCode, number } of orders.flatMap(({ lines }) => lines))
    pieces.set(productCode, (pieces.get(productCode) ?? 0) + number);
  return [...pieces]
    .sort(([, left], [, right]) => right - left)
    .slice(0, 3)
    .map(([productCode]) => productCode);
}

interface Terms {
  readonly productCode: string;
  readonly unit: number;
  readonly policyNo: string;
}

/** The earnings of the orders of a policy's month; the prize of a signed order is granted. */
function prizesOf(orders: readonly Order[], { productCode, unit, policyNo }: Terms): readonly Prize[] {
  return orders.flatMap(({ orderNo, day, status, lines }) =>
    lines
      .filter((line) => line.productCode === productCode)
      .map(({ number }) => ({
        prizeNo: `JL${policyNo.slice(2)}${orderNo.slice(-5)}`,
        orderNo,
        day,
        productCode,
        number,
        cents: number * unit,
        status: status === '50' ? '20' : '10',
      })),
  );
}

/** A store every half year; the last application is still open. */
export function storesOf({ dealer, from, today }: LedgerContext): readonly StoreApply[] {
  const months = monthsFrom(monthOf(from), monthOf(today)).filter((_, at) => at % 6 === 2);
  return months
    .map((month, at): StoreApply => {
      const random = randomOf(`${dealer.code} store ${month}`);
      const day = `${month}-${String(random.integer(2, 20)).padStart(2, '0')}`;
      const isOpen = month >= addMonths(monthOf(today), -2);
      const status = isOpen ? '10' : random.chance(0.2) ? '30' : '20';
      return {
        applyNo: numberOf(dealer, 'WD', `${longDay(day)}1`),
        applyType: at % 2 === 0 ? 'NEW' : 'REBUILD',
        networkCode: status === '20' ? numberOf(dealer, 'W3702', sequence(at, 5)) : '',
        networkName: `${dealer.name.replace(/有限公司$/, '')}${at + 2}店`,
        industryCode: random.pick(['100000', '120000', '130000', '150000']),
        area: random.integer(6, 60) * 10,
        time: `${day} 10:${random.integer(10, 59)}:00`,
        status,
      };
    })
    .filter(({ time }) => time.slice(0, 10) <= today);
}
