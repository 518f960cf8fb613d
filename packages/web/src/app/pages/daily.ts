import type { PageName, PageNamesOf, SectionName, Sections } from '#routes';
import type { LoadPage } from './define';

/** The pages of every working day, and those of failures: no other table is fetched on the way to them. */
export const DAILY_PAGES = {
  index: () => import('../../features/buying/home/home-page'),
  list: () => import('../../features/buying/products/search-results-page'),
  cart: () => import('../../features/buying/cart/cart-page'),
  detail: () => import('../../features/buying/products/detail/detail-page'),
  newdetail: () => import('../../features/buying/products/detail/detail-page'),
  cartSettle: () => import('../../features/buying/settle/settle-page'),
  malllist: () => import('../../features/buying/products/search-results-page'),
  myOrder: () => import('../../features/orders/my-orders/order-list-page'),
  orderDetail: () => import('../../features/orders/my-orders/detail/order-detail-page'),
  signIn: () => import('../errors/sign-in-page'),
  forbidden: () => import('../errors/forbidden-page'),
  unavailable: () => import('../errors/unavailable-page'),
} satisfies Readonly<Partial<Record<PageName, LoadPage>>>;

/** The other pages of a section: each of them, and no other name. */
export type SectionPages<S extends SectionName> = Readonly<
  Record<Exclude<PageNamesOf<Sections[S]>, keyof typeof DAILY_PAGES>, LoadPage>
>;
