import { defineRoutes } from './define';

export const shoppingRoutes = defineRoutes('main', {
  index: {
    path: 'index',
    title: '首页',
    from: 'anywhere',
  },
  newBanner: {
    path: 'newBanner',
    title: '活动专区',
  },
  list: {
    path: 'list/:keyword?/:attributeName?/:attributeValue?',
    title: '商品列表',
    from: 'anywhere',
    keepAlive: true,
  },
  newlist: {
    path: 'newlist',
    title: '反向定制',
  },
  live: {
    path: 'live',
    title: '直播',
  },
  cart: {
    path: 'cart',
    title: '购物车',
    hides: ['categoryMenu'],
  },
  NewCart: {
    path: 'NewCart',
    title: '购物车（新版）',
    from: ['cart'],
    hides: ['categoryMenu'],
  },
  bulkOrder: {
    path: 'bulkOrder',
    title: '大单',
    keepAlive: true,
  },
  bulkOrderInfo: {
    path: 'bulkOrderInfo',
    title: '大单需求',
  },
  detail: {
    path: 'detail/:productCode?/:isProportioning?',
    title: '商品详情',
    from: 'anywhere',
    ofObject: true,
  },
  compare: {
    path: 'compare',
    title: '商品对比',
    from: 'anywhere',
    isOwn: true,
  },
  newdetail: {
    path: 'newdetail/:productCode',
    title: '新品详情',
    from: 'anywhere',
    ofObject: true,
  },
  underwriting: {
    path: 'underwriting',
    title: '包销专区',
  },
  cartSuccessfulorder: {
    path: 'cart/successfulorder',
    title: '下单成功',
    from: ['cart'],
    ofObject: true,
  },
  cartPOPsuccessfulorder: {
    path: 'cart/POPsuccessfulorder',
    title: 'POP 下单成功',
    from: ['popStockList'],
    ofObject: true,
  },
  cartSettle: {
    path: 'cart/settle/:submitTime?',
    title: '订单结算',
    from: ['cart'],
  },
  packageList: {
    path: 'packageList',
    title: '套餐',
  },
  popStockList: {
    path: 'popStockList',
    title: 'POP 库存',
    keepAlive: true,
  },
  purchaseRecommand: {
    path: 'purchase/recommand',
    title: '采购推荐',
  },
  purchaseSafetyStockDays: {
    path: 'purchase/safetyStockDays',
    title: '安全库存天数',
  },
  productShelf: {
    path: 'productShelf',
    title: '商品上下架',
  },
  suit: {
    path: 'suit',
    title: '组合',
  },
  suitDetail: {
    path: 'suit/detail/:planId?',
    title: '成套方案详情',
    from: ['suit', 'suitSuitcategory', 'suitSuitcategoryParlour'],
    ofObject: true,
  },
  suitSuitcategory: {
    path: 'suit/suitcategory',
    title: '成套分类',
  },
  suitSuitcategoryParlour: {
    path: 'suit/suitcategory/parlour/:categoryCode?',
    title: '成套空间',
  },
  yjList: { path: 'yjList', title: '样机列表' },
  yjrefuse: { path: 'yjrefuse', title: '样机驳回' },
  malllist: {
    path: 'malllist',
    title: '商品列表',
  },
});
