import { expect, it } from 'vitest';
import { loadWorld } from '../world';
import { addDays, addMonths, weekOf } from './calendar';
import { accountOf, periodsOf } from './derive-periods';
import { ledgerOf } from './ledger';

const world = loadWorld();
const MAIN = '8800123456';
const SMALLEST = '8800789012';

it('is the same each time, and another for another dealer', () => {
  const text = (code: string) => JSON.stringify(ledgerOf(world, code, '2026-11-22').accounts);
  expect(text(SMALLEST)).toBe(text(SMALLEST));
  expect(text(SMALLEST)).not.toBe(text('8800567890'));
});

it('is sized like life: a main dealer of 3,000 orders, and one with hardly any', () => {
  const rows = (code: string) => {
    const { accounts, orders, invoices, products } = ledgerOf(world, code, '2026-11-22');
    const vouchers = accounts.reduce((sum, account) => sum + account.vouchers.length, 0);
    return { orders: orders.length, vouchers, invoices: invoices.length, products: products.size };
  };
  const main = rows(MAIN);
  expect(main.orders).toBeGreaterThan(2_800);
  expect(main.vouchers).toBeGreaterThan(11_000);
  expect(main.invoices).toBeGreaterThan(1_350);
  expect(main.products).toBe(400);
  expect(rows(SMALLEST).vouchers).toBeLessThan(40);
});

it('reaches from two years before the day to the day itself, and later days keep what happened before', () => {
  const orders = (today: string) => ledgerOf(world, '8800567890', today).orders;
  const [before, after] = [orders('2026-05-10'), orders('2026-08-10')];
  expect(before[0]?.day.slice(0, 7) ?? '').toBe('2024-05');
  expect(before.at(-1)?.day ?? '').toMatch(/^2026-0[45]/);
  const shared = after.filter(({ day }) => day <= '2026-05-10').map(({ orderNo }) => orderNo);
  expect(before.map(({ orderNo }) => orderNo).filter((orderNo) => orderNo >= (shared[0] ?? ''))).toEqual(
    shared,
  );
});

it('FIN-01 the own account of the first dealer is that of the examples, month by month', () => {
  const account = accountOf(ledgerOf(world, MAIN, world.today), 'MAIN');
  const months = account && periodsOf(account, 'MONTH', world.today).slice(-3);
  expect(months).toMatchObject([
    { period: '2026-09', opening: 84_182_800, debit: 18_823_000, credit: 30_000_000, closing: 95_359_800 },
    { period: '2026-10', debit: 8_007_200, credit: 42_000_000, closing: 129_352_600 },
    { period: '2026-11', debit: 14_702_600, credit: 14_000_000, closing: 128_650_000 },
  ]);
  const named = [...Array(8).keys()].map((at) => `490000110${at + 1}`);
  expect(account?.vouchers.map(({ voucherNo }) => voucherNo)).toEqual(expect.arrayContaining(named));
});

it.each([
  ['2026-11-22', '2026-W47'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('the ISO week of %s is %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

it('months and days pass over the ends of years', () => {
  expect([addMonths('2026-11', 3), addMonths('2026-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2027-02',
    '2025-12',
    '2027-01-01',
  ]);
});

it('a wholesale dealer has 100,000 statement rows, written within seconds', () => {
  const begin = process.cpuUsage();
  const { accounts } = ledgerOf(world, '8800891234', '2026-11-22');
  const used = process.cpuUsage(begin);
  expect(accounts.reduce((sum, { vouchers }) => sum + vouchers.length, 0)).toBeGreaterThan(100_000);
  expect(Math.min(...accounts.map(({ opening }) => opening))).toBeGreaterThanOrEqual(0);
  expect((used.user + used.system) / 1e6).toBeLessThan(10);
});
