import type { SectionPages } from './daily';

export const pages = {
  oldpayerZY: () => import('../../features/payers/old-payer-zy-page'),
  oldpayerCT: () => import('../../features/payers/old-payer-ct-page'),
  payerZY: () => import('../../features/payers/payer-zy-page'),
  payerCT: () => import('../../features/payers/payer-ct-page'),
  oldPayer: () => import('../../features/payers/old-payer-page'),
  deliveryaddress: () => import('../../features/addresses/address-page'),
  myConcern: () => import('../../features/concerns/concern-page'),
} satisfies SectionPages<'personal'>;
