/** Where the portal begins: on the working day, or with the products where the user has chosen that. */
import { isYes, slot } from './browser/storage';

/** Whether the account begins with the products. */
export const startsWithGoods = slot('local', 'startsWithGoods', isYes);

/** The portal has begun in this tab: later ways to its root lead to the working day. */
const hasBegun = slot('session', 'hasBegun', isYes);

/** The route that the root leads to; the products only once in a tab, so that 首页 is always reached (ROUTE-02). */
export function startRoute(): 'index' | 'list' {
  const isFirst = hasBegun.read() !== true;
  hasBegun.write(true);
  return isFirst && startsWithGoods.read() === true ? 'list' : 'index';
}
