import useMessage from 'antd/es/message/useMessage';
import { useEffect, useLayoutEffect } from 'react';
import { setNotifier } from '#platform/notices';
import { fetchDialogsAhead, useLazyDialogs } from './lazy-dialogs';

/** How long the first page has the connection for itself, in milliseconds. */
const AFTER_MS = 5000;

/**
 * Draws what `#platform/notices` shows: messages, and dialogs. In place of antd's `App`, which loads dialogs and
 * notifications before anything asks for one.
 */
export function Notices() {
  const [message, messages] = useMessage({ maxCount: 3 });
  const [modal, dialogs] = useLazyDialogs();
  useLayoutEffect(() => setNotifier({ message, modal }), [message, modal]);
  useEffect(() => {
    const timer = window.setTimeout(fetchDialogsAhead, AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      {messages}
      {dialogs}
    </>
  );
}
