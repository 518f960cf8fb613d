import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../../antd/with-antd';
import { useSideBarItems } from '../side-bar/use-side-bar-items';
import { PhoneAccount, PhoneFooter } from './phone-account';

const SideDrawerPanel = lazyWithAntd(
  async () => (await import('../side-bar/side-drawer-panel')).SideDrawerPanel,
);

/** The phone's menu: one button, and a drawer with the account, the side bar's three levels, then links and logout. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        kind="text"
        icon="menu"
        aria-label="打开功能菜单"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <OnceOpen isOpen={isOpen}>
        <PhoneDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}

interface PhoneDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The entries are worked out for the first opening, since most visits of a phone never open it. */
function PhoneDrawer({ isOpen, onClose }: PhoneDrawerProps) {
  return (
    <SideDrawerPanel
      items={useSideBarItems()}
      header={<PhoneAccount onDone={onClose} />}
      footer={<PhoneFooter onDone={onClose} />}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
