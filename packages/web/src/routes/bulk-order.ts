import { defineRoutes } from './define';

export const bulkOrderRoutes = defineRoutes('bulk', {
  bigorderMallListJson: {
    path: 'bigorder/mall_list.json',
    title: '大单活动',
    from: ['bulkOrder', 'bulkOrderInfo'],
  },
  bigorderDetail: {
    path: 'bigorder/detail',
    title: '大单活动详情',
    from: ['bulkOrder', 'bulkOrderInfo'],
    ofObject: true,
  },
  bigorderResult: {
    path: 'bigorder/result',
    title: '大单下单结果',
    from: ['bulkOrder', 'bulkOrderInfo'],
    ofObject: true,
  },
});
