import {
  AppstoreOutlined,
  EnvironmentOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  ProfileOutlined,
  SolutionOutlined,
  StarOutlined,
  TeamOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { isRestricted, profileMenu } from '@dealer-portal/rules/menu';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { logOut } from '#platform/session/session';
import { href } from '#routes';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { reasonAgainstSwitch } from '../../why-not/why-not-state';
import { MenuLink } from '../menu/menu-link';
import { roleLabel } from '../role-label';

const ICONS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['105', HomeOutlined],
  ['108', IdcardOutlined],
  ['113', LockOutlined],
  ['114', WalletOutlined],
  ['1141', WalletOutlined],
  ['115', EnvironmentOutlined],
  ['116', StarOutlined],
  ['1001', SolutionOutlined],
  ['117', TeamOutlined],
]);

/** The user's name, and on hover, click or focus the role, the profile menu and logout (TOP-03, PROF-01 to PROF-03). */
export function ProfilePanel() {
  const account = useAccount();
  const { user } = account;
  const name = user.realName || user.userName;
  return (
    <HoverPanel
      title="个人菜单"
      label={`个人菜单：${name}`}
      trigger={
        <>
          <UserOutlined aria-hidden />
          {name}
        </>
      }
    >
      {(close) => (
        <div className="profile-panel">
          <p className="profile-role">
            {name} <span className="secondary">{roleLabel(account)}</span>
          </p>
          <ProfileItems onDone={close} />
          <MyOrdersLink onDone={close} />
          <WhyNotButton onDone={close} />
          <Button block onClick={logOut}>
            退出登录
          </Button>
        </div>
      )}
    </HoverPanel>
  );
}

/** 我的订单 in a new window, for whom the my-orders flag is set; a restricted customer keeps three items alone (FLAG-01, PROF-03). */
export function MyOrdersLink({ onDone }: { readonly onDone: () => void }) {
  const { facts, offersMyOrders } = usePermissions();
  if (!offersMyOrders || isRestricted(facts)) return null;
  return (
    <Button
      block
      type="text"
      icon={<ProfileOutlined />}
      href={href('myOrder')}
      target="_blank"
      onClick={onDone}
    >
      我的订单
    </Button>
  );
}

/** Opens the explanation of what is shown and what is not. */
export function WhyNotButton({ onDone }: { readonly onDone: () => void }) {
  const open = () => {
    onDone();
    reasonAgainstSwitch.open();
  };
  return (
    <Button block type="text" onClick={open}>
      为什么看不到？
    </Button>
  );
}

/** The profile menu's items, each in a new window (PROF-01 to PROF-03). */
export function ProfileItems({ onDone }: { readonly onDone: () => void }) {
  const { facts } = usePermissions();
  const items = profileMenu(facts);
  return (
    <ul className="panel-list">
      {items.map(({ id, title, target }) => {
        const Icon = ICONS.get(id) ?? AppstoreOutlined;
        return (
          <li key={id}>
            <MenuLink item={{ id, click: target }} className="profile-item" onDone={onDone} isInNewWindow>
              <span className="profile-icon" aria-hidden="true">
                <Icon />
              </span>
              {title}
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}
