/** Why menus, their pictures or an entry do not work: codes with their sentences (MENU-07, SIDE-06, SIDE-07). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface MenuParams {
  /** They were not loaded. */
  readonly 'menu.failed': NoParams;
  /** They are no tree of menus. */
  readonly 'menu.broken': NoParams;
  readonly 'menu.hotspotsFailed': NoParams;
  /** The customer is not on the white list of exports. Assumption: the words. */
  readonly 'menu.notListed': NoParams;
  readonly 'menu.exportLink': NoParams;
  /** The server said no, in words of its own. */
  readonly 'menu.exportRefused': { readonly message: string };
  readonly 'menu.unbindFailed': NoParams;
}

/** Why menus, their pictures or an entry do not work. */
export type MenuRefusal = RefusalOf<MenuParams>;

const CHINESE: Sentences<MenuParams> = {
  'menu.failed': () => '菜单加载失败，请稍后重试',
  'menu.broken': () => '菜单数据有误，无法显示，请联系客服',
  'menu.hotspotsFailed': () => '热点图片加载失败，请稍后重试',
  'menu.notListed': () => '当前客户没有样表导出权限，请联系客户经理开通',
  'menu.exportLink': () => '导出链接无效，请稍后重试',
  'menu.exportRefused': ({ message }) => message,
  'menu.unbindFailed': () => '解绑失败！',
};

/** The sentence of a refusal; undefined for none (MENU-07, SIDE-06, SIDE-07). */
export const menuText = /* @__PURE__ */ textOf(CHINESE);
