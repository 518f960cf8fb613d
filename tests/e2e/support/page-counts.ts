import type { Page, Request } from 'playwright';
import { watchShifts } from './shifts';

/** The counts of a page since its load began: they do not depend on the speed of a machine. */
export interface PageCounts {
  /** Commits of React, of all of its roots. */
  readonly commits: number;
  /** Those of them that changed nothing in the document. */
  readonly unchanged: number;
  readonly elements: number;
  /** Elements of the largest row of a table, with the row. */
  readonly rowElements: number;
  readonly styleTags: number;
}

/** Sheets that a script made: those of antd are drawn up by the build, and one made in the page costs each load time. */
export const RUN_TIME_STYLES = 'style';

/** Runs in the browser before the page does, so as text. */
const COUNTERS = `{
  // The runner of the bench names functions by a helper that a page does not have.
  window.__name = (value) => value;
  let commits = 0;
  let unchanged = 0;
  const changes = new MutationObserver(() => {});
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() {
      commits += 1;
      if (changes.takeRecords().length === 0) unchanged += 1;
    },
  };
  window.pageCounts = () => ({
    commits,
    unchanged,
    elements: document.querySelectorAll('*').length,
    rowElements: Math.max(
      0,
      ...[...document.querySelectorAll('main tbody tr')].map((row) => row.querySelectorAll('*').length + 1),
    ),
    styleTags: document.querySelectorAll('${RUN_TIME_STYLES}').length,
  });
}`;

/** Counts what the loads of a page do from now on. */
export async function countPage(page: Page): Promise<void> {
  await page.addInitScript({ content: COUNTERS });
  await page.addInitScript(watchShifts);
}

export function readCounts(page: Page): Promise<PageCounts> {
  return page.evaluate<PageCounts>('window.pageCounts()');
}

/** The requests of a page: its files by their path, and its calls. */
export interface PageRequests {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly calls: Set<Request>;
  /** Without an answer yet. */
  readonly open: Set<Request>;
}

/** The path of the portal's calls begins so. */
export const API = '/new/api/';

/** Follows the requests of a page from now on. Those of a provider's sub-application are not the portal's. */
export function followRequests(page: Page): PageRequests {
  const requests: PageRequests = {
    scripts: new Set(),
    styles: new Set(),
    calls: new Set(),
    open: new Set(),
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(assets|bench|new\/api)\//.test(pathname)) return;
    requests.open.add(request);
    if (pathname.startsWith(API)) requests.calls.add(request);
    else if (pathname.endsWith('.js')) requests.scripts.add(pathname);
    else if (pathname.endsWith('.css')) requests.styles.add(pathname);
  });
  const close = (request: Request) => void requests.open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return requests;
}
