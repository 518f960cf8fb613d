import { defineRoutes } from './define';

export const bulkOrderRoutes = defineRoutes('bulk', {
  bigorderMallListJson: {
    path: 'bigorder/mall_list.json',
    title: '大单活动',
    page: () => import('../features/bulk-order/mall-list-page'),
  },
  bigorderDetail: {
    path: 'bigorder/detail',
    title: '大单活动详情',
    page: () => import('../features/bulk-order/order/activity-page'),
    ofObject: true,
  },
  bigorderResult: {
    path: 'bigorder/result',
    title: '大单下单结果',
    page: () => import('../features/bulk-order/order/result-page'),
    ofObject: true,
  },
});
