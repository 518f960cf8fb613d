import { documentTitle, pageTitle } from '@dealer-portal/rules/titles';
import { useEffect } from 'react';
import {
  type Location,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { config } from '#platform/config';
import { closeLeftQuestions } from '#platform/notices';
import { isObjectPage, isRouteName, routes } from '#routes';
import { tabObject, tabTitle } from '#ui/page/tab-title';
import { useStore } from '#ui/store';
import { FailureOutlet } from './failure-outlet';
import { useHeadingFocus } from './heading-focus';
import { isKeptAlive } from './layouts/kept-outlet';
import { OtherAccountWatch } from './session/other-account-watch';
import { SessionWatch } from './session/session-watch';

/** The common frame of every page: title, progress of navigation, announcement, focus and scroll of the new page. */
export function RootFrame() {
  const match = useMatches().at(-1);
  const name = match?.id;
  const { pathname, search } = useLocation();
  const routeTitle = isRouteName(name) ? routes[name].title : NO_PAGE;
  const title = useStore(tabTitle) ?? routeTitle;
  const object = useStore(tabObject) ?? objectOf(match, search);
  const tab = documentTitle(
    pathname,
    { title, object: isObjectPage(name) ? object : undefined },
    config.name,
  );
  useEffect(() => {
    document.title = tab;
    document.documentElement.dataset['page'] = name;
  }, [tab, name]);
  useHeadingFocus(name, pathname);
  useEffect(() => closeLeftQuestions(pathname), [pathname]);
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      {isMoving && <div className="route-progress" role="status" aria-label="正在打开页面" />}
      <div className="visually-hidden" role="status" aria-live="polite">
        {pageTitle(pathname) ?? title}
      </div>
      <FailureOutlet />
      <SessionWatch />
      <OtherAccountWatch />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The number of the object by the address, until the page has a better name: what leads there writes it first. */
function objectOf(match: UIMatch | undefined, search: string): string | undefined {
  const [parameter] = Object.values(match?.params ?? {});
  return parameter ?? [...new URLSearchParams(search).values()][0];
}

const NO_PAGE = '页面不存在';

/** A new page starts at the top and the way back finds its place; a kept page has one place, however it is reached (ROUTE-02). */
function scrollKey({ key, pathname }: Location, matches: readonly UIMatch[]): string {
  return isKeptAlive(matches.at(-1)?.id) ? pathname : key;
}
