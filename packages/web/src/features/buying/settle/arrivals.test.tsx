import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Arrivals } from './arrivals';

const order = (arrivalDate: string, number: number) => ({
  orderNo: arrivalDate,
  arrivalDate,
  splitOrderProductList: [{ productCode: 'A', number }],
});

it('CART-05 SIDE-02 pieces of one day stand together, whichever way the server writes it, and the days in their order', () => {
  const orders = [order('20261203', 1), order('2026-12-01', 4), order('2026-12-03', 2)];
  render(<Arrivals orders={orders as never} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '2026-12-01',
    '2026-12-03',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4 台', '3 台']);
});
