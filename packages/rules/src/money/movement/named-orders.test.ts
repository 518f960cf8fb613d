import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { financedOrderRefusal, movementText, namedOrders, namedOrdersText, paidOrderRefusal } from './index';

const row = (orderNo: string, more: object = {}) => ({
  orderNo,
  status: '20',
  statusName: '待发货',
  amount: 100,
  ...more,
});

it('FIN-07 the rows of the numbers that an address names, each once and in its order', () => {
  const [first, second] = [row('1'), row('2')];
  expect(namedOrders(['2', '1', '2'], [first, row('9'), second], paidOrderRefusal)).toEqual({
    orders: [second, first],
    refusals: [],
  });
  expect(namedOrders([], [first], paidOrderRefusal)).toEqual({ orders: [], refusals: [] });
});

it('FIN-07 an order that is not there, is cancelled or has no readable amount is not paid, and each is named', () => {
  const rows = [
    row('2', { status: '90' }),
    row('3', { amount: '1,00' }),
    row('4', { amount: undefined }),
    row('5'),
  ];
  expect(namedOrders(['1', '2', '3', '4', '5'], rows, paidOrderRefusal)).toEqual({
    orders: rows,
    refusals: [
      refuse('movement.orderMissing', { orderNo: '1' }),
      refuse('movement.orderCancelled', { orderNo: '2' }),
      refuse('movement.orderUnread', { orderNo: '3' }),
      refuse('movement.orderUnread', { orderNo: '4' }),
    ],
  });
});

it('FIN-08 HTTP-05 an order whose state did not come, or is no text, says so, and no word of a program', () => {
  const lost: unknown = undefined;
  const odd: unknown = { value: '已融资' };
  for (const statusName of [lost, odd]) {
    const refusal = financedOrderRefusal('1', { status: lost as string, statusName: statusName as string });
    expect(movementText(refusal)).toBe('订单 1 的状态没有查到，不能申请融资');
  }
  const closed = financedOrderRefusal('1', { status: '30', statusName: '已融资' });
  expect(movementText(closed)).toBe('订单 1 已融资，不能再申请融资');
});

it('FIN-08 an order is financed where it is there, may be, and says how much', () => {
  const order = { status: '10', statusName: '可融资', financeAmount: 100 };
  expect(financedOrderRefusal('1', order)).toBeUndefined();
  expect(financedOrderRefusal('1', undefined)).toEqual(
    refuse('movement.financeOrderMissing', { orderNo: '1' }),
  );
  expect(financedOrderRefusal('1', { ...order, financeAmount: '约 100' })).toEqual(
    refuse('movement.financeOrderUnread', { orderNo: '1' }),
  );
});

it('FIN-07 all that is against named orders is one sentence, and nothing where nothing is', () => {
  const { refusals } = namedOrders(['1', '2'], [row('2', { status: '90' })], paidOrderRefusal);
  const sentences = refusals.map((refusal) => movementText(refusal));
  expect(namedOrdersText({ refusals })).toBe(`${sentences[0]}；${sentences[1]}`);
  expect(namedOrdersText({ refusals: [] })).toBeUndefined();
});
