import {
  type ArrivedToken,
  adoption,
  type EntryDecision,
  lateToken,
  sessionEntry,
  sessionText,
  tokenStep,
} from '@dealer-portal/rules/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isOutdated } from '#platform/browser/load-code';
import { reportAnswersTogether } from '#platform/calls/answer-notices';
import { setErrorPages } from '#platform/calls/failure';
import { createQueryClient } from '#platform/calls/query';
import { noteEmbedding } from '#platform/embedding';
import { CONFIG_FILE, type ConfigProblem, loadConfig } from '#platform/load-config';
import { observeError, startObserving } from '#platform/observe/observe';
import { keepClockNotice, showClockNotice } from '#platform/session/clock-notice';
import { noteReturn, restoreAddress } from '#platform/session/return-address';
import { serverTime } from '#platform/session/server-time';
import {
  goToLogin,
  leaveToProvider,
  logOut,
  readSession,
  reloadWithin,
  storeSession,
} from '#platform/session/session';
import { checkTab, userOfToken } from '#platform/session/tab-session';
import { href } from '#routes';
import { knowReleases } from '#ui/drawing/late-failure';
import { reportPartFailures } from '#ui/drawing/part-failures';
import { showFailurePage } from './errors/show-failure-page';
import { Notices } from './notices/notices';
import { createPortalRouter } from './router';
import { SessionNotice } from './session-notice';
import { watchEarlyKeys } from './shell/palette/early-keys';
import '#ui/tokens.css';
import './first-frame.css';
import './portal.css';
import './low-window.css';
import './print.css';
import '#ui/page/arriving.css';

const queryClient = createQueryClient();

/** The settings of the host first: where to sign in is one of them. */
async function start(): Promise<Root | undefined> {
  // The page says already which browser helps.
  if (document.documentElement.dataset['browser'] === 'old') return undefined;
  const problem = await loadConfig();
  if (problem) return showConfigProblem(problem);
  startObserving();
  knowReleases(isOutdated);
  reportPartFailures((error) => observeError('boundary', error));
  return open();
}

/** Without its settings the portal would lead to wrong places; what is wrong with a file is for its operator. */
async function showConfigProblem(problem: ConfigProblem): Promise<Root> {
  const words = problem === 'noAnswer' ? [] : (await import('#platform/config-words')).faultWords(problem);
  return mount(
    <SessionNotice
      title="门户没有打开"
      text={
        words.length === 0
          ? '没有取到门户的设置，可能是网络中断。请重新加载，购物车和草稿不受影响。'
          : `门户的设置有误，请发给管理员：${CONFIG_FILE} ${words.join('；')}。`
      }
      actions={[['重新加载', () => window.location.reload()]]}
    />,
  );
}

/** The first steps of the portal with the address and the stored session (AUTH-02, AUTH-03, AUTH-04). */
async function open(): Promise<Root | undefined> {
  const { search, hash } = window.location;
  noteEmbedding(search);
  // The root only leads on to the home page, so entering it is entering that one, which needs a session.
  const pathname = window.location.pathname === '/' ? href('index') : window.location.pathname;
  const entry = sessionEntry({ ...readSession(), address: { pathname, search, hash } }, new Date());
  switch (entry.kind) {
    case 'adopt':
      return adopt(entry);
    case 'askWhose':
      return askWhose(entry);
    case 'askTime':
      return askTime(entry);
    case 'refuse':
      return showRefusal(entry);
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

async function adopt({ token, endsAt, reloadTo }: ArrivedToken): Promise<Root | undefined> {
  if (!storeSession({ token, endsAt })) {
    // No token stays in an address (AUTH-02).
    window.history.replaceState(null, '', reloadTo);
    const { UnkeptSession } = await import('./session/unkept-session');
    return mount(<UnkeptSession address={reloadTo} />);
  }
  noteReturn(new URL(reloadTo, window.location.origin).pathname);
  reloadWithin(reloadTo);
  return undefined;
}

/** Somebody is signed in: the token of another user is taken after a press alone (AUTH-02). */
async function askWhose(arrived: ArrivedToken): Promise<Root | undefined> {
  const [mine, theirs] = await Promise.all([
    userOfToken(readSession().token ?? ''),
    userOfToken(arrived.token),
  ]);
  const decision = adoption(mine, theirs);
  if (decision.kind === 'adopt') return adopt(arrived);
  return mount(
    <SessionNotice
      title="要改用其他账号吗？"
      text={decision.text}
      tone="due"
      facts={[['没有保存的内容', '留在原账号里，原账号再登录时还在']]}
      actions={[
        [`继续用 ${decision.mine}`, () => reloadWithin(arrived.reloadTo)],
        [`改用 ${decision.theirs}`, () => void adopt(arrived)],
      ]}
    />,
  );
}

/** The token is over by the clock of this computer, which may be wrong (AUTH-01). */
async function askTime(arrived: ArrivedToken): Promise<Root | undefined> {
  const late = lateToken(arrived.endsAt, new Date(), await serverTime());
  if (late.kind === 'adopt') {
    keepClockNotice(late.clockText);
    const held = { ...arrived, endsAt: late.endsAt };
    return tokenStep(readSession(), arrived.token, new Date()) === 'adopt' ? adopt(held) : askWhose(held);
  }
  return mount(
    <SessionNotice
      title={late.title}
      text={late.text}
      actions={[['重新登录', () => goToLogin(arrived.reloadTo)]]}
    />,
  );
}

/** Nothing is cleared before a press, and a session that is alive may simply go on (AUTH-03). */
function showRefusal({
  refusal,
  reloadTo,
  isSignedIn,
}: Extract<EntryDecision, { readonly kind: 'refuse' }>): Root {
  const text = sessionText(refusal);
  return mount(
    <SessionNotice
      title="登录没有成功"
      text={isSignedIn ? `${text}。本浏览器原来的登录没有变，可以继续使用。` : text}
      actions={
        isSignedIn
          ? [
              ['继续使用', () => reloadWithin(reloadTo)],
              ['重新登录', leaveToProvider],
            ]
          : [['重新登录', logOut]]
      }
    />,
  );
}

function enter(): Root {
  // The tab knows its account before anything is drawn that asks for it.
  checkTab();
  watchEarlyKeys();
  const router = createPortalRouter(queryClient);
  setErrorPages((page) => showFailurePage(router, page));
  showClockNotice();
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
export const root = new Promise((resolve) => window.setTimeout(resolve)).then(start);
