import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InApp } from '../test/in-app';
import { closeLeftQuestions, dialogs, notify, warnAndConfirm } from './notices';

const onOk = vi.fn<() => unknown>();
const ask = () => dialogs.confirm({ title: '提交 2 个订单？', okText: '提交', cancelText: '再看看', onOk });
const draw = () => screen.queryAllByRole('dialog');

beforeEach(() => {
  onOk.mockReset();
  render(<InApp>页面</InApp>);
});

it.each(['{Escape}', '{Enter}'])(
  'ROUTE-03 a warning that %s leaves is confirmed, and what waits for it goes on',
  async (key) => {
    const confirmed = warnAndConfirm('该业务暂不可用', '财务月结中').then(() => '确认');
    await screen.findByText('财务月结中');
    await userEvent.keyboard(key);
    expect(await confirmed).toBe('确认');
  },
);

it('CART-08 a message that is shown again stays for its full time from then on', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const message = () => screen.queryByText('加入购物车成功');
  try {
    act(() => notify('success', '加入购物车成功'));
    await pass(3500);
    act(() => notify('success', '加入购物车成功'));
    await pass(3500);
    expect(message()).not.toBeNull();
    await pass(1500);
    expect(message()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

describe('ORDER-01 a question', () => {
  it('does not open over itself; when it is closed it may be asked again', async () => {
    let first: Promise<void> = Promise.resolve();
    await act(async () => {
      first = ask();
      void ask();
    });
    await waitFor(() => expect(draw()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '再看看' }));
    await first;
    expect(draw()).toHaveLength(0);
    await act(async () => void ask());
    await waitFor(() => expect(draw()).toHaveLength(1));
  });

  it('stays until its act is done, which two presses in one tick do once', async () => {
    let done: () => void = () => undefined;
    onOk.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
    let isClosed = false;
    await act(async () => {
      void ask().then(() => {
        isClosed = true;
      });
    });
    const ok = await screen.findByRole('button', { name: '提交' });
    await act(async () => {
      ok.click();
      ok.click();
    });
    expect(onOk).toHaveBeenCalledOnce();
    expect(isClosed).toBe(false);
    done();
    await waitFor(() => expect(isClosed).toBe(true));
  });

  it('begins with the focus on the button that does nothing', async () => {
    await act(async () => void ask());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('再看看'));
  });

  it('is closed when its page is left', async () => {
    await act(async () => void ask());
    await screen.findByRole('button', { name: '提交' });
    closeLeftQuestions(window.location.pathname);
    expect(draw()).toHaveLength(1);
    act(() => closeLeftQuestions('/orderFinish'));
    await waitFor(() => expect(draw()).toHaveLength(0));
    expect(onOk).not.toHaveBeenCalled();
  });
});

it('ROUTE-03 a warning that comes before the app is mounted is shown by it, and waited for', async () => {
  vi.resetModules();
  const early = await import('./notices');
  const confirmed = vi.fn();
  const warning = vi.fn();
  const done = early.warnAndConfirm('该业务暂不可用', '财务月结中').then(confirmed);
  await Promise.resolve();
  expect(confirmed).not.toHaveBeenCalled();
  const texts = () => warning.mock.calls.map(([{ title, content }]) => `${title}：${content}`);
  // Only the warning is asked for; the rest of antd's dialogs stays out of the test.
  const host = { warning } as unknown as Parameters<typeof early.setDialogs>[0];
  early.setDialogs(host);
  early.setDialogs(host);
  expect(texts()).toEqual(['该业务暂不可用：财务月结中']);
  warning.mock.lastCall?.[0].onOk();
  await done;
  expect(confirmed).toHaveBeenCalledOnce();
});

it('a message that comes before the app is mounted is shown by it, and not by the app that takes its place', async () => {
  vi.resetModules();
  const early = await import('./notices');
  // Nothing is asked: the dialogs stay out of the test.
  const host = {} as unknown as Parameters<typeof early.setDialogs>[0];
  early.notify('warning', '您没有该页面的权限');
  const { result } = renderHook(() => early.useMessages());
  act(() => early.setDialogs(host));
  expect(result.current.map(({ text }) => text)).toEqual(['您没有该页面的权限']);
  act(() => early.setDialogs(host));
  expect(result.current).toEqual([]);
});
