import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { NoticeHost } from '../app/notice-host';

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
