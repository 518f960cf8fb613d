import { expect, it } from 'vitest';
import { nearAddresses } from './index';

const KNOWN = ['/cart', '/myOrder', '/orderDetail', '/invoice/list', '/index', '/a'];

it.each([
  ['/CART', '/cart'],
  ['/myOrders/6010086604', '/myOrder'],
  ['/orderdetial', '/orderDetail'],
  ['/carts/601008660460100866', '/cart'],
  ['/invoices/list', '/invoice/list'],
])('ROUTE-01 %s may have meant %s', (address, near) => {
  expect(nearAddresses(address, KNOWN)[0]).toBe(near);
});

it('ROUTE-01 an address that is like none has none, and at most so many are named', () => {
  expect(nearAddresses('/zzzz', KNOWN)).toEqual([]);
  expect(nearAddresses('/', KNOWN)).toEqual([]);
  expect(nearAddresses('/order', ['/order', '/orders', '/orders2', '/order3'], 2)).toHaveLength(2);
});

it('ROUTE-01 the share of letters decides, whatever the length of an address or how often a letter stands in it', () => {
  expect(nearAddresses('/orders', ['/ordersofvehicles', '/order', '/ordxyz'])).toEqual([
    '/order',
    '/ordersofvehicles',
  ]);
  expect(nearAddresses('/xxcart', ['/cart'])).toEqual(['/cart']);
  expect(nearAddresses('/aaaaaa', ['/aab'])).toEqual([]);
});
