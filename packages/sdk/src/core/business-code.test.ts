import { expect, expectTypeOf, it } from 'vitest';
import { answering, json } from '../../test/answering';
import { CART, clientOf, LINE } from '../../test/calls';
import { addToCart, listCart } from '../generated/operations/index';
import { type BusinessCode, hasCode } from './business-code';

it('CART-08 names the codes of an operation, and no other', async () => {
  const result = await clientOf(answering(json({ code: 'AS121' }))).call(addToCart, LINE);
  expect(hasCode(result, addToCart, 'AS121')).toBe(true);
  // @ts-expect-error a typing error
  expect(hasCode(result, addToCart, 'AS212')).toBe(false);
  expectTypeOf<BusinessCode<typeof addToCart>>().toEqualTypeOf<'AS121'>();
  const read = await clientOf(answering(json({ code: '1', data: [] }))).call(listCart, CART);
  // @ts-expect-error the description knows no code of listCart
  expect(hasCode(read, listCart, '1')).toBe(false);
});
