import { PhoneAccount } from './phone-account';
import { SideDrawer } from './side-bar/side-drawer';
import { useSideBarItems } from './side-bar/use-side-bar-items';

/** The phone's menu: account and links, then the side bar's three levels. */
export function PhoneMenu() {
  return <SideDrawer items={useSideBarItems()} header={(close) => <PhoneAccount onDone={close} />} />;
}
