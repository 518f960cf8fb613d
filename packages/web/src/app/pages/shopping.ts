import type { SectionPages } from './daily';

export const pages = {
  newBanner: () => import('../../features/messages-and-help/news/activities-page'),
  newlist: () => import('../../features/buying/products/new-products-page'),
  live: () => import('../../features/messages-and-help/news/live-page'),
  NewCart: () => import('../../features/buying/cart/new-cart-page'),
  bulkOrder: () => import('../../features/buying/bulk-order/order/bulk-order-page'),
  bulkOrderInfo: () => import('../../features/buying/bulk-order/demand/bulk-info-page'),
  underwriting: () => import('../../features/buying/special-offers/underwriting-page'),
  cartSuccessfulorder: () => import('../../features/buying/settle/success-page'),
  cartPOPsuccessfulorder: () => import('../../features/orders/pop/pop-success-page'),
  packageList: () => import('../../features/buying/special-offers/packages-page'),
  popStockList: () => import('../../features/orders/pop/pop-stock-page'),
  purchaseRecommand: () => import('../../features/buying/stock-planning/recommend-page'),
  purchaseSafetyStockDays: () => import('../../features/buying/stock-planning/safety-days-page'),
  productShelf: () => import('../../features/buying/concerns/shelf-page'),
  suit: () => import('../../features/buying/suits/suits-page'),
  suitDetail: () => import('../../features/buying/suits/suit-detail-page'),
  suitSuitcategory: () => import('../../features/buying/suits/suit-categories-page'),
  suitSuitcategoryParlour: () => import('../../features/buying/suits/suit-parlour-page'),
  yjList: () => import('../../features/buying/samples/yj-list-page'),
  yjrefuse: () => import('../../features/buying/samples/yj-refuse-page'),
} satisfies SectionPages<'shopping'>;
