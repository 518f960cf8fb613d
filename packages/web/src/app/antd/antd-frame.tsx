import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import { FORM_CONFIG } from '#ui/input/form-config';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import './alerts.css';

dayjs.locale('zh-cn');

/** antd's words, look and manners: around every page and every dialog that stands outside of one. */
export function AntdFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }} form={FORM_CONFIG}>
      {children}
    </ConfigProvider>
  );
}
