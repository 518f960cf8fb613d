import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorState } from './states';

const DETAILS = 'listNews · code -1 · HTTP 404';

function renderFailed(): void {
  render(<ErrorState title="资讯没有加载出来" message="系统出错了" details={DETAILS} onRetry={vi.fn()} />);
}

afterEach(() => vi.restoreAllMocks());

it('HTTP-13 a failed list shows no operation and no code; 复制给客服 copies them', async () => {
  const user = userEvent.setup();
  renderFailed();
  expect(document.body.textContent).not.toMatch(/listNews|code|HTTP/);
  await user.click(screen.getByRole('button', { name: '复制给客服' }));
  await screen.findByRole('button', { name: '已复制，可以粘贴给客服' });
  expect(await window.navigator.clipboard.readText()).toBe(DETAILS);
});

it('HTTP-13 without a clipboard the press shows them, marked for the keyboard', async () => {
  const user = userEvent.setup();
  vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('no clipboard'));
  renderFailed();
  await user.click(screen.getByRole('button', { name: '复制给客服' }));
  await screen.findByText(DETAILS);
  expect(window.getSelection()?.toString()).toBe(DETAILS);
});
