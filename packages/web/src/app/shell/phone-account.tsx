import { Button } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '#platform/account';
import { config } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { logOut } from '#platform/session';
import { href } from '#routes';
import { ModelSearch } from './model-search';
import { ProfileItems, WhyNotButton } from './profile-panel';
import { roleLabel } from './role-label';

interface PhoneAccountProps {
  readonly onDone: () => void;
}

/** What the top bar holds on a wide screen, at the head of the phone's drawer (HEAD-01, TOP-02, TOP-03). */
export function PhoneAccount({ onDone }: PhoneAccountProps) {
  const account = useAccount();
  const { user, saleInfo } = account;
  return (
    <div className="phone-account">
      <p className="profile-role">
        {user.realName || user.userName} <span className="secondary">{roleLabel(account)}</span>
      </p>
      <Link to={href('customerview')} onClick={onDone}>
        {saleInfo.customerName}
      </Link>
      <details>
        <summary>个人菜单</summary>
        <ProfileItems onDone={onDone} />
      </details>
      <details>
        <summary>帮助与网站</summary>
        <PhoneLinks onDone={onDone} />
      </details>
      <WhyNotButton onDone={onDone} />
      <Button block onClick={logOut}>
        退出登录
      </Button>
    </div>
  );
}

function PhoneLinks({ onDone }: PhoneAccountProps) {
  const { facts } = usePermissions();
  const help = [
    { title: '帮助手册', url: href('mallHelpPage') },
    { title: '评价反馈', url: href('eventTrace') },
  ];
  const links = [...(facts.customerFlag ? [] : help), ...config.frequentSites];
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
