import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, notifyAlone, notifyWith } from '#platform/notices';
import { InApp } from '../../test/in-app';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<InApp>页面</InApp>);
});

afterEach(() => {
  vi.useRealTimers();
});

const say = (...texts: readonly string[]) =>
  act(() => {
    for (const text of texts) notify('success', text);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => [...document.querySelectorAll('.message')].map(({ textContent }) => textContent);

it('three messages stand at a time; a fourth takes the place of the oldest, the same again is shown once', () => {
  say('一', '二', '三', '三', '四');
  expect(texts()).toEqual(['二', '三', '四']);
});

it('each stays five seconds, under the pointer as long as it is there', async () => {
  say('一', '二');
  fireEvent.pointerEnter(screen.getByText('二'));
  await pass(5_000);
  expect(texts()).toEqual(['二']);
  fireEvent.pointerLeave(screen.getByText('二'));
  await pass(5_000);
  expect(texts()).toEqual([]);
});

it('one without an end has a button that closes it', async () => {
  act(() => notify('info', '正在导出', 0));
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(texts()).toEqual([]);
});

it('an error is read out at once, and alone takes the place of the others', () => {
  say('一');
  act(() => notifyAlone('请求过于频繁'));
  expect(screen.getByRole('alert').textContent).toBe('请求过于频繁');
  expect(texts()).toEqual(['请求过于频繁']);
});

it('HTTP-08 keeps other failures away for a moment from the last message that stands alone', async () => {
  act(() => notifyAlone('请求过于频繁'));
  await pass(150);
  act(() => notifyAlone('系统维护中'));
  await pass(150);
  act(() => notify('error', '记录失败'));
  expect(texts()).toEqual(['系统维护中']);
  await pass(50);
  act(() => notify('error', '记录失败'));
  expect(texts()).toEqual(['系统维护中', '记录失败']);
});

it('an app that is mounted again says its first error, even if the one before it had just said one alone', () => {
  act(() => notifyAlone('请求过于频繁'));
  cleanup();
  render(<InApp>页面</InApp>);
  act(() => notify('error', '记录失败'));
  expect(texts()).toEqual(['记录失败']);
});

it('one with an act stays eight seconds and while the focus is in it; the press acts once and takes it away', async () => {
  const onPress = vi.fn();
  act(() => notifyWith('success', '已移除 型号1', { label: '撤销', onPress }));
  await pass(7_000);
  const button = screen.getByRole('button', { name: '撤销' });
  act(() => button.focus());
  await pass(8_000);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
  act(() => notifyWith('success', '已移除 型号2', { label: '撤销', onPress }));
  await pass(8_000);
  expect(texts()).toEqual([]);
});

it('UI-06 without network a message says so until it is back', async () => {
  const fire = (event: string) => act(() => window.dispatchEvent(new Event(event)));
  fire('online');
  expect(texts()).toEqual([]);
  fire('offline');
  await pass(60_000);
  expect(texts()).toEqual([expect.stringMatching(/^网络断了，页面上是 \d\d:\d\d 的内容，已填的留在本机$/)]);
  fire('online');
  expect(texts()).toEqual(['网络已恢复']);
});
