import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ComponentType, useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { setNotifier } from '#platform/notices';
import { createQueryClient } from '#platform/query';
import { isRouteName, routes } from '#routes';

interface ShellAt {
  /** The address to open. */
  readonly address?: string;
}

/** Draws a frame of the portal around empty pages, and waits until account and permissions are there. */
export async function renderShell(
  Frame: ComponentType,
  { address = '/index' }: ShellAt = {},
): Promise<RenderResult> {
  const pages = Object.keys(routes).filter(isRouteName);
  const children = pages.map((id) => ({
    id,
    path: routes[id].path,
    caseSensitive: true,
    Component: EmptyPage,
  }));
  const router = createMemoryRouter([{ id: 'frame', Component: Frame, children }], {
    initialEntries: [address],
  });
  const result = render(
    <ConfigProvider locale={zhCN} button={{ autoInsertSpace: false }}>
      <App>
        <Notices />
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
  await screen.findByRole('navigation', { name: '顶部' });
  return result;
}

/** A page that shows where it is. */
function EmptyPage() {
  const { pathname, search } = useLocation();
  return (
    <h1 tabIndex={-1}>
      {pathname}
      {search}
    </h1>
  );
}

function Notices() {
  const { message, modal } = App.useApp();
  useEffect(() => setNotifier({ message, modal }), [message, modal]);
  return null;
}
