import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const LINE = { productCode: 'GR0536A01', number: 9999, activityPrice: 9_999_999_999.99, weekCode: '202650' };

it('CAT-03 a pre-order above the largest amount is refused in words, not answered with an amount that is none', async () => {
  const sender = { saletoCode: '8800123456', sendtoCode: '8800123456', payerCode: '8800123456' };
  const answer = await clientOf(mock).post('/order/pre/saveOrder', {
    ...sender,
    lineList: [LINE],
    whetherOrNotAppOrder: 'PC',
  });
  expect([answer.status, answer.body.code]).toEqual([200, '0']);
  expect(answer.body.msg).toContain('请减少数量');
});
