import type { SectionPages } from './daily';

export const pages = {
  oldpayerZY: () => import('../../features/account/payers/old-payer-zy-page'),
  oldpayerCT: () => import('../../features/account/payers/old-payer-ct-page'),
  payerZY: () => import('../../features/account/payers/payer-zy-page'),
  payerCT: () => import('../../features/account/payers/payer-ct-page'),
  oldPayer: () => import('../../features/account/payers/old-payer-page'),
  deliveryaddress: () => import('../../features/account/addresses/address-page'),
  ownLists: () => import('../../features/account/own-lists/own-lists-page'),
  myConcern: () => import('../../features/buying/concerns/concern-page'),
} satisfies SectionPages<'personal'>;
