import type { SectionPages } from './daily';

export const pages = {
  posapply: () => import('../../features/pos/forms/agreement-page'),
  posbinding: () => import('../../features/pos/forms/binding-page'),
  receipt: () => import('../../features/pos/slip-page'),
  posservicecharge: () => import('../../features/pos/service-charge-page'),
  annualfee: () => import('../../features/pos/forms/fee-page'),
  pospay: () => import('../../features/pos/forms/recharge-page'),
} satisfies SectionPages<'pos'>;
