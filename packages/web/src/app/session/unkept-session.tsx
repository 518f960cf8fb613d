import { openWindow } from '#platform/browser/open-window';
import { isFramed } from '#platform/session/stored-session';
import { SessionNotice } from '../session-notice';

interface UnkeptSessionProps {
  /** The address that was to open, without its token. */
  readonly address: string;
}

/**
 * In place of a sign-in that would begin again and again: the browser keeps neither storage nor a cookie, as many do for
 * a page in the frame of another site (AUTH-01).
 */
export function UnkeptSession({ address }: UnkeptSessionProps) {
  const href = new URL(address, window.location.origin).href;
  return isFramed() ? (
    <SessionNotice
      title="登录没有保存下来"
      text="浏览器阻止了嵌入页保存登录，请在新窗口打开。"
      actions={[['在新窗口打开', () => openWindow(href)]]}
    />
  ) : (
    <SessionNotice
      title="登录没有保存下来"
      text="浏览器不允许本网站保存数据，登录后马上会丢失。请在浏览器设置中允许本网站使用 Cookie，再重新打开。"
      actions={[['重新打开', () => window.location.assign(href)]]}
    />
  );
}
