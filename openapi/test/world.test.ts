import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { list, record, world } from './description';

const rows = (name: string): readonly Readonly<Record<string, unknown>>[] => list(world[name]).map(record);
const cents = (value: unknown): number => Math.round(Number(value) * 100);
const total = (all: readonly Readonly<Record<string, unknown>>[], name: string): number =>
  all.reduce((sum, row) => sum + cents(row[name]), 0);

describe('CAT-03 the example world agrees with itself', () => {
  it('every order is the sum of its lines, at the prices of its products', () => {
    const prices = new Map(rows('products').map((row) => [row['productCode'], row['price']]));
    for (const order of rows('orders')) {
      const lines = list(order['lines']).map((line) => list(line));
      expect(lines.map(([code]) => prices.get(code))).toEqual(lines.map(([, , price]) => price));
      expect(lines.reduce((sum, [, number, price]) => sum + Number(number) * cents(price), 0)).toBe(
        cents(order['amount']),
      );
    }
  });

  it('every month begins where the one before it ended', () => {
    const months = rows('statements');
    for (const { opening, debit, credit, closing } of months)
      expect(cents(opening) - cents(debit) + cents(credit)).toBe(cents(closing));
    expect(months.slice(1).map(({ opening }) => opening)).toEqual(
      months.slice(0, -1).map(({ closing }) => closing),
    );
  });

  it.each([
    ['2026-11', 'vouchers'],
    ['2026-10', 'earlierVouchers'],
  ])('the vouchers of %s add up to the month', (month, name) => {
    const statement = rows('statements').find((row) => row['month'] === month);
    expect(total(rows(name), 'debit')).toBe(cents(statement?.['debit']));
    expect(total(rows(name), 'credit')).toBe(cents(statement?.['credit']));
  });

  it('the introduction lists every persona', () => {
    const text = readFileSync(new URL('../introduction.md', import.meta.url), 'utf8');
    expect([...text.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(rows('personas').map(({ persona }) => persona)),
    );
  });

  it('every invoice covers its complete order', () => {
    const amounts = new Map(rows('orders').map(({ orderNo, amount }) => [orderNo, amount]));
    for (const { orderNo, net, tax, amount } of rows('invoices')) {
      expect(cents(net) + cents(tax)).toBe(cents(amount));
      expect(amounts.get(orderNo)).toBe(amount);
    }
  });
});
