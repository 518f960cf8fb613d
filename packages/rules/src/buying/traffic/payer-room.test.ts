import { expect, it } from 'vitest';
import { payerRoom } from './payer-room';

it('TRAF-01 a payer has left what cart and unpaid orders do not ask for, exact to the cent', () => {
  const vehicles = [
    { PAYTOCODE: 'P', SUMMONEY: 100.1 },
    { PAYTOCODE: 'P', SUMMONEY: 50, PAYMONEY: '20.20' },
    { PAYTOCODE: 'Q', SUMMONEY: 7 },
  ];
  const orders = [
    { payerCode: 'P', orderAmount: 30, isPaid: false },
    { payerCode: 'P', orderAmount: 99, isPaid: true },
    { payerCode: 'Q', orderAmount: 5, isPaid: false },
  ];
  expect(payerRoom({ payerCode: 'P', balance: '150' }, vehicles, orders)).toEqual({
    inCart: '120.30',
    unpaid: '30.00',
    left: '-0.30',
  });
  expect(payerRoom({ payerCode: 'R', balance: 9 }, vehicles, orders)).toEqual({
    inCart: '0.00',
    unpaid: '0.00',
    left: '9.00',
  });
  expect(payerRoom({ payerCode: 'Q', balance: '九' }, vehicles, orders)).toEqual({
    inCart: '7.00',
    unpaid: '5.00',
    left: undefined,
  });
});

it.each([
  [
    'the cart is not known',
    { vehicles: undefined, orders: [], room: { inCart: undefined, unpaid: '0.00', left: undefined } },
  ],
  [
    'the orders are not known',
    { vehicles: [], orders: undefined, room: { inCart: '0.00', unpaid: undefined, left: undefined } },
  ],
  [
    'an order does not say whose it is',
    {
      vehicles: [],
      orders: [{ orderAmount: 30, isPaid: false }],
      room: { inCart: '0.00', unpaid: undefined, left: undefined },
    },
  ],
])('TRAF-01 CART-06 nothing is left for sure where %s', (_, { vehicles, orders, room }) => {
  expect(payerRoom({ payerCode: 'P', balance: '150' }, vehicles, orders)).toEqual(room);
});
