import type { Sentences } from '../../base/refusal';
import type { MenuParams } from './menu-refusals';

export const MENU_ENGLISH: Sentences<MenuParams> = {
  'menu.failed': () => 'The menus were not loaded, try again later',
  'menu.broken': () => 'The menus cannot be shown, ask the service for help',
  'menu.hotspotsFailed': () => 'The pictures of the menu were not loaded, try again later',
  'menu.notListed': () => 'This customer may not export sample sheets, ask the account manager',
  'menu.exportLink': () => 'The link of the export is not valid, try again later',
  'menu.exportRefused': ({ message }) => message,
  'menu.unbindFailed': () => 'The e-signature was not unbound',
};
