import type { SectionPages } from './daily';

export const pages = {
  trafficList: () => import('../../features/traffic/goods/traffic-list-page'),
  trafficCart: () => import('../../features/traffic/cart/traffic-cart-page'),
  trafficAccept: () => import('../../features/traffic/accept/accept-page'),
  trafficAccount: () => import('../../features/traffic/authorisation/account-page'),
  trafficAccountNew: () => import('../../features/traffic/authorisation/account-new-page'),
  trafficAuth: () => import('../../features/traffic/authorisation/auth-page'),
  trafficAuthNew: () => import('../../features/traffic/authorisation/auth-new-page'),
  offsitePermissionApply: () => import('../../features/traffic/authorisation/offsite-page'),
  specimenList: () => import('../../features/samples/specimen-list-page'),
  transferList: () => import('../../features/traffic/goods/transfer-list-page'),
  transferCart: () => import('../../features/traffic/transfer/transfer-cart-page'),
  prototypeSample: () => import('../../features/samples/prototype-page'),
} satisfies SectionPages<'traffic'>;
