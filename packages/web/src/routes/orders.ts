import { defineRoutes } from './define';

export const ordersRoutes = defineRoutes('main', {
  popOrder: {
    path: 'popOrder',
    title: 'POP 订单',
  },
  myOrder: {
    path: 'myOrder/:orderNo?',
    title: '我的订单',
  },
  logisticsDetail: {
    path: 'logisticsDetail',
    title: '物流详情',
    from: ['myOrder', 'order', 'logisticsOrder'],
    ofObject: true,
  },
  logisticsRejection: {
    path: 'logisticsRejection',
    title: '物流拒收',
    from: ['myOrder', 'order', 'logisticsOrder'],
    ofObject: true,
  },
  orderDetail: {
    path: 'orderDetail',
    title: '订单详情',
    from: ['myOrder', 'order', 'auditlist', 'logisticsOrder'],
    ofObject: true,
  },
  order: {
    path: 'order',
    title: '订单查询',
  },
  deliveryOrder: {
    path: 'deliveryOrder',
    title: '提货单',
  },
  deliveryOrderConfirm: {
    path: 'deliveryOrderConfirm',
    title: '提货单确认',
    from: ['deliveryOrder'],
    ofObject: true,
  },
  logisticsOrder: {
    path: 'logisticsOrder',
    title: '物流订单',
  },
  auditlist: {
    path: 'auditlist',
    title: '审核列表',
  },
  auditdetail: {
    path: 'auditdetail',
    title: '审核详情',
    from: ['auditlist'],
    ofObject: true,
  },
  POPreserveGoods: {
    path: 'POPreserveGoods',
    title: 'POP 备货',
  },
  POPorderDeatil: {
    path: 'POPorderDeatil',
    title: 'POP 订单详情',
    from: ['POPreserveGoods', 'popOrder'],
    ofObject: true,
  },
  batchImport: {
    path: 'batchImport',
    title: '批量导入',
  },
  batchImportOfStore: {
    path: 'batchImportOfStore',
    title: '门店批量导入',
  },
  batchOrderOfAll: {
    path: 'batchOrderOfAll',
    title: '批量下单',
  },
  batchOrderInfo: {
    path: 'batchOrderInfo',
    title: '批量订单信息',
    from: ['batchImport', 'batchImportOfStore', 'batchOrderOfAll'],
    ofObject: true,
  },
  resultBatchOrder: {
    path: 'resultBatchOrder',
    title: '批量下单结果',
    from: ['batchImport', 'batchImportOfStore', 'batchOrderOfAll'],
    ofObject: true,
  },
  transferOfSmallOrders: {
    path: 'transferOfSmallOrders',
    title: '小单转运',
  },
  fleeingdetails: {
    path: 'fleeingdetails/:tab?',
    title: '窜货明细',
  },
  tobuy: {
    path: 'tobuy/:tab?',
    title: '待采购',
  },
  returnsmanagement: {
    path: 'returnsmanagement/:tab?',
    title: '退货管理',
  },
  returnsmanage: {
    path: 'returnsmanage/:keyword?',
    title: '退货查询',
  },
});
