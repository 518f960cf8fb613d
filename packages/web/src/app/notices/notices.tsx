import { useEffect, useLayoutEffect } from 'react';
import { setDialogs } from '#platform/notices';
import { fetchDialogsAhead, useLazyDialogs } from './lazy-dialogs';
import { Messages } from './messages';

/** How long the first page has the connection for itself, in milliseconds. */
const AFTER_MS = 5000;

/** Draws what `#platform/notices` shows: messages, which are plain, and dialogs, which come with antd. */
export function Notices() {
  const [modal, dialogs] = useLazyDialogs();
  useLayoutEffect(() => setDialogs(modal), [modal]);
  useEffect(() => {
    const timer = window.setTimeout(fetchDialogsAhead, AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <Messages />
      {dialogs}
    </>
  );
}
