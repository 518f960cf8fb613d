/** The tabs for whoever loads them later: asked for by itself, their own file could not be shared with other parts. */
export { ShoppingTabs } from './shopping-tabs';
