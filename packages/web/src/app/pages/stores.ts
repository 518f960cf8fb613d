import type { SectionPages } from './daily';

export const pages = {
  activeshopTab: () => import('../../features/stores/store-reports/shop-activity-page'),
  eventlist: () => import('../../features/stores/store-reports/event-list-page'),
  storeapplication: () => import('../../features/stores/applications/store-application-page'),
  applying: () => import('../../features/stores/applications/applying-page'),
  applydetail: () => import('../../features/stores/applications/apply-detail-page'),
  redecorationDetail: () => import('../../features/stores/applications/redecoration-detail-page'),
  evaluate: () => import('../../features/evaluation/evaluate-page'),
  netvipapply: () => import('../../features/stores/wizard/netvip-apply-page'),
  netvipdetail: () => import('../../features/stores/applications/netvip-detail-page'),
  boothMaintenanceReport: () => import('../../features/stores/store-reports/booth-report-page'),
  boothMaintenanceMain: () => import('../../features/stores/store-reports/booths-page'),
  indexNoReported: () => import('../../features/stores/store-reports/booths-open-page'),
  indexReported: () => import('../../features/stores/store-reports/booths-reported-page'),
} satisfies SectionPages<'stores'>;
