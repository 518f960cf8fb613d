import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '#platform/browser/when-idle';
import { setDialogs } from '#platform/notices';
import { fetchDialogsAhead, useLazyDialogs } from './lazy-dialogs';
import { Messages } from './messages';

/** Draws what `#platform/notices` shows: messages, which are plain, and dialogs, which come with antd. */
export function Notices() {
  const [modal, dialogs] = useLazyDialogs();
  useLayoutEffect(() => setDialogs(modal), [modal]);
  useEffect(() => whenIdle(fetchDialogsAhead), []);
  return (
    <>
      <Messages />
      {dialogs}
    </>
  );
}
