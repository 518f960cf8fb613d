import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a wait that ends in vain prints the page, and its looks before do not', async () => {
  render(<p>购物车</p>);
  const looks: string[] = [];
  const look = () => {
    try {
      screen.getByText('订单');
    } catch (error) {
      looks.push(String(error));
      throw error;
    }
  };
  await expect(waitFor(look, { timeout: 60 })).rejects.toThrow('购物车');
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.filter((text) => text.includes('购物车'))).toEqual([]);
  expect(() => screen.getByText('订单')).toThrow('购物车');
});
