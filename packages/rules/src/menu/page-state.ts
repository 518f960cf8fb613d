import type { MenuAddress } from './menu-click';

/**
 * What stands behind the address of a menu item: a page that is there, one that is still to come, or nothing for a menu:
 * no address at all, or the page of one object, to which lists lead.
 */
export type PageState = 'ready' | 'planned' | 'noEntry';

/** The portal's answer for an address; one outside of the portal is ready. */
export type PageStateOf = (address: MenuAddress) => PageState;

/** For callers that have no table of pages. */
export const EVERY_PAGE_READY: PageStateOf = () => 'ready';
