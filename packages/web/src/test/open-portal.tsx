import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#platform/query';
import { NoticeHost } from '../app/notice-host';
import { routeObjects } from '../app/router';

/**
 * Opens the whole portal over a history in memory.
 * @param addresses the history; the last one is on show
 */
export function openPortal(...addresses: readonly string[]) {
  const router = createMemoryRouter(routeObjects(), { initialEntries: [...addresses] });
  render(
    <ConfigProvider locale={zhCN} theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <App>
        <NoticeHost />
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  );
  return router;
}
