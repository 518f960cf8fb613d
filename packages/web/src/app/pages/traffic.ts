import type { SectionPages } from './daily';

export const pages = {
  trafficList: () => import('../../features/vehicles/traffic/goods/traffic-list-page'),
  trafficCart: () => import('../../features/vehicles/traffic/cart/traffic-cart-page'),
  trafficAccept: () => import('../../features/vehicles/traffic/accept/accept-page'),
  trafficAccount: () => import('../../features/vehicles/traffic/authorisation/account-page'),
  trafficAccountNew: () => import('../../features/vehicles/traffic/authorisation/account-new-page'),
  trafficAuth: () => import('../../features/vehicles/traffic/authorisation/auth-page'),
  trafficAuthNew: () => import('../../features/vehicles/traffic/authorisation/auth-new-page'),
  offsitePermissionApply: () => import('../../features/vehicles/traffic/authorisation/offsite-page'),
  specimenList: () => import('../../features/buying/samples/specimen-list-page'),
  transferList: () => import('../../features/vehicles/traffic/goods/transfer-list-page'),
  transferCart: () => import('../../features/vehicles/traffic/transfer/transfer-cart-page'),
  prototypeSample: () => import('../../features/buying/samples/prototype-page'),
} satisfies SectionPages<'traffic'>;
