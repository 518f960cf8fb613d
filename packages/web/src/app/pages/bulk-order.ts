import type { SectionPages } from './daily';

export const pages = {
  bigorderMallListJson: () => import('../../features/buying/bulk-order/mall-list-page'),
  bigorderDetail: () => import('../../features/buying/bulk-order/order/activity-page'),
  bigorderResult: () => import('../../features/buying/bulk-order/order/result-page'),
} satisfies SectionPages<'bulkOrder'>;
