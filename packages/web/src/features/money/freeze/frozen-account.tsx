import { FROZEN_TEXT, type FreezeView, freezeText } from '@dealer-portal/rules/freeze';
import { signOut } from '#kits/submit/sign-out';
import { config } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { codeAndName } from '#ui/text/joined';
import { OfferedLink } from '#widgets/links/offered-link';
import { FreezeDialogs } from './freeze-dialog';
import { FreezeProgress } from './freeze-progress';
import './freeze.css';

interface FrozenAccountProps {
  readonly view: Exclude<FreezeView, { readonly kind: 'free' }>;
}

/**
 * The page of a blocked account in place of every other: the reason, and the possible steps (FREEZE-02 to FREEZE-04).
 */
export function FrozenAccount({ view }: FrozenAccountProps) {
  const { freeze } = usePermissions();
  const { saleInfo } = useAccount();
  const account = codeAndName(saleInfo.customerCode, saleInfo.customerName, ' ');
  if (view.kind === 'unavailable') {
    return (
      <div className="page">
        <GatePanel
          icon="lock"
          tone="due"
          title="页面不可用"
          text={freezeText(view.refusal)}
          facts={[
            ['账户', account],
            ['谁能处理', '客户经理；这不是冻结，不能在这里申请解冻。'],
          ]}
          actions={
            <PlainButton kind="primary" onClick={() => signOut()}>
              退出登录
            </PlainButton>
          }
          code={<Hotline />}
        />
      </div>
    );
  }
  return (
    <div className="page">
      <GatePanel
        icon="lock"
        tone="due"
        title="账户已冻结"
        text={FROZEN_TEXT}
        facts={[['账户', account]]}
        actions={<Notices notices={view.notices} />}
        code={<Hotline />}
      />
      <FreezeProgress freeze={freeze} />
      <FreezeDialogs notices={view.notices} />
    </div>
  );
}

type Notice = Extract<FrozenAccountProps['view'], { readonly kind: 'frozen' }>['notices'][number];

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <ul className="freeze-notices">
      {notices.map(({ refusal, types, link, linkText }, at) => (
        <li key={types.join('')}>
          <span>{freezeText(refusal)}</span>
          <OfferedLink to={link} className={buttonClass(at === 0 ? { kind: 'primary' } : {})}>
            {linkText}
          </OfferedLink>
        </li>
      ))}
    </ul>
  );
}

function Hotline() {
  return (
    <span className="secondary">
      服务热线 <a href={`tel:${config.hotline}`}>{config.hotline}</a>
    </span>
  );
}
