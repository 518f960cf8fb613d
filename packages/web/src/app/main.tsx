import { sessionEntry } from '@dealer-portal/rules/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reportAnswersTogether } from '#platform/calls/answer-notices';
import { setErrorPages } from '#platform/calls/failure';
import { createQueryClient } from '#platform/calls/query';
import { noteEmbedding } from '#platform/embedding';
import { noteReturn, restoreAddress } from '#platform/session/return-address';
import {
  clearSession,
  goToLogin,
  logOut,
  readSession,
  reloadWithin,
  storeSession,
} from '#platform/session/session';
import { href } from '#routes';
import { Notices } from './notices/notices';
import { createPortalRouter } from './router';
import { SessionRefused } from './session-refused';
import './portal.css';

const queryClient = createQueryClient();

/** What the portal does first with the address and the stored session (AUTH-02, AUTH-03, AUTH-04). */
function open(): void {
  const { search, hash } = window.location;
  noteEmbedding(search);
  // The root only leads on to the home page, so entering it is entering that one, which needs a session.
  const pathname = window.location.pathname === '/' ? href('index') : window.location.pathname;
  const entry = sessionEntry({ ...readSession(), address: { pathname, search, hash } }, new Date());
  switch (entry.kind) {
    case 'adopt':
      storeSession({ token: entry.token, endsAt: entry.endsAt });
      noteReturn(pathname);
      reloadWithin(entry.reloadTo);
      return;
    case 'refuse':
      clearSession();
      mount(<SessionRefused text={entry.text} onConfirm={logOut} />);
      return;
    case 'login':
      goToLogin();
      return;
    case 'enter':
      restoreAddress();
      enter();
      return;
    default:
      entry satisfies never;
  }
}

function enter(): void {
  const router = createPortalRouter(queryClient);
  setErrorPages((page) => void router.navigate(href(page)));
  mount(<RouterProvider router={router} />);
}

function mount(content: React.ReactNode): void {
  reportAnswersTogether(queryClient);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Notices />
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </StrictMode>,
  );
}

open();
