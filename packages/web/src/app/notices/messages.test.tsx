import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, notifyAlone } from '#platform/notices';
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

it('each stays four seconds, under the pointer as long as it is there', async () => {
  say('一', '二');
  fireEvent.pointerEnter(screen.getByText('二'));
  await pass(4_000);
  expect(texts()).toEqual(['二']);
  fireEvent.pointerLeave(screen.getByText('二'));
  await pass(4_000);
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
