import { externalUrl, portalPath } from '../../base/link';
import { pathSegments } from '../../base/pathname';
import type { MenuId, MenuItem } from './menu-item';
import { isNamed, type MenuName, titled } from './menu-rules';

/** The four sample sheets that the side bar exports (SIDE-07). */
export type SampleSheet = 'credit' | 'prototype' | 'wholeVehicle' | 'engineering';

/** Where an item's own address leads. */
export type MenuAddress =
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'route'; readonly routeName: string }
  | { readonly kind: 'none' };

/** The effect of a click on a menu item (SIDE-04 to SIDE-07, MENU-08). */
export type MenuClick =
  | MenuAddress
  | { readonly kind: 'alert'; readonly text: string }
  | { readonly kind: 'sign' }
  | { readonly kind: 'unbind'; readonly question: string }
  | { readonly kind: 'sso' }
  | { readonly kind: 'scene' }
  | { readonly kind: 'export'; readonly sheet: SampleSheet }
  | { readonly kind: 'protocol' };

interface ClickRow {
  readonly name: MenuName;
  readonly click: MenuClick;
}

const numbered = (...ids: readonly number[]): MenuName => ({ titles: [], ids });
const exporting = (sheet: SampleSheet): MenuClick => ({ kind: 'export', sheet });

/** Special clicks (SIDE-03 to SIDE-07, MENU-08). Assumption: entries for which the specification gives no id are known by these titles. */
const CLICKS: readonly ClickRow[] = [
  { name: numbered(20090), click: { kind: 'scene' } },
  { name: titled('易工程'), click: { kind: 'route', routeName: 'easyindex' } },
  { name: titled('培训'), click: { kind: 'alert', text: '请前往 app 营销课堂学习' } },
  { name: titled('电子签章'), click: { kind: 'sign' } },
  { name: numbered(901, 902), click: { kind: 'sso' } },
  {
    name: titled('电子签章解绑', '解除电子签章绑定'),
    click: { kind: 'unbind', question: '确定要解除电子签章绑定吗？' },
  },
  { name: titled('信用样表', '信用样表导出'), click: exporting('credit') },
  { name: titled('样机样表', '样机样表导出'), click: exporting('prototype') },
  { name: titled('整车样表', '整车样表导出'), click: exporting('wholeVehicle') },
  { name: titled('工程样表', '工程样表导出'), click: exporting('engineering') },
  { name: numbered(20240922, 20240923), click: { kind: 'protocol' } },
];

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Where an item's address leads: an external url and /myOrder open a window, then path, url and routeName are taken in
 * this order (SIDE-04). An address with any other scheme leads nowhere.
 */
export function menuAddress({ url, path, routeName }: MenuItem): MenuAddress {
  const external = externalUrl(url) ?? externalUrl(path);
  if (external) return { kind: 'window', url: external };
  const inside = String(path || url || '').trim();
  if (SCHEME.test(inside)) return { kind: 'none' };
  if (!inside) return routeName ? { kind: 'route', routeName } : { kind: 'none' };
  const address = portalPath(inside);
  return pathSegments(address)[0] === 'myOrder'
    ? { kind: 'window', url: address }
    : { kind: 'path', path: address };
}

/** The effect of a click on a side-bar item (SIDE-03 to SIDE-07, MENU-08). */
export function menuClick(item: MenuItem): MenuClick {
  return CLICKS.find(({ name }) => isNamed(item, name))?.click ?? menuAddress(item);
}

/** Whether a click on the item first asks for the protocol permission of returns (MENU-08). */
export function needsReturnProtocol(id: MenuId): boolean {
  return menuClick({ id }).kind === 'protocol';
}
