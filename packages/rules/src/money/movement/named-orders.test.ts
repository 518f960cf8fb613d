import { expect, it } from 'vitest';
import { namedOrderProblem, namedOrders } from './index';

const row = (orderNo: string, more: object = {}) => ({
  orderNo,
  status: '20',
  statusName: '待发货',
  amount: 100,
  ...more,
});

it('FIN-07 the rows of the numbers that an address names, each once and in its order', () => {
  const [first, second] = [row('1'), row('2')];
  expect(namedOrders(['2', '1', '2'], [first, row('9'), second], namedOrderProblem)).toEqual({
    orders: [second, first],
    problem: undefined,
  });
  expect(namedOrders([], [first], namedOrderProblem)).toEqual({ orders: [], problem: undefined });
});

it('FIN-07 an order that is not there, is cancelled or has no readable amount is not paid, and each is named', () => {
  const rows = [
    row('2', { status: '90' }),
    row('3', { amount: '1,00' }),
    row('4', { amount: undefined }),
    row('5'),
  ];
  expect(namedOrders(['1', '2', '3', '4', '5'], rows, namedOrderProblem)).toEqual({
    orders: rows,
    problem: '没有找到订单 1；订单 2 已取消，不能付款；订单 3 的金额读不出来；订单 4 的金额读不出来',
  });
});
