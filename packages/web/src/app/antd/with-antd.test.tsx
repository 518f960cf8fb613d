import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyWithAntd } from './with-antd';

function Drawer({ name }: { readonly name: string }) {
  return <p>{name}的菜单</p>;
}

it('UI-06 a window whose code does not come leaves the page, says so, and comes at a second try', async () => {
  let isCut = true;
  const LateDrawer = lazyWithAntd(async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return Drawer;
  });
  render(
    <>
      <p>购物车里填的数量</p>
      <LateDrawer name="张敏" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来：请检查网络后重试');
  expect(screen.getByText('购物车里填的数量')).toBeTruthy();
  isCut = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('张敏的菜单')).toBeTruthy();
});
