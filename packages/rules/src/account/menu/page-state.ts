import type { MenuAddress } from './menu-click';

/**
 * The page behind the address of a menu item: ready or still to come. `noEntry` means no address at all, or the page of
 * one object that only lists open.
 */
export type PageState = 'ready' | 'planned' | 'noEntry';

/** The portal's answer for an address; one outside of the portal is ready. */
export type PageStateOf = (address: MenuAddress) => PageState;

/** For callers that have no table of pages. */
export const EVERY_PAGE_READY: PageStateOf = () => 'ready';
