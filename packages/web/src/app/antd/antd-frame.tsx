import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import { Icon } from '#ui/icon/icon';
import { FORM_CONFIG } from '#ui/input/form-config';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import '#ui/antd/looks.css';

dayjs.locale('zh-cn');

/** The signs of alerts are those of every other state. */
const ALERT_CONFIG = { warningIcon: <Icon name="warning" />, errorIcon: <Icon name="warning" /> };

/** A drawer is closed at the right, as a dialog is. */
const DRAWER_CONFIG = { closable: { placement: 'end' } } as const;

/** antd's words, look and manners: around every page and every dialog that stands outside of one. */
export function AntdFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      alert={ALERT_CONFIG}
      drawer={DRAWER_CONFIG}
      button={{ autoInsertSpace: false }}
      form={FORM_CONFIG}
    >
      {children}
    </ConfigProvider>
  );
}
