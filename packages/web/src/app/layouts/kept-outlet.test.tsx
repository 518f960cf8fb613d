import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { KeptOutlet } from './kept-outlet';

const running = new Set<string>();

function Page({ name }: { readonly name: string }) {
  const { search } = useLocation();
  const { keyword } = useParams();
  useEffect(() => {
    running.add(name);
    return () => void running.delete(name);
  }, [name]);
  return (
    <>
      <h1>{name}</h1>
      <input aria-label={`${name} 输入`} />
      <p>{`${name} ${keyword ?? ''}${search}`}</p>
    </>
  );
}

function open(address: string) {
  const page = (id: string, path: string) => ({ id, path, element: <Page name={id} /> });
  const router = createMemoryRouter(
    [
      {
        Component: KeptOutlet,
        children: [page('list', 'list/:keyword?'), page('bulkOrder', 'bulkOrder'), page('cart', 'cart')],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} 输入`);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('ROUTE-01g a kept page stays with what was typed while others are open', async () => {
  const go = open('/list/冰箱');
  type('list', '三门');
  await go('/cart');
  expect(screen.queryByRole('heading', { name: 'list', hidden: false })).toBeNull();
  expect(screen.getByRole('heading', { name: 'cart' })).toBeTruthy();
  await go('/list/冰箱');
  expect(field('list').value).toBe('三门');
});

it('ROUTE-01 two kept pages keep their own state, one is on show', async () => {
  const go = open('/list/冰箱');
  type('list', 'A');
  await go('/bulkOrder');
  type('bulkOrder', 'B');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['bulkOrder']);
  await go('/list/冰箱');
  expect([field('list').value, field('bulkOrder').value]).toEqual(['A', 'B']);
});

it('ROUTE-01 a page that is not kept starts again', async () => {
  const go = open('/cart');
  type('cart', '5');
  await go('/list');
  await go('/cart');
  expect(field('cart').value).toBe('');
});

it('ROUTE-01 a hidden page rests, and sees the address at which it was left', async () => {
  const go = open('/list/冰箱?sort=1');
  await go('/cart?sort=2');
  expect([...running]).toEqual(['cart']);
  expect(screen.getByText('list 冰箱?sort=1')).toBeTruthy();
});

it('ROUTE-01 a kept page that is opened at another address shows that one', async () => {
  const go = open('/list/冰箱');
  await go('/cart');
  await go('/list/空调');
  expect(screen.getByText('list 空调')).toBeTruthy();
});
