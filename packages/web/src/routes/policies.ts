import { defineRoutes } from './define';

export const policiesRoutes = defineRoutes('main', {
  releasePolicy: { path: 'releasePolicy', title: '政策发布' },
  policyTrack: { path: 'policyTrack', title: '政策跟踪' },
  policyTrackTob: { path: 'policyTrackTob', title: '政策跟踪（B 端）' },
  policyTrackToc: { path: 'policyTrackToc', title: '政策跟踪（C 端）' },
  polTrackTobDetail: {
    path: 'polTrackTobDetail',
    title: '政策跟踪详情',
    from: ['policyTrackTob'],
    ofObject: true,
  },
  stockReportForms: { path: 'stockReportForms', title: '库存报表' },
  contractPanel: { path: 'contractPanel', title: '合同面板' },
  contractPanelDetail: {
    path: 'contractPanel/detail',
    title: '合同面板详情',
    from: ['contractPanel'],
    ofObject: true,
  },
  feeTracking: { path: 'feeTracking', title: '费用跟踪' },
  feeAllotCashDetail: { path: 'feeAllotCashDetail', title: '费用分配兑现明细' },
  countyPolicyTracking: { path: 'countyPolicyTracking', title: '县级政策跟踪' },
  eventTrace: { path: 'eventTrace', title: '事件追踪' },
});
