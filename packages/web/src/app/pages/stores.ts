import type { SectionPages } from './daily';

export const pages = {
  activeshopTab: () => import('../../features/stores-and-projects/stores/store-reports/shop-activity-page'),
  eventlist: () => import('../../features/stores-and-projects/stores/store-reports/event-list-page'),
  storeapplication: () =>
    import('../../features/stores-and-projects/stores/applications/store-application-page'),
  applying: () => import('../../features/stores-and-projects/stores/applications/applying-page'),
  applydetail: () => import('../../features/stores-and-projects/stores/applications/apply-detail-page'),
  redecorationDetail: () =>
    import('../../features/stores-and-projects/stores/applications/redecoration-detail-page'),
  evaluate: () => import('../../features/orders/evaluation/evaluate-page'),
  netvipapply: () => import('../../features/stores-and-projects/stores/wizard/netvip-apply-page'),
  netvipdetail: () => import('../../features/stores-and-projects/stores/applications/netvip-detail-page'),
  boothMaintenanceReport: () =>
    import('../../features/stores-and-projects/stores/store-reports/booth-report-page'),
  boothMaintenanceMain: () => import('../../features/stores-and-projects/stores/store-reports/booths-page'),
  indexNoReported: () => import('../../features/stores-and-projects/stores/store-reports/booths-open-page'),
  indexReported: () => import('../../features/stores-and-projects/stores/store-reports/booths-reported-page'),
} satisfies SectionPages<'stores'>;
