export { type EngineeringExport, EXPORT_MESSAGE_MS, engineeringExport, unbindNotice } from './click-results';
export { buttonCode, findMenu, hasMyOrders } from './find-menu';
export { type FloatingItem, floatingBar, offersCart, TIP_MS } from './floating/floating-bar';
export type { FloatingFacts, FloatingId } from './floating/floating-items';
export { CREDIT_MENU, FINANCE_MENU, PICTURED_MENU } from './known-menus';
export {
  type MenuAddress,
  type MenuClick,
  menuAddress,
  menuClick,
  needsReturnProtocol,
  type SampleSheet,
} from './menu-click';
export {
  customerFlagOf,
  isAdministrator,
  isDesigner,
  isRestricted,
  type MenuButton,
  type MenuFacts,
  type MenuId,
  type MenuItem,
  type RedInvoicePermission,
} from './menu-item';
export { type MenuRefusal, menuText } from './menu-refusals';
export { offeredMenus, type PageReach, type PageRight, type PageTable, pageRights } from './page-right';
export type { PageState, PageStateOf } from './page-state';
export {
  HOTSPOTS_FAILED,
  isGranted,
  MENUS_FAILED,
  menusRefusal,
  NOT_LISTED,
  needsPermissions,
} from './permission-check';
export { type ProfileItem, type ProfileTarget, profileMenu } from './profile-menu';
export { FLY_OUT_WIDTH, isNewItem, type SideBarItem, sideBar, splitTitle } from './side-bar';
export { SIDE_BAR_CLOSED, type SideBarEvent, type SideBarState, sideBarReducer } from './side-bar-state';
export { isMenuVisible, visibleMenus } from './visible-menus';
