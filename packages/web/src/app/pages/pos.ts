import type { SectionPages } from './daily';

export const pages = {
  posapply: () => import('../../features/money/pos/forms/agreement-page'),
  posbinding: () => import('../../features/money/pos/forms/binding-page'),
  receipt: () => import('../../features/money/pos/slip-page'),
  posservicecharge: () => import('../../features/money/pos/service-charge-page'),
  annualfee: () => import('../../features/money/pos/forms/fee-page'),
  pospay: () => import('../../features/money/pos/forms/recharge-page'),
} satisfies SectionPages<'pos'>;
