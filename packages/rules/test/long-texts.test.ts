/** Texts of others may be long: reading one takes a time that grows with its length, and not with the square of it. */
import { expect, it } from 'vitest';
import { distinctAddress } from '../src/account/address-book/distinct-address';
import { linkTarget } from '../src/base/link';
import { formatMoney, readMoney } from '../src/base/money';
import { weekText } from '../src/buying/cart-entry';
import { readAmount, readQuantity } from '../src/fields/input';
import { readTextCells } from '../src/fields/paste';

const LONG = 200_000;

/** Texts at which patterns begin again and again. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['digits', '1'.repeat(LONG)],
  ['digits and a letter', `${'1'.repeat(LONG)}x`],
  ['blanks', `a${' '.repeat(LONG)}b`],
  ['numbers of houses', '1号'.repeat(LONG / 2)],
  ['cities', '市'.repeat(LONG)],
  ['zeros behind a point', `1.${'0'.repeat(LONG)}1`],
  ['openings', '<'.repeat(LONG)],
  ['slashes', '/'.repeat(LONG)],
];

const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['distinctAddress', distinctAddress],
  ['formatMoney', formatMoney],
  ['readMoney', readMoney],
  ['linkTarget', linkTarget],
  ['weekText', weekText],
  ['readAmount', readAmount],
  ['readQuantity', (text) => readQuantity(text, { min: 1, max: 99 })],
  ['readTextCells', readTextCells],
];

/** By the square of the length each would take minutes. */
const MOST_MS = 5000;

it.each(READERS)('CART-08 SIDE-04 %s reads 200,000 characters at once', (_, read) => {
  for (const [name, text] of TEXTS) {
    const before = performance.now();
    read(text);
    expect(performance.now() - before, name).toBeLessThan(MOST_MS);
  }
});
