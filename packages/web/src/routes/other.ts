import { defineRoutes } from './define';

export const otherRoutes = defineRoutes('main', {
  agreementList: {
    path: 'agreementList',
    title: '协议列表',
    page: () => import('../features/letters/agreement-list-page'),
  },
  notFound: {
    path: '404',
    title: '页面不存在',
    page: () => import('../app/errors/not-found-page'),
  },
  test: {
    path: 'test',
    title: '环境自检',
    page: () => import('../features/self-check/self-check-page'),
  },
  demo: {
    path: 'demo',
    title: '界面样例',
    page: () => import('../features/interface-samples/demo-page'),
  },
  page56Jsh: {
    path: 'page56Jsh',
    title: '巨商汇专页',
    page: () => import('../features/news/jsh-page'),
  },
  goElectricSignPage: {
    path: 'goElectricSignPage',
    title: '电子签章',
    page: () => import('../features/signing/electronic-sign-page'),
  },
  Ordernotice: {
    path: 'Ordernotice',
    title: '下单须知',
    page: () => import('../features/reading/order-notice-page'),
  },
  historyQuestion: {
    path: 'historyQuestion',
    title: '历史问题',
    page: () => import('../features/feedback/history-question-page'),
  },
  identificationOverdue: {
    path: 'identificationOverdue',
    title: '证件过期',
    page: () => import('../features/customer-view/identification-overdue-page'),
  },
  overdueReturn: {
    path: 'overdueReturn',
    title: '逾期退货',
    page: () => import('../features/overdue-returns/overdue-return-page'),
  },
  questionReportNew: {
    path: 'question-report-new',
    title: '问题反馈',
    page: () => import('../features/feedback/question-report-page'),
  },
  haierdetail: {
    path: 'haierdetail',
    title: '生态场景',
    page: () => import('../features/news/ecosystem-page'),
  },
  tablelist: {
    path: 'tablelist',
    title: '列表样例',
    page: () => import('../features/interface-samples/table-list-page'),
  },
  table: {
    path: 'table',
    title: '表格样例',
    page: () => import('../features/interface-samples/table-page'),
  },
  annualcontract: { path: 'annualcontract', title: '年度合同' },
  annualcontractNew: { path: 'annualcontractNew', title: '年度合同（新版）' },
  annualcontractNewDetail: {
    path: 'annualcontractNewDetail',
    title: '年度合同详情',
    ofObject: true,
  },
  ylh: { path: 'ylh/*', title: '易理货' },
  jump: {
    path: 'jump',
    title: '跳转',
    page: () => import('../features/jump/jump-page'),
  },
  delt: { path: 'delt', title: '待办', page: () => import('../features/messages/todo-list-page') },
});
