import { defineRoutes } from './define';

export const trafficRoutes = defineRoutes('main', {
  trafficList: {
    path: 'traffic/list',
    title: '整车列表',
    page: () => import('../features/traffic/goods/traffic-list-page'),
  },
  trafficCart: {
    path: 'traffic/cart',
    title: '整车购物车',
    page: () => import('../features/traffic/cart/traffic-cart-page'),
  },
  trafficAccept: {
    path: 'traffic/accept',
    title: '整车接单',
    page: () => import('../features/traffic/accept/accept-page'),
  },
  trafficAccount: {
    path: 'trafficAccount',
    title: '整车账户',
    page: () => import('../features/traffic/authorisation/account-page'),
  },
  trafficAccountNew: {
    path: 'trafficAccountNew',
    title: '整车账户（新版）',
    page: () => import('../features/traffic/authorisation/account-new-page'),
  },
  trafficAuth: {
    path: 'trafficAuth',
    title: '整车授权',
    page: () => import('../features/traffic/authorisation/auth-page'),
  },
  trafficAuthNew: {
    path: 'trafficAuthNew',
    title: '整车授权（新版）',
    page: () => import('../features/traffic/authorisation/auth-new-page'),
    keepAlive: true,
  },
  offsitePermissionApply: {
    path: 'offsitePermissionApply',
    title: '异地权限申请',
    page: () => import('../features/traffic/authorisation/offsite-page'),
  },
  specimenList: {
    path: 'specimen/list',
    title: '样机',
    page: () => import('../features/samples/specimen-list-page'),
  },
  transferList: {
    path: 'transfer/list',
    title: '调货列表',
    page: () => import('../features/traffic/goods/transfer-list-page'),
  },
  transferCart: {
    path: 'transfer/cart',
    title: '调货购物车',
    page: () => import('../features/traffic/transfer/transfer-cart-page'),
  },
  prototypeSample: {
    path: 'prototypeSample',
    title: '样机出样',
    page: () => import('../features/samples/prototype-page'),
  },
});
