/** A release while the tab is open: the files of its pages are gone, and no retry can bring them. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { isText, slot } from '#platform/browser/storage';
import { latePart } from '#ui/drawing/late-part';

const draft = slot('session', 'keyword', isText);

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The portal after a press on a link whose file is gone, with its modules read afresh: nothing knows of a release. */
async function openGone(status: number) {
  vi.resetModules();
  const { isOutdated, loadCode } = await import('#platform/browser/load-code');
  const { RouteError } = await import('./route-error');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status }));
  const load = () => loadCode(async () => 'page', ['assets/cart-1a2b.js']);
  const open = () => {
    const router = createMemoryRouter(
      [
        {
          path: '/cart',
          loader: load,
          element: null,
          ErrorBoundary: RouteError,
          HydrateFallback: () => null,
        },
      ],
      { initialEntries: ['/cart'] },
    );
    return render(<RouterProvider router={router} />);
  };
  return { reload, open, load, isOutdated };
}

it('ROUTE-02 a page whose file a release has taken reloads once by itself, says so, and what was typed stays', async () => {
  const { reload, open } = await openGone(404);
  draft.write('冰箱');
  const first = open();
  await screen.findByText('系统刚刚更新，请重新加载，购物车和已填写的内容不受影响。');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(draft.read()).toBe('冰箱');
  first.unmount();
  // The new page misses its file, too: a second reload would be a loop.
  open();
  await screen.findByText(/^系统刚刚更新/);
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('ROUTE-02 a page whose file did not come through a bad network is not reloaded, for the file is still there', async () => {
  const { reload, open } = await openGone(502);
  open();
  await screen.findByText(/^可能是网络中断。/);
  expect(reload).not.toHaveBeenCalled();
});

it('ROUTE-02 a panel, a view and a window of a former release say that the portal was updated, and offer the reload alone', async () => {
  const { reload, load, isOutdated } = await openGone(404);
  await expect(load()).rejects.toThrow('404');
  const { knowReleases } = await import('#ui/drawing/late-failure');
  const { drawFailedOr } = await import('../shell/panels/late-panel');
  const { lateView } = await import('#ui/drawing/late-view');
  const { windowFailed } = await import('#platform/notices');
  knowReleases(isOutdated);
  const gone = () => Promise.reject(new Error('gone'));
  const Panel = latePart(gone, drawFailedOr(null));
  const View = lateView(gone);
  await act(async () => {
    render(
      <>
        <Panel />
        <View />
      </>,
    );
  });
  expect(await screen.findAllByText(/系统已更新，请重新加载页面，已填写的内容会保留/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: '重新加载' })) fireEvent.click(button);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(windowFailed()).toMatch(/^系统已更新/);
});
