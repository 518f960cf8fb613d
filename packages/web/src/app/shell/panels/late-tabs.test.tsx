import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SectionNavigation } from '../section-navigation';

const network = vi.hoisted(() => ({ isCut: true }));

vi.mock('#widgets/shopping-tabs/late-tabs', () => ({
  get ShoppingTabs() {
    if (network.isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <nav aria-label="采购导航" />;
  },
}));

it('UI-06 the tabs of a cut network leave the page in place, and come at a second try', async () => {
  const page = () => (
    <>
      <SectionNavigation />
      <h1>套餐</h1>
    </>
  );
  const router = createMemoryRouter([{ id: 'packageList', path: '/packageList', Component: page }], {
    initialEntries: ['/packageList'],
  });
  render(<RouterProvider router={router} />);
  const retry = await screen.findByRole('button', { name: '采购导航没有加载出来，重试' });
  expect(screen.getByRole('heading', { name: '套餐' })).toBeTruthy();
  network.isCut = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('navigation', { name: '采购导航' })).toBeTruthy();
});
