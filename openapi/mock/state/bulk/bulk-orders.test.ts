import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const SENDER = { saletoCode: '8800123456', sendtoCode: '8800123456', payerCode: '8800123456' };
const LINE = { productCode: 'GR0536A01', number: 999_999, weekCode: '202650' };

it('CAT-03 a pre-order above the largest amount is refused in words, not answered with an amount that is none', async () => {
  const answer = await clientOf(mock).post('/order/pre/saveOrder', {
    ...SENDER,
    lineList: Array.from({ length: 10 }, () => LINE),
    whetherOrNotAppOrder: 'PC',
  });
  expect([answer.status, answer.body.code]).toEqual([200, '0']);
  expect(answer.body.msg).toContain('请减少数量');
});

const PRICED = { productCode: 'GH6000E01', number: 2, activityPrice: 1, weekCode: '202651' };
const PROJECT = 'XM20261118002';

it.each([
  ['/order/pre/saveOrder', {}, PRICED, '价格已变化'],
  ['/order/pre/saveOrder', {}, { ...PRICED, productCode: 'NOSUCH' }, '不能下大单'],
  ['/order/oldOrder/placeBigOrder', { projectCode: PROJECT }, PRICED, '价格已变化'],
  ['/order/oldOrder/placeBigOrderB2B', { projectCode: 'NOSUCH' }, PRICED, '没有这个工程项目'],
])(
  'BIG-01 %s with %o takes no price and no project that nobody knows: %o',
  async (...[path, project, line, msg]) => {
    const answer = await clientOf(mock).post(path, {
      ...SENDER,
      ...project,
      lineList: [line],
      whetherOrNotAppOrder: 'PC',
    });
    expect([answer.status, answer.body.code]).toEqual([200, '0']);
    expect(answer.body.msg).toContain(msg);
  },
);

it('BIG-01 an order of a project of the dealer takes the price that was agreed for it', async () => {
  const answer = await clientOf(mock).post('/order/oldOrder/placeBigOrderB2B', {
    ...SENDER,
    projectCode: PROJECT,
    lineList: [{ ...PRICED, activityPrice: 999 }],
  });
  expect(answer.body).toMatchObject({ code: '1', data: { totalAmount: 1998 } });
});
