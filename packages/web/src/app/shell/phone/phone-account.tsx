import { isRestricted } from '@dealer-portal/rules/menu';
import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#kits/submit/sign-out';
import { config } from '#platform/config';
import { isOfferedAt } from '#platform/page-rights';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { CustomerLink } from '../customer-link';
import { ModelSearch } from '../model-search';
import { CountMark, countLabel } from '../panels/count-mark';
import { Notifications } from '../panels/notifications';
import { MyOrdersLink, OwnListsLink, ProfileItems, WhyNotButton } from '../panels/profile-menu';
import { todosQuery } from '../queries';
import { roleLabel } from '../role-label';
import { ServiceLinks } from '../service/service-links';
import '../panels/panels.css';
import '../panels/profile-menu.css';
import '../shell.css';
import '../side-bar/fold-line.css';

interface PhoneAccountProps {
  readonly onDone: () => void;
}

/** The signed-in user and the counts of open work, at the head of the phone's drawer (HEAD-01, TOP-02, TOP-03). */
export function PhoneAccount({ onDone }: PhoneAccountProps) {
  const account = useAccount();
  const { user, saleInfo } = account;
  return (
    <div className="phone-account">
      <p className="profile-role">
        {user.realName || user.userName} <span className="secondary">{roleLabel(account)}</span>
      </p>
      <CustomerLink onClick={onDone}>{saleInfo.customerName}</CustomerLink>
      <details>
        <summary className="fold-line">个人菜单</summary>
        <ProfileItems onDone={onDone} />
        <MyOrdersLink onDone={onDone} />
        <OwnListsLink onDone={onDone} />
      </details>
      <PhoneNotifications onDone={onDone} />
    </div>
  );
}

/** The other links of the top bar and logout, below the menu of the phone's drawer (HEAD-01). */
export function PhoneFooter({ onDone }: PhoneAccountProps) {
  return (
    <div className="phone-footer">
      <details>
        <summary className="fold-line">客服</summary>
        <ServiceLinks onDone={onDone} />
      </details>
      <details>
        <summary className="fold-line">帮助与网站</summary>
        <PhoneLinks onDone={onDone} />
      </details>
      <WhyNotButton onDone={onDone} />
      <PlainButton isWide onClick={() => signOut()}>
        退出登录
      </PlainButton>
    </div>
  );
}

/** The notifications, loaded when they are unfolded. */
function PhoneNotifications({ onDone }: PhoneAccountProps) {
  const count = readFigure(useQuery(todosQuery(useAccount())).data?.total);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary className="fold-line" aria-label={countLabel('通知', count, '条待处理')}>
        <span>
          通知 <CountMark count={count} />
        </span>
      </summary>
      {wasOpened && <Notifications onDone={onDone} />}
    </details>
  );
}

function PhoneLinks({ onDone }: PhoneAccountProps) {
  const { facts } = usePermissions();
  const help = [
    { title: '帮助手册', url: href('mallHelpPage') },
    { title: '评价反馈', url: href('eventTrace') },
  ].filter(({ url }) => isOfferedAt(url));
  // A phone cannot scan its own screen: the codes of the top bar are links here.
  const codes = [
    { title: '手机 APP', url: config.qrCodes.app },
    { title: '公众号', url: config.qrCodes.officialAccount },
  ];
  const links = [...(isRestricted(facts) ? [] : help), ...config.frequentSites, ...codes];
  return (
    <>
      <ul className="panel-list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" onClick={onDone}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={`tel:${config.hotline}`}>服务热线 {config.hotline}</a>
        </li>
      </ul>
      <ModelSearch />
    </>
  );
}
