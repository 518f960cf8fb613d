import { defineRoutes } from './define';

export const trafficRoutes = defineRoutes('main', {
  trafficList: { path: 'traffic/list', title: '整车列表' },
  trafficCart: { path: 'traffic/cart', title: '整车购物车' },
  trafficAccept: { path: 'traffic/accept', title: '整车接单' },
  trafficAccount: { path: 'trafficAccount', title: '整车账户' },
  trafficAccountNew: { path: 'trafficAccountNew', title: '整车账户（新版）' },
  trafficAuth: { path: 'trafficAuth', title: '整车授权' },
  trafficAuthNew: { path: 'trafficAuthNew', title: '整车授权（新版）', keepAlive: true },
  offsitePermissionApply: { path: 'offsitePermissionApply', title: '异地权限申请' },
  specimenList: { path: 'specimen/list', title: '样机' },
  transferList: { path: 'transfer/list', title: '调货列表' },
  transferCart: { path: 'transfer/cart', title: '调货购物车' },
  prototypeSample: { path: 'prototypeSample', title: '样机出样' },
});
