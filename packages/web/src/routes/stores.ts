import { defineRoutes } from './define';

export const storesRoutes = defineRoutes('main', {
  activeshopTab: { path: 'activeshop/tab/:tabIndex?', title: '门店活动' },
  eventlist: { path: 'eventlist', title: '活动列表' },
  storeapplication: { path: 'storeapplication', title: '门店申请' },
  applying: { path: 'applying', title: '申请中' },
  applydetail: {
    path: 'applydetail',
    title: '申请详情',
    from: ['applying', 'storeapplication'],
    ofObject: true,
  },
  redecorationDetail: {
    path: 'redecorationDetail',
    title: '重装详情',
    from: ['applying', 'storeapplication'],
    ofObject: true,
  },
  evaluate: { path: 'evaluate', title: '服务评价', from: ['myOrder'] },
  netvipapply: { path: 'netvipapply', title: '网点会员申请' },
  netvipdetail: {
    path: 'netvipdetail',
    title: '网点会员详情',
    from: ['netvipapply', 'applying'],
    ofObject: true,
  },
  boothMaintenanceReport: { path: 'boothMaintenanceReport', title: '展位维护上报' },
  boothMaintenanceMain: { path: 'boothMaintenanceMain', title: '展位维护' },
  indexNoReported: { path: 'indexNoReported', title: '未上报' },
  indexReported: { path: 'indexReported', title: '已上报' },
});
