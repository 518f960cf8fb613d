import type { SectionPages } from './daily';

export const pages = {
  releasePolicy: () => import('../../features/documents/policies/release-policy-page'),
  policyTrack: () => import('../../features/documents/policies/policy-track-page'),
  policyTrackTob: () => import('../../features/documents/policies/channel-policy-page'),
  policyTrackToc: () => import('../../features/documents/policies/consumer-policy-page'),
  polTrackTobDetail: () => import('../../features/documents/policies/policy-detail-page'),
  stockReportForms: () => import('../../features/buying/stock-planning/stock-report-page'),
  contractPanel: () => import('../../features/documents/policies/contracts-page'),
  contractPanelDetail: () => import('../../features/documents/policies/contract-detail-page'),
  feeTracking: () => import('../../features/documents/policies/fee-tracking-page'),
  feeAllotCashDetail: () => import('../../features/documents/policies/prizes-page'),
  countyPolicyTracking: () => import('../../features/documents/policies/county-policy-page'),
  eventTrace: () => import('../../features/messages-and-help/feedback/event-trace-page'),
} satisfies SectionPages<'policies'>;
