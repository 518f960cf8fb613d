import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();

it('a line that is taken out of a batch is answered as it was: its amount is price times number', async () => {
  const body = { saletoCode: '8800123456', batchNo: 'PL20261120001', lineNo: 3, number: 0 };
  const answer = await clientOf(mock).post('/order/batchOrder/productUpdate', body);
  const { price, number, amount } = answer.body.data as Record<'price' | 'number' | 'amount', number>;
  expect(number).toBeGreaterThan(0);
  expect(amount).toBe(price * number);
});
