import type { SectionPages } from './daily';

export const pages = {
  releasePolicy: () => import('../../features/policies/release-policy-page'),
  policyTrack: () => import('../../features/policies/policy-track-page'),
  policyTrackTob: () => import('../../features/policies/channel-policy-page'),
  policyTrackToc: () => import('../../features/policies/consumer-policy-page'),
  polTrackTobDetail: () => import('../../features/policies/policy-detail-page'),
  stockReportForms: () => import('../../features/stock-planning/stock-report-page'),
  contractPanel: () => import('../../features/policies/contracts-page'),
  contractPanelDetail: () => import('../../features/policies/contract-detail-page'),
  feeTracking: () => import('../../features/policies/fee-tracking-page'),
  feeAllotCashDetail: () => import('../../features/policies/prizes-page'),
  countyPolicyTracking: () => import('../../features/policies/county-policy-page'),
  eventTrace: () => import('../../features/feedback/event-trace-page'),
} satisfies SectionPages<'policies'>;
