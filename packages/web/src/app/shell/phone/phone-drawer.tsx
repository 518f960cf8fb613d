import { SideDrawerPanel } from '../side-bar/side-drawer-panel';
import { useSideBarItems } from '../side-bar/use-side-bar-items';
import { PhoneAccount, PhoneFooter } from './phone-account';

interface PhoneDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The phone's drawer: the account, the side bar's three levels, then links and logout. */
export function PhoneDrawer({ isOpen, onClose }: PhoneDrawerProps) {
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
