import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { pastedColumn } from './pasted-column';

it.each([
  ['10\n\n20', ['10', '', '20']],
  ['12\r\n１，２００\r\n十台\r\n', ['12', '1200', '十台']],
  ['10\tx\n20\ty', ['10', '20']],
  ['BCD-536WGHTD\t12\nHKA-J50\t3', ['12', '3']],
])('CART-09 of %j the column of numbers is taken', (text, texts) => {
  expect(pastedColumn(text)).toEqual({ ok: true, texts });
});

it('CART-09 of several columns of numbers none is taken by its position', () => {
  expect(pastedColumn('1\tBCD-536WGHTD\t12\n2\tHKA-J50\t3')).toEqual({
    ok: false,
    refusal: refuse('paste.manyColumns', { columns: 2 }),
  });
});
