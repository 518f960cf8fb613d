import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#platform/calls/query';
import { routeObjects } from '../app/router';
import { InApp } from './in-app';

/**
 * Opens the complete portal over a history in memory.
 * @param addresses the history; the last one is on show
 */
export function openPortal(...addresses: readonly string[]) {
  const queryClient = createQueryClient();
  const router = createMemoryRouter(routeObjects(queryClient), { initialEntries: [...addresses] });
  render(
    <InApp>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </InApp>,
  );
  return router;
}
