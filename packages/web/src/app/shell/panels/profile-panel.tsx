import { useAccount } from '#platform/session/account';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { latePanel } from './late-panel';
import { Titled } from './titled';
import '../shell.css';

const ProfileMenu = latePanel(async () => (await import('./profile-menu')).ProfileMenu, 8);

/** The user's name, and their own menu on hover, click or focus (TOP-03). */
export function ProfilePanel() {
  const { user } = useAccount();
  const name = user.realName || user.userName;
  return (
    <HoverPanel
      title="个人菜单"
      label={`个人菜单：${name}`}
      trigger={
        <Titled>
          <span className="profile-name">{name}</span>
        </Titled>
      }
    >
      {(close) => <ProfileMenu onDone={close} />}
    </HoverPanel>
  );
}
