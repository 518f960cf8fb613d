import {
  isLoadingShown,
  NO_SUB_APPLICATION,
  routerPath,
  type SubApplication,
  type SubApplicationEvent,
  type SubApplicationState,
  subApplicationReducer,
} from '@dealer-portal/rules/sub-application';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '#platform/config';
import type { RouterHandle } from './contract';
import { enter, type Running } from './stage';

const next = (state: SubApplicationState, event: SubApplicationEvent): SubApplicationState =>
  subApplicationReducer(state, event);

/**
 * Follows one sub-application through its life: loading, mounting, mounted, unmounted; the one before goes first, so
 * only one is ever active (SUBAPP-01).
 * @param container where it draws itself
 */
export function useSubApplication(app: SubApplication, container: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(next, NO_SUB_APPLICATION);
  const [cause, setCause] = useState('');
  const running = useRef<Running>(undefined);
  const mainRouter = useMainRouter();
  useLayoutEffect(() => {
    dispatch({ type: 'open', app });
    return () => dispatch({ type: 'leave' });
  }, [app]);
  const isMounted = state.kind === 'mounted';
  const isOfApp = (isLoadingShown(state) || isMounted) && 'app' in state && state.app === app;
  // In the layout phase, so that the sub-application is taken away while its place is still in the page.
  useLayoutEffect(() => {
    if (!isOfApp || !container.current) return;
    const { entry } = config.subApplications[app];
    const scene = { app, entry, container: container.current, mainRouter };
    running.current = enter({ ...scene, report: dispatch, explain: setCause });
    return () => running.current?.stop();
  }, [isOfApp, app, container, mainRouter]);
  const path = usePathWithin(app);
  useEffect(() => {
    if (isMounted) running.current?.navigated(path);
  }, [isMounted, path]);
  return { state, cause, retry: () => dispatch({ type: 'retry' }) };
}

/** The router handle of HTTP-12: the same for the life of the page, though the portal's own changes with each address. */
function useMainRouter(): RouterHandle {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const [handle] = useState<RouterHandle>(() => ({
    push: (path) => void latest.current(routerPath(path)),
  }));
  return handle;
}

/** The address within the sub-application: `/goods?page=2` for `/pc-mall/goods?page=2`. */
function usePathWithin(app: SubApplication): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname.slice(app.length + 1) || '/'}${search}${hash}`;
}
