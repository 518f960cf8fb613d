import { isRestricted, profileMenu } from '@dealer-portal/rules/menu';
import { signOut } from '#kits/submit/sign-out';
import { isOffered } from '#platform/page-rights';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import type { IconName } from '#ui/icon/icon-names';
import { reasonAgainstSwitch } from '../../why-not/why-not-state';
import { MenuLink } from '../menu/menu-link';
import { roleLabel } from '../role-label';
import './profile-menu.css';
import './panels.css';

const ICONS: ReadonlyMap<string, IconName> = new Map<string, IconName>([
  ['105', 'home'],
  ['108', 'id-card'],
  ['113', 'lock'],
  ['114', 'wallet'],
  ['1141', 'wallet'],
  ['115', 'place'],
  ['116', 'star'],
  ['1001', 'solution'],
  ['117', 'team'],
]);

/** The role, the profile menu and logout (TOP-03, PROF-01 to PROF-03). */
export function ProfileMenu({ onDone }: { readonly onDone: () => void }) {
  const account = useAccount();
  const { user, saleInfo } = account;
  return (
    <div className="profile-panel">
      <p className="profile-role">
        {user.realName || user.userName}{' '}
        <span className="secondary">
          {user.userName} · {roleLabel(account)}
        </span>
        <span className="secondary">{saleInfo.customerName}</span>
      </p>
      <ProfileItems onDone={onDone} />
      <MyOrdersLink onDone={onDone} />
      <OwnListsLink onDone={onDone} />
      <WhyNotButton onDone={onDone} />
      <PlainButton isWide kind="text" onClick={() => signOut()}>
        退出登录
      </PlainButton>
    </div>
  );
}

/** 我的订单 in a new window, for whom the my-orders flag is set; a restricted customer keeps three items alone (FLAG-01, PROF-03). */
export function MyOrdersLink({ onDone }: { readonly onDone: () => void }) {
  const { facts, offersMyOrders } = usePermissions();
  if (!offersMyOrders || isRestricted(facts) || !isOffered('myOrder')) return null;
  return (
    <a
      className={buttonClass({ kind: 'text', isWide: true })}
      href={href('myOrder')}
      target="_blank"
      rel="noopener"
      onClick={onDone}
    >
      <span className="profile-icon" aria-hidden="true">
        <Icon name="orders" />
      </span>
      我的订单
    </a>
  );
}

/** The way to what the account has arranged for itself in this browser. */
export function OwnListsLink({ onDone }: { readonly onDone: () => void }) {
  const { facts } = usePermissions();
  if (isRestricted(facts) || !isOffered('ownLists')) return null;
  return (
    <a
      className={buttonClass({ kind: 'text', isWide: true })}
      href={href('ownLists')}
      target="_blank"
      rel="noopener"
      onClick={onDone}
    >
      本机的清单和设置
    </a>
  );
}

/** Opens the explanation of what is shown and what is not. */
export function WhyNotButton({ onDone }: { readonly onDone: () => void }) {
  const open = () => {
    onDone();
    reasonAgainstSwitch.open();
  };
  return (
    <PlainButton isWide kind="text" onClick={open}>
      为什么看不到？
    </PlainButton>
  );
}

/** The profile menu's items, each in a new window (PROF-01 to PROF-03). */
export function ProfileItems({ onDone }: { readonly onDone: () => void }) {
  const { facts } = usePermissions();
  const items = profileMenu(facts);
  return (
    <ul className="panel-list">
      {items.map(({ id, title, target }) => {
        return (
          <li key={id}>
            <MenuLink item={{ id, click: target }} className="profile-item" onDone={onDone} isInNewWindow>
              <span className="profile-icon" aria-hidden="true">
                <Icon name={ICONS.get(id) ?? 'apps'} />
              </span>
              {title}
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}
