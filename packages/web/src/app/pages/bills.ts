import type { SectionPages } from './daily';

export const pages = {
  bankdiscount: () => import('../../features/documents/bills/discount/discount-page'),
  acceptanceentry: () => import('../../features/documents/bills/entry/entry-page'),
  billCount: () => import('../../features/documents/bills/bill-count-page'),
} satisfies SectionPages<'bills'>;
