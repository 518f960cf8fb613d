import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useLayoutEffect } from 'react';
import { setDialogs } from '#platform/notices';
import { FORM_CONFIG } from '#ui/input/form-config';
import { Messages } from '../app/notices/messages';
import { KEPT_STYLES, StyleProvider } from './kept-styles';

/** The frame around the portal, and antd as its frame sets it up, without motion. */
export function InApp({ children }: { readonly children: ReactNode }) {
  return (
    <StyleProvider cache={KEPT_STYLES}>
      <ConfigProvider
        locale={zhCN}
        theme={{ token: { motion: false } }}
        button={{ autoInsertSpace: false }}
        form={FORM_CONFIG}
      >
        <App>
          <NoticeHost />
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Hands dialogs to what speaks outside of components, and draws its messages. */
function NoticeHost() {
  const { modal } = App.useApp();
  useLayoutEffect(() => setDialogs(modal), [modal]);
  return <Messages />;
}
