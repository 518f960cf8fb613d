import { isTrafficNavigationShown } from '@dealer-portal/rules/category';
import { type FloatingId, type FloatingItem, floatingBar } from '@dealer-portal/rules/menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { isTexts, slot } from '#platform/browser/storage';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { cartCountQuery } from '#widgets/cart/cart-count';
import { isTargetOffered } from '../menu/menu-target';
import { trafficCartCountQuery, transferCartCountQuery } from '../queries';
import { TOOLS } from './tools';

/** The tools that the account sees on this page, and their order, which the user may change (FLOAT-01 to FLOAT-04). */
export interface Tools {
  readonly items: readonly FloatingItem[];
  /** Moves a tool up (-1) or down (1) by one place. */
  readonly move: (id: FloatingId, by: -1 | 1) => void;
  readonly resetOrder: () => void;
}

/** The tools of the floating bar. Assumption: the tool 排序 arranges the bar itself; the order is kept per user. */
export function useTools(): Tools {
  const { facts, isBlocked } = usePermissions();
  const { pathname } = useLocation();
  const { user } = useAccount();
  const stored = slot('local', `toolOrder:${user.id}`, isTexts);
  const [order, setOrder] = useState(() => stored.read() ?? []);
  const items = useMemo(() => {
    const all = floatingBar({ ...facts, isBlocked, pathname });
    const offered = all.filter(({ id }) => isTargetOffered(TOOLS[id].use));
    return arranged(offered, order);
  }, [facts, isBlocked, pathname, order]);
  const keep = (next: readonly string[]) => {
    stored.write(next);
    setOrder(next);
  };
  const move = (id: FloatingId, by: -1 | 1) => {
    const ids: string[] = items.map((item) => item.id);
    const from = ids.indexOf(id);
    const other = ids[from + by];
    if (other === undefined) return;
    ids[from + by] = id;
    ids[from] = other;
    keep(ids);
  };
  return { items, move, resetOrder: () => keep([]) };
}

/** The items in the user's order; those that the order does not know keep their places at the end. */
function arranged(items: readonly FloatingItem[], order: readonly string[]): readonly FloatingItem[] {
  if (order.length === 0) return items;
  const place = ({ id }: FloatingItem) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...items].sort((item, other) => place(item) - place(other));
}

/**
 * The counts on the three carts; one that cannot be loaded shows none (FLOAT-01). Those of whole vehicles and transfers
 * are asked for on their own pages, and where somebody comes to the tools.
 * @param isNear whether somebody has
 */
export function useToolCounts(
  items: readonly FloatingItem[],
  isNear: boolean,
): ReadonlyMap<FloatingId, number | undefined> {
  const account = useAccount();
  const isAsked = isTrafficNavigationShown(useLocation().pathname) || isNear;
  const shows = (id: FloatingId) => items.some((item) => item.id === id);
  const isLate = useIsFirstViewOver();
  const cart = useQuery({ ...cartCountQuery(account), enabled: isLate && shows('cart') });
  const traffic = useQuery({
    ...trafficCartCountQuery(account),
    enabled: isLate && isAsked && shows('trafficCart'),
  });
  const transfer = useQuery({
    ...transferCartCountQuery(account),
    enabled: isLate && isAsked && shows('transferCart'),
  });
  return new Map<FloatingId, number | undefined>([
    ['cart', cart.data],
    ['trafficCart', traffic.data],
    ['transferCart', transfer.data],
  ]);
}
