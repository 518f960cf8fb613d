import { App as AntdApp } from 'antd';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { config } from '#platform/config';
import { setNotifier } from '#platform/notices';
import { isRouteName, routes } from '#routes';

/** What every page has around it: notices, title, progress of navigation, announcement and focus of the new page. */
export function RootFrame() {
  const { message, modal } = AntdApp.useApp();
  useEffect(() => setNotifier({ message, modal }), [message, modal]);
  const name = useMatches().at(-1)?.id;
  const title = isRouteName(name) ? routes[name].title : '';
  useEffect(() => {
    document.title = title === '' ? config.name : `${title} - ${config.name}`;
  }, [title]);
  useHeadingFocus(name);
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      {isMoving && <div className="route-progress" role="status" aria-label="正在打开页面" />}
      <div className="visually-hidden" role="status" aria-live="polite">
        {title}
      </div>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Moves focus to the heading of a page that was just entered, not of the first one. */
function useHeadingFocus(name: string | undefined): void {
  const previous = useRef(name);
  useEffect(() => {
    if (previous.current === name) return;
    previous.current = name;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [name]);
}
