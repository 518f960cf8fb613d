import { defineRoutes } from './define';

export const shoppingRoutes = defineRoutes('main', {
  index: {
    path: 'index',
    title: '首页',
    page: () => import('../features/home/home-page'),
  },
  newBanner: {
    path: 'newBanner',
    title: '活动专区',
    page: () => import('../features/news/activities-page'),
  },
  list: {
    path: 'list/:keyword?/:attributeName?/:attributeValue?',
    title: '商品列表',
    keepAlive: true,
    page: () => import('../features/products/search-results-page'),
  },
  newlist: {
    path: 'newlist',
    title: '反向定制',
    page: () => import('../features/products/new-products-page'),
  },
  live: {
    path: 'live',
    title: '直播',
    page: () => import('../features/news/live-page'),
  },
  cart: {
    path: 'cart',
    title: '购物车',
    page: () => import('../features/cart/cart-page'),
    hides: ['categoryMenu'],
  },
  NewCart: {
    path: 'NewCart',
    title: '购物车（新版）',
    page: () => import('../features/cart/new-cart-page'),
    hides: ['categoryMenu'],
  },
  bulkOrder: {
    path: 'bulkOrder',
    title: '大单',
    page: () => import('../features/bulk-order/order/bulk-order-page'),
    keepAlive: true,
  },
  bulkOrderInfo: {
    path: 'bulkOrderInfo',
    title: '大单需求',
    page: () => import('../features/bulk-order/demand/bulk-info-page'),
  },
  detail: {
    path: 'detail/:productCode?/:isProportioning?',
    title: '商品详情',
    page: () => import('../features/products/detail/detail-page'),
    ofObject: true,
  },
  newdetail: {
    path: 'newdetail/:productCode',
    title: '新品详情',
    page: () => import('../features/products/detail/detail-page'),
    ofObject: true,
  },
  underwriting: {
    path: 'underwriting',
    title: '包销专区',
    page: () => import('../features/underwriting/underwriting-page'),
  },
  cartSuccessfulorder: {
    path: 'cart/successfulorder',
    title: '下单成功',
    page: () => import('../features/settle/success-page'),
    ofObject: true,
  },
  cartPOPsuccessfulorder: {
    path: 'cart/POPsuccessfulorder',
    title: 'POP 下单成功',
    page: () => import('../features/pop/pop-success-page'),
    ofObject: true,
  },
  cartSettle: {
    path: 'cart/settle/:submitTime?',
    title: '订单结算',
    page: () => import('../features/settle/settle-page'),
  },
  packageList: {
    path: 'packageList',
    title: '套餐',
    page: () => import('../features/packages/packages-page'),
  },
  popStockList: {
    path: 'popStockList',
    title: 'POP 库存',
    keepAlive: true,
    page: () => import('../features/pop/pop-stock-page'),
  },
  purchaseRecommand: {
    path: 'purchase/recommand',
    title: '采购推荐',
    page: () => import('../features/stock-planning/recommend-page'),
  },
  purchaseSafetyStockDays: {
    path: 'purchase/safetyStockDays',
    title: '安全库存天数',
    page: () => import('../features/stock-planning/safety-days-page'),
  },
  productShelf: {
    path: 'productShelf',
    title: '商品上下架',
    page: () => import('../features/concerns/shelf-page'),
  },
  suit: {
    path: 'suit',
    title: '组合',
    page: () => import('../features/suits/suits-page'),
  },
  suitDetail: {
    path: 'suit/detail/:planId?',
    title: '成套方案详情',
    page: () => import('../features/suits/suit-detail-page'),
    ofObject: true,
  },
  suitSuitcategory: {
    path: 'suit/suitcategory',
    title: '成套分类',
    page: () => import('../features/suits/suit-categories-page'),
  },
  suitSuitcategoryParlour: {
    path: 'suit/suitcategory/parlour/:categoryCode?',
    title: '成套空间',
    page: () => import('../features/suits/suit-parlour-page'),
  },
  yjList: { path: 'yjList', title: '样机列表', page: () => import('../features/samples/yj-list-page') },
  yjrefuse: { path: 'yjrefuse', title: '样机驳回', page: () => import('../features/samples/yj-refuse-page') },
  malllist: {
    path: 'malllist',
    title: '商品列表',
    page: () => import('../features/products/search-results-page'),
  },
});
