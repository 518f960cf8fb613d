import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button';

const onSign = vi.fn<() => unknown>();
const onPay = vi.fn<() => unknown>();
const onRow = vi.fn<() => void>();
const button = () => screen.getByRole('button', { name: '更多' });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  for (const spy of [onSign, onPay, onRow]) spy.mockReset();
  const lines = [
    { key: 'sign', label: '签收', onClick: onSign },
    { key: 'pay', label: '付款', disabledReason: '已付清', onClick: onPay },
    { key: 'drop', label: '取消订单', isDanger: true },
  ];
  render(
    // biome-ignore lint/a11y: a row that opens its order is a table's, which has the keys
    <div onClick={onRow} onKeyDown={onRow}>
      <MenuButton
        label="更多操作"
        groups={[{ label: '这一单', lines }]}
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            更多
          </button>
        )}
      />
      <button type="button">别处</button>
    </div>,
  );
});

it('a press opens the menu at its first line; arrows move and go round, Escape gives the focus back', async () => {
  await userEvent.click(button());
  expect([button().getAttribute('aria-expanded'), focused()]).toEqual(['true', '签收']);
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('取消订单');
  onRow.mockReset();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('付款（已付清）');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(onRow).not.toHaveBeenCalled();
});

it('a line that cannot be chosen says why and does nothing; another closes the menu and acts once, not its row', async () => {
  await userEvent.click(button());
  onRow.mockReset();
  await userEvent.click(screen.getByRole('menuitem', { name: '付款（已付清）' }));
  expect(onPay).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: '签收' }));
  expect([onSign.mock.calls.length, onRow.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByRole('menu')).toBeNull();
});

it.each(['a press elsewhere', 'Tab', 'a page that scrolls'])('%s closes the menu', async (way) => {
  await userEvent.click(button());
  if (way === 'Tab') await userEvent.keyboard('{Tab}');
  else if (way === 'a press elsewhere') await userEvent.click(screen.getByRole('button', { name: '别处' }));
  else document.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
