import type { SideBarItem } from '@dealer-portal/rules/menu';
import { useMemo } from 'react';
import { signOut } from '#kits/submit/sign-out';
import { config } from '#platform/config';
import { href } from '#routes';
import { pageHelp, startTour } from '#widgets/page-help/page-help';
import { reasonAgainstSwitch } from '../../why-not/why-not-state';
import { TOOLS } from '../floating-bar/tools';
import { useTools } from '../floating-bar/use-tools';
import { hasDoor, isTargetOffered, menuTarget } from '../menu/menu-target';
import { fullTitle } from '../side-bar/full-title';
import { useSideBarItems } from '../side-bar/use-side-bar-items';
import type { EntryTarget, TargetedEntry } from './palette-lines';

/** The actions of every user from every page. */
const ACTIONS: readonly TargetedEntry[] = [
  {
    id: 'why',
    label: '为什么看不到？',
    place: '个人菜单',
    icon: 'info-outline',
    target: { kind: 'act', act: reasonAgainstSwitch.open },
  },
  {
    id: 'help',
    label: '按键和常见问题（?）',
    place: '帮助',
    icon: 'info-outline',
    target: { kind: 'act', act: pageHelp.open },
  },
  {
    id: 'tour',
    label: '新手导览：六步走一遍',
    place: '帮助',
    icon: 'info-outline',
    target: { kind: 'act', act: startTour },
  },
  {
    id: href('ownLists'),
    label: '本机的清单和设置',
    place: '个人菜单',
    icon: 'apps',
    target: { kind: 'link', to: href('ownLists') },
  },
  {
    id: href('compare'),
    label: '商品对比',
    place: '采购',
    icon: 'apps',
    target: { kind: 'link', to: href('compare') },
  },
  {
    id: 'logout',
    label: '退出登录',
    place: '个人菜单',
    icon: 'user',
    target: { kind: 'act', act: () => signOut() },
  },
];

/** The pages of the side bar and the tools that the account sees, and what everybody may do; each address once. */
export function useEntries(): readonly TargetedEntry[] {
  const sideBar = useSideBarItems();
  const { items } = useTools();
  return useMemo(() => {
    const tools = items.flatMap(({ id, label }): readonly TargetedEntry[] => {
      const { icon, use } = TOOLS[id];
      if (use.kind === 'panel' || use.kind === 'act') return [];
      const target: EntryTarget =
        use.kind === 'window' ? { kind: 'window', url: config.sites[use.site] } : use;
      return [{ id: addressOf(target), label, place: '悬浮工具栏', icon, target }];
    });
    const pages = sideBar.flatMap((item) => pagesOf(item, []));
    const all = [...pages, ...pagesBeside(pages), ...tools, ...ACTIONS];
    return all.filter(({ target }) => isTargetOffered(target));
  }, [sideBar, items]);
}

/** The list of payment orders, which is in no menu: who sees a page that makes them finds it by both of its names. */
function pagesBeside(pages: readonly TargetedEntry[]): readonly TargetedEntry[] {
  const to = href('paymentOrders');
  const payment = pages.find(({ id }) => id === href('payment'));
  if (!payment || pages.some(({ id }) => id === to)) return [];
  return [{ ...payment, id: to, label: '付款单（付款记录）', target: { kind: 'link', to } }];
}

/** The pages of a menu item and of all below it that can be opened today. */
function pagesOf(item: SideBarItem, titlesAbove: readonly string[]): readonly TargetedEntry[] {
  const label = fullTitle(item);
  const entriesBelow = item.children.flatMap((child) => pagesOf(child, [...titlesAbove, label]));
  const target = menuTarget(item.click);
  const isPage = hasDoor(item) && (target.kind === 'link' || target.kind === 'window');
  if (!isPage) return entriesBelow;
  const place = titlesAbove.join(' › ');
  return [{ id: addressOf(target), label, place, icon: 'document-done', target }, ...entriesBelow];
}

function addressOf(target: EntryTarget): string {
  if (target.kind === 'link') return target.to;
  if (target.kind === 'window') return target.url;
  return target.kind === 'dialog' ? target.dialog : 'act';
}
