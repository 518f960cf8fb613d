/** The tabs for a part that loads them later: a file that is asked for by itself is not shared with others. */
export { ShoppingTabs } from './shopping-tabs';
