import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { GateStrip } from './errors/gate-strip';
import { Copyright } from './shell/service/copyright';

interface SessionRefusedProps {
  readonly text: string;
  readonly onConfirm: () => void;
}

/** The provider sent an error instead of a token: it is shown, then the user is logged out and goes to login (AUTH-03). */
export function SessionRefused({ text, onConfirm }: SessionRefusedProps) {
  return (
    <>
      <GateStrip />
      <main className="page">
        <GatePanel
          icon="warning"
          tone="error"
          title="登录没有成功"
          text={text}
          actions={
            <PlainButton kind="primary" onClick={onConfirm}>
              重新登录
            </PlainButton>
          }
        />
      </main>
      <Copyright className="gate-foot" />
    </>
  );
}
