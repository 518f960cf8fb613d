import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import { ROUTE_NAMES, routes } from '#routes';
import { untilCodeIsThere } from './code-there';
import { InApp } from './in-app';

interface ShellAt {
  /** The address to open. */
  readonly address?: string;
}

interface Shell extends RenderResult {
  readonly queryClient: QueryClient;
}

/** Draws a frame of the portal around empty pages, and waits until account and permissions are there. */
export async function renderShell(
  Frame: ComponentType,
  { address = '/index' }: ShellAt = {},
): Promise<Shell> {
  const children = ROUTE_NAMES.map((id) => ({
    id,
    path: routes[id].path,
    caseSensitive: true,
    Component: EmptyPage,
  }));
  // The specification names a route mall (TOP-01), which has no page of its own.
  const mall = { id: 'mall', path: 'mall', Component: EmptyPage };
  const router = createMemoryRouter([{ id: 'frame', Component: Frame, children: [...children, mall] }], {
    initialEntries: [address],
  });
  const queryClient = createQueryClient();
  const result = render(
    <InApp>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </InApp>,
  );
  await screen.findByRole('navigation', { name: '顶部' });
  await waitFor(() => expect(document.querySelector('.shell-body[aria-busy]')).toBeNull());
  return { ...result, queryClient };
}

/** Waits until no question of the frame is open: what flags and counts add comes after account and permissions. */
export async function untilAllAnswered({ queryClient }: Shell): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

/** Opens the profile menu, whose code comes with its first opening. */
export async function openProfileMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^个人菜单/ }));
  const menu = await screen.findByRole('dialog', { name: '个人菜单' });
  await within(menu).findByRole('button', { name: '退出登录' });
  return menu;
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

/** The open dialog with this title; antd gives every dialog of a test the same id, so its name cannot be asked for. */
export async function findDialog(title: string): Promise<HTMLElement> {
  await untilCodeIsThere();
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return heading.closest<HTMLElement>('[role="dialog"]') ?? heading;
}
