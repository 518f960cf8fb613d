import { useState } from 'react';
import { writeBack } from '#platform/browser/storage';
import { openLoginWindow } from '#platform/session/login-window';
import type { SessionOwner } from '#platform/session/stored-session';
import { tabOwners } from '#platform/session/tab-session';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { LOGIN_BLOCKED } from './login-blocked';

/** Two accounts in one browser: whose this tab is, who is signed in now, and the two ways on. */
export function OtherAccountSheet({ isOpen }: { readonly isOpen: boolean }) {
  const [isBlocked, setBlocked] = useState(false);
  const { mine, theirs } = tabOwners();
  return (
    <Dialog
      title="浏览器已登录其他账号"
      open={isOpen}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <ReasonButton key="reload" onClick={reloadAsOther}>
          以新账号重新加载
        </ReasonButton>,
        <ReasonButton key="login" kind="primary" onClick={() => setBlocked(!openLoginWindow())}>
          重新登录原账号
        </ReasonButton>,
      ]}
    >
      <p>
        此标签页属于 <strong>{nameOf(mine, '原来的账号')}</strong>，浏览器现在登录的是{' '}
        <strong>{nameOf(theirs, '另一个账号')}</strong>。
      </p>
      <p className="secondary">
        为避免用错账号，此标签页已停止读取和提交，已填写的内容都会为原账号保留。“重新登录原账号”打开新窗口，完成后可继续操作；“以新账号重新加载”从首页开始。
      </p>
      {isBlocked && (
        <p role="alert" className="field-problem">
          {LOGIN_BLOCKED}
        </p>
      )}
    </Dialog>
  );
}

/** From the home page: the address may name an order or a settlement of the former account. */
function reloadAsOther(): void {
  writeBack();
  window.location.assign(href('index'));
}

function nameOf(owner: SessionOwner | undefined, unknown: string): string {
  return owner ? `${owner.name} · ${owner.saletoCode}` : unknown;
}
