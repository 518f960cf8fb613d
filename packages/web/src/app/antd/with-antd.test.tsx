import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notices } from '../notices/notices';
import { lazyWithAntd } from './with-antd';

function Drawer({ name }: { readonly name: string }) {
  return <p>{name}的菜单</p>;
}

/** A drawer whose code comes only with a network. */
function lateDrawer() {
  const network = { isCut: true };
  const LateDrawer = lazyWithAntd(async () => {
    if (network.isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return Drawer;
  });
  render(
    <>
      <Notices />
      <p>购物车里填的数量</p>
      <LateDrawer name="张敏" />
    </>,
  );
  return network;
}

it('UI-06 a window whose code does not come leaves the page, says so, and comes at a second try', async () => {
  const network = lateDrawer();
  expect(await screen.findByText('窗口没有打开，请检查网络后重试')).toBeTruthy();
  expect(screen.getByText('购物车里填的数量')).toBeTruthy();
  network.isCut = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('张敏的菜单')).toBeTruthy();
});

it('UI-06 a window that did not come is fetched again when the network is back', async () => {
  const network = lateDrawer();
  expect(await screen.findByText('窗口没有打开，请检查网络后重试')).toBeTruthy();
  network.isCut = false;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('张敏的菜单')).toBeTruthy();
});
