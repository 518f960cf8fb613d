import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useLayoutEffect } from 'react';
import { setNotifier } from '#platform/notices';

/** The portal's library as `main.tsx` sets it up, without motion. */
export function InApp({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <App>
        <NoticeHost />
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Hands messages and dialogs to what speaks outside of components. */
function NoticeHost() {
  const { message, modal } = App.useApp();
  useLayoutEffect(() => setNotifier({ message, modal }), [message, modal]);
  return null;
}
