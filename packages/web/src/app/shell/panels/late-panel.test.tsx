import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latePanel } from './late-panel';

function Greeting({ name }: { readonly name: string }) {
  return <p>你好，{name}</p>;
}

it('UI-06 a panel whose code does not come says so, comes at a second try, and then at once', async () => {
  let isCut = true;
  const Panel = latePanel(async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  }, 3);
  const { unmount } = render(<Panel name="张敏" />);
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来：请检查网络后重试');
  isCut = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('你好，张敏')).toBeTruthy();
  unmount();
  render(<Panel name="李强" />);
  expect(screen.getByText('你好，李强')).toBeTruthy();
});
