export {
  type EngineeringExport,
  EXPORT_MESSAGE_MS,
  engineeringExport,
  unbindNotice,
} from './click-results';
export {
  explainMenuItem,
  explainMenus,
  type MenuLine,
  type Visibility,
} from './explain-menu';
export {
  buttonCode,
  findMenu,
  hasButton,
  hasMyOrders,
  hasSubItem,
} from './find-menu';
export {
  explainFloatingBar,
  type FloatingItem,
  type FloatingLine,
  floatingBar,
  TIP_MS,
} from './floating-bar';
export type { FloatingFacts, FloatingId } from './floating-items';
export {
  type GrantNode,
  type GrantRole,
  grantedIds,
  grantsAfterRoles,
  tickGrant,
} from './grants';
export {
  type MenuAddress,
  type MenuClick,
  menuAddress,
  menuClick,
  type SampleSheet,
} from './menu-click';
export {
  isAdministrator,
  isRestricted,
  type MenuButton,
  type MenuFacts,
  type MenuId,
  type MenuItem,
  type RedInvoicePermission,
} from './menu-item';
export {
  type Condition,
  HIDE_RULES,
  type HideRule,
  LIMIT_RULES,
  type LimitRule,
  type MenuName,
  type Reason,
  SIDE_BAR_ENTRIES,
} from './menu-rules';
export { EVERY_PAGE_READY, type PageState, type PageStateOf } from './page-state';
export {
  HOTSPOTS_FAILED,
  isGranted,
  MENUS_FAILED,
  NOT_LISTED,
  needsPermissions,
} from './permission-check';
export {
  explainProfileMenu,
  type ProfileItem,
  type ProfileLine,
  type ProfileTarget,
  profileMenu,
  profileTarget,
} from './profile-menu';
export { roleName } from './role-name';
export {
  PERMISSION_RULES,
  type RuleSet,
  ruleSet,
  SIDE_BAR_RULES,
} from './rule-set';
export {
  FLY_OUT_WIDTH,
  isNewItem,
  type SideBarItem,
  sideBar,
  splitTitle,
} from './side-bar';
export {
  SIDE_BAR_CLOSED,
  type SideBarEvent,
  type SideBarState,
  sideBarReducer,
} from './side-bar-state';
export { isMenuVisible, visibleMenus } from './visible-menus';
export { explainButton, type WhyNotLine, whyNot } from './why-not';
export { type Why, type WhyCause, type WhyWords, whyWords } from './why-words';
