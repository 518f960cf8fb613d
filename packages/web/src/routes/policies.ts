import { defineRoutes } from './define';

export const policiesRoutes = defineRoutes('main', {
  releasePolicy: {
    path: 'releasePolicy',
    title: '政策发布',
    page: () => import('../features/policies/release-policy-page'),
  },
  policyTrack: {
    path: 'policyTrack',
    title: '政策跟踪',
    page: () => import('../features/policies/policy-track-page'),
  },
  policyTrackTob: {
    path: 'policyTrackTob',
    title: '政策跟踪（B 端）',
    page: () => import('../features/policies/channel-policy-page'),
  },
  policyTrackToc: {
    path: 'policyTrackToc',
    title: '政策跟踪（C 端）',
    page: () => import('../features/policies/consumer-policy-page'),
  },
  polTrackTobDetail: {
    path: 'polTrackTobDetail',
    title: '政策跟踪详情',
    ofObject: true,
    page: () => import('../features/policies/policy-detail-page'),
  },
  stockReportForms: { path: 'stockReportForms', title: '库存报表' },
  contractPanel: {
    path: 'contractPanel',
    title: '合同面板',
    page: () => import('../features/policies/contracts-page'),
  },
  contractPanelDetail: { path: 'contractPanel/detail', title: '合同面板详情', ofObject: true },
  feeTracking: {
    path: 'feeTracking',
    title: '费用跟踪',
    page: () => import('../features/policies/fee-tracking-page'),
  },
  feeAllotCashDetail: {
    path: 'feeAllotCashDetail',
    title: '费用分配兑现明细',
    page: () => import('../features/policies/prizes-page'),
  },
  countyPolicyTracking: {
    path: 'countyPolicyTracking',
    title: '县级政策跟踪',
    page: () => import('../features/policies/county-policy-page'),
  },
  eventTrace: {
    path: 'eventTrace',
    title: '事件追踪',
    page: () => import('../features/feedback/event-trace-page'),
  },
});
