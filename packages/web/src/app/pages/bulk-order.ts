import type { SectionPages } from './daily';

export const pages = {
  bigorderMallListJson: () => import('../../features/bulk-order/mall-list-page'),
  bigorderDetail: () => import('../../features/bulk-order/order/activity-page'),
  bigorderResult: () => import('../../features/bulk-order/order/result-page'),
} satisfies SectionPages<'bulkOrder'>;
