import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnkeptSession } from './unkept-session';

afterEach(() => vi.restoreAllMocks());

it('AUTH-01 in a frame whose browser keeps no login it says so, and opens the page in a window of its own', () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<UnkeptSession address="/index?embedded=1" />);
  screen.getByText('浏览器阻止了嵌入页保存登录，请在新窗口打开。');
  fireEvent.click(screen.getByRole('button', { name: '在新窗口打开' }));
  expect(open).toHaveBeenCalledWith(`${window.location.origin}/index?embedded=1`, '_blank', 'noopener');
});

it('AUTH-01 outside of a frame it says what to allow, and leads nowhere by itself', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  render(<UnkeptSession address="/index" />);
  screen.getByText(/请在浏览器设置中允许本网站使用 Cookie/);
  expect(assign).not.toHaveBeenCalled();
});
