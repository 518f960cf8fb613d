/** The frame of a floor: the common part of every page of this kind. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Product, productsOf } from '../stage';

const ROWS = 20;

interface FloorProps {
  readonly rows: readonly Product[];
}

/** Draws a table of 20 rows, which one call brings, behind a router. */
export function mountFloor(Table: ComponentType<FloorProps>): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('the floor has no #root');
  function Floor() {
    const rows = useQuery({
      queryKey: ['rows'],
      queryFn: async () => {
        // The answer does not matter, the way over the network does.
        await fetch(window.location.href);
        return productsOf(ROWS);
      },
    });
    return rows.data ? <Table rows={rows.data} /> : null;
  }
  const router = createBrowserRouter([{ path: '*', Component: Floor }]);
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
