import { defineRoutes } from './define';

export const otherRoutes = defineRoutes('main', {
  agreementList: { path: 'agreementList', title: '协议列表' },
  notFound: { path: '404', title: '页面不存在', from: 'anywhere' },
  test: { path: 'test', title: '环境自检', from: 'anywhere' },
  demo: { path: 'demo', title: '界面样例', from: 'anywhere' },
  page56Jsh: { path: 'page56Jsh', title: '巨商汇专页' },
  goElectricSignPage: { path: 'goElectricSignPage', title: '电子签章' },
  Ordernotice: { path: 'Ordernotice', title: '下单须知', from: 'anywhere' },
  historyQuestion: { path: 'historyQuestion', title: '历史问题', from: 'anywhere' },
  identificationOverdue: { path: 'identificationOverdue', title: '证件过期' },
  overdueReturn: { path: 'overdueReturn', title: '逾期退货' },
  questionReportNew: { path: 'question-report-new', title: '问题反馈' },
  haierdetail: { path: 'haierdetail', title: '生态场景' },
  tablelist: { path: 'tablelist', title: '列表样例', from: 'anywhere' },
  table: { path: 'table', title: '表格样例', from: 'anywhere' },
  annualcontract: { path: 'annualcontract', title: '年度合同' },
  annualcontractNew: { path: 'annualcontractNew', title: '年度合同（新版）' },
  annualcontractNewDetail: {
    path: 'annualcontractNewDetail',
    title: '年度合同详情',
    from: ['annualcontractNew', 'annualcontract'],
    ofObject: true,
  },
  ylh: { path: 'ylh/*', title: '易理货' },
  jump: { path: 'jump', title: '跳转', from: 'anywhere' },
  delt: { path: 'delt', title: '待办', from: 'anywhere' },
});
