import type { SectionPages } from './daily';

export const pages = {
  bankdiscount: () => import('../../features/bills/discount/discount-page'),
  acceptanceentry: () => import('../../features/bills/entry/entry-page'),
  billCount: () => import('../../features/bills/bill-count-page'),
} satisfies SectionPages<'bills'>;
