import AppContext from 'antd/es/app/context';
import useMessage from 'antd/es/message/useMessage';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { setNotifier } from '#platform/notices';
import { fetchDialogsAhead, useLazyDialogs } from './lazy-dialogs';

/** How long the first page has the connection for itself, in milliseconds. */
const AFTER_MS = 5000;

/**
 * Messages and dialogs for everything below, by `App.useApp()`, and for what speaks outside of components. In place
 * of antd's own `App`, which loads dialogs and notifications before anything asks for one.
 */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [message, messages] = useMessage({ maxCount: 3, duration: 4 });
  const [modal, dialogs] = useLazyDialogs();
  const antd = useContext(AppContext);
  const value = useMemo(() => ({ ...antd, message, modal }), [antd, message, modal]);
  useLayoutEffect(() => setNotifier({ message, modal }), [message, modal]);
  useEffect(() => {
    const timer = window.setTimeout(fetchDialogsAhead, AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <AppContext.Provider value={value}>
      {messages}
      {dialogs}
      {children}
    </AppContext.Provider>
  );
}
