import { App as AntdApp } from 'antd';
import { useLayoutEffect } from 'react';
import { setNotifier } from '#platform/notices';

/** Hands messages and dialogs to what speaks outside of components: failed calls, guards before the first page. */
export function NoticeHost() {
  const { message, modal } = AntdApp.useApp();
  useLayoutEffect(() => setNotifier({ message, modal }), [message, modal]);
  return null;
}
