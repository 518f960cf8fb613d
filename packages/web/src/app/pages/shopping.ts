import type { SectionPages } from './daily';

export const pages = {
  newBanner: () => import('../../features/news/activities-page'),
  newlist: () => import('../../features/products/new-products-page'),
  live: () => import('../../features/news/live-page'),
  NewCart: () => import('../../features/cart/new-cart-page'),
  bulkOrder: () => import('../../features/bulk-order/order/bulk-order-page'),
  bulkOrderInfo: () => import('../../features/bulk-order/demand/bulk-info-page'),
  underwriting: () => import('../../features/underwriting/underwriting-page'),
  cartSuccessfulorder: () => import('../../features/settle/success-page'),
  cartPOPsuccessfulorder: () => import('../../features/pop/pop-success-page'),
  packageList: () => import('../../features/packages/packages-page'),
  popStockList: () => import('../../features/pop/pop-stock-page'),
  purchaseRecommand: () => import('../../features/stock-planning/recommend-page'),
  purchaseSafetyStockDays: () => import('../../features/stock-planning/safety-days-page'),
  productShelf: () => import('../../features/concerns/shelf-page'),
  suit: () => import('../../features/suits/suits-page'),
  suitDetail: () => import('../../features/suits/suit-detail-page'),
  suitSuitcategory: () => import('../../features/suits/suit-categories-page'),
  suitSuitcategoryParlour: () => import('../../features/suits/suit-parlour-page'),
  yjList: () => import('../../features/samples/yj-list-page'),
  yjrefuse: () => import('../../features/samples/yj-refuse-page'),
} satisfies SectionPages<'shopping'>;
