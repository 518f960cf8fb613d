import { afterEach, expect, it, vi } from 'vitest';
import { openWaitingWindow, openWindow } from './open-window';

afterEach(() => vi.unstubAllGlobals());

const stubOpen = () => {
  const opened = { opener: window, closed: false, close: vi.fn(), location: { replace: vi.fn() } };
  const open = vi.fn((..._: readonly unknown[]) => opened);
  vi.stubGlobal('open', open);
  return { open, opened };
};

it.each(['https://shop.example.cn/a', '/signing/1'])('SIDE-04b %s opens in a window', (url) => {
  const { open, opened } = stubOpen();
  openWindow(url);
  openWaitingWindow().goTo(url);
  expect(open.mock.calls).toEqual([
    [url, '_blank', 'noopener'],
    ['', '_blank'],
  ]);
  expect(opened.location.replace.mock.calls).toEqual([[url]]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/\\evil.example', ''])(
  'SIDE-04 %j opens nothing',
  (url) => {
    const { open, opened } = stubOpen();
    openWindow(url);
    expect(open).not.toHaveBeenCalled();
    openWaitingWindow().goTo(url);
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledOnce();
  },
);
