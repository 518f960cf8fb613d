import { sessionEntry } from '@dealer-portal/rules/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
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
import { checkTab } from '#platform/session/tab-session';
import { href } from '#routes';
import { showFailurePage } from './errors/show-failure-page';
import { Notices } from './notices/notices';
import { createPortalRouter } from './router';
import { SessionRefused } from './session-refused';
import './portal.css';

const queryClient = createQueryClient();

/** The first steps of the portal with the address and the stored session (AUTH-02, AUTH-03, AUTH-04). */
function open(): Root | undefined {
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
      return undefined;
    case 'refuse':
      clearSession();
      return mount(<SessionRefused text={entry.text} onConfirm={logOut} />);
    case 'login':
      goToLogin();
      return undefined;
    case 'enter':
      restoreAddress();
      return enter();
    default:
      return entry satisfies never;
  }
}

function enter(): Root {
  // The tab knows its account before anything is drawn that asks for it.
  checkTab();
  const router = createPortalRouter(queryClient);
  setErrorPages((page) => showFailurePage(router, page));
  return mount(<RouterProvider router={router} />);
}

function mount(content: React.ReactNode): Root {
  reportAnswersTogether(queryClient);
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const portal = createRoot(place);
  // The first frame too is drawn in pieces that leave room for a key between them.
  startTransition(() => {
    portal.render(
      <StrictMode>
        <Notices />
        <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
      </StrictMode>,
    );
  });
  return portal;
}

/**
 * The drawn root, for a caller that ends it; undefined on the way to another address. Reading the modules was a task of
 * its own, and the route table is the next one.
 */
export const root = new Promise((resolve) => window.setTimeout(resolve)).then(open);
