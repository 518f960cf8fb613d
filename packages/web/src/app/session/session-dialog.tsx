import { useState } from 'react';
import { openLoginWindow } from '#platform/session/login-window';
import { goToLogin } from '#platform/session/session';
import type { SessionState } from '#platform/session/session-phase';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { LOGIN_BLOCKED } from './login-blocked';

interface SessionDialogProps {
  readonly session: SessionState;
  readonly isOpen: boolean;
  readonly onPutOff: () => void;
}

/** The question to sign in again, before the session ends or after (AUTH-01). */
export function SessionDialog({ session, isOpen, onPutOff }: SessionDialogProps) {
  const [isBlocked, setBlocked] = useState(false);
  const { isExpired, minutesLeft } = session;
  return (
    <Dialog
      title={isExpired ? '登录已过期' : '登录即将过期'}
      open={isOpen}
      onCancel={onPutOff}
      closable={!isExpired}
      keyboard={!isExpired}
      mask={{ closable: false }}
      footer={[
        isExpired ? (
          <PlainButton key="here" onClick={() => goToLogin()}>
            在本页登录
          </PlainButton>
        ) : (
          <PlainButton key="later" onClick={onPutOff}>
            稍后
          </PlainButton>
        ),
        <ReasonButton key="login" kind="primary" onClick={() => setBlocked(!openLoginWindow())}>
          重新登录
        </ReasonButton>,
      ]}
    >
      <p>{isExpired ? ENDED : `登录将在 ${minutesLeft} 分钟内过期。`}</p>
      <p className="secondary">{isExpired ? ENDED_HINT : ENDING_HINT}</p>
      {isBlocked && (
        <p role="alert" className="field-problem">
          {LOGIN_BLOCKED}
        </p>
      )}
    </Dialog>
  );
}

const ENDED = '登录已过期，重新登录后可继续操作。';
const ENDED_HINT =
  '“重新登录”打开新窗口，本页已填写的内容都会保留；“在本页登录”会离开本页，未提交的内容需要重新填写。';
const ENDING_HINT = '重新登录会打开新窗口，完成后自动回到这里，已填写的内容都会保留。';
