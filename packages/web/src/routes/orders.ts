import { defineRoutes } from './define';

export const ordersRoutes = defineRoutes('main', {
  popOrder: {
    path: 'popOrder',
    title: 'POP 订单',
    page: () => import('../features/orders/pop/pop-order-page'),
  },
  myOrder: {
    path: 'myOrder/:orderNo?',
    title: '我的订单',
    page: () => import('../features/orders/order-list-page'),
  },
  logisticsDetail: {
    path: 'logisticsDetail',
    title: '物流详情',
    page: () => import('../features/orders/logistics/logistics-detail-page'),
    ofObject: true,
  },
  logisticsRejection: {
    path: 'logisticsRejection',
    title: '物流拒收',
    page: () => import('../features/orders/logistics/logistics-rejection-page'),
    ofObject: true,
  },
  orderDetail: {
    path: 'orderDetail',
    title: '订单详情',
    page: () => import('../features/orders/detail/order-detail-page'),
    ofObject: true,
  },
  order: {
    path: 'order',
    title: '订单查询',
    page: () => import('../features/orders/order-query-page'),
  },
  deliveryOrder: {
    path: 'deliveryOrder',
    title: '提货单',
    page: () => import('../features/orders/delivery/delivery-order-page'),
  },
  deliveryOrderConfirm: {
    path: 'deliveryOrderConfirm',
    title: '提货单确认',
    page: () => import('../features/orders/delivery/delivery-order-confirm-page'),
    ofObject: true,
  },
  logisticsOrder: {
    path: 'logisticsOrder',
    title: '物流订单',
    page: () => import('../features/orders/logistics/logistics-order-page'),
  },
  auditlist: {
    path: 'auditlist',
    title: '审核列表',
    page: () => import('../features/orders/audit/audit-list-page'),
  },
  auditdetail: {
    path: 'auditdetail',
    title: '审核详情',
    page: () => import('../features/orders/audit/audit-detail-page'),
    ofObject: true,
  },
  POPreserveGoods: {
    path: 'POPreserveGoods',
    title: 'POP 备货',
    page: () => import('../features/orders/pop/pop-reserve-page'),
  },
  POPorderDeatil: {
    path: 'POPorderDeatil',
    title: 'POP 订单详情',
    page: () => import('../features/orders/pop/pop-reserve-detail-page'),
    ofObject: true,
  },
  batchImport: {
    path: 'batchImport',
    title: '批量导入',
    page: () => import('../features/batch/import/batch-import-page'),
  },
  batchImportOfStore: {
    path: 'batchImportOfStore',
    title: '门店批量导入',
    page: () => import('../features/batch/import/store-import-page'),
  },
  batchOrderOfAll: {
    path: 'batchOrderOfAll',
    title: '批量下单',
    page: () => import('../features/batch/batches-page'),
  },
  batchOrderInfo: {
    path: 'batchOrderInfo',
    title: '批量订单信息',
    page: () => import('../features/batch/batch-page'),
    ofObject: true,
  },
  resultBatchOrder: {
    path: 'resultBatchOrder',
    title: '批量下单结果',
    page: () => import('../features/batch/batch-result-page'),
    ofObject: true,
  },
  transferOfSmallOrders: {
    path: 'transferOfSmallOrders',
    title: '小单转运',
    page: () => import('../features/orders/small/small-orders-page'),
  },
  fleeingdetails: {
    path: 'fleeingdetails/:tab?',
    title: '窜货明细',
    page: () => import('../features/orders/fleeing/fleeing-details-page'),
  },
  tobuy: {
    path: 'tobuy/:tab?',
    title: '待采购',
    page: () => import('../features/orders/fleeing/to-buy-page'),
  },
  returnsmanagement: {
    path: 'returnsmanagement/:tab?',
    title: '退货管理',
    page: () => import('../features/orders/returns/returns-page'),
  },
  returnsmanage: {
    path: 'returnsmanage/:keyword?',
    title: '退货查询',
    page: () => import('../features/orders/returns/returns-query-page'),
  },
});
