import type { SectionPages } from './daily';

export const pages = {
  agreementList: () => import('../../features/documents/letters/agreement-list-page'),
  notFound: () => import('../errors/not-found-page'),
  test: () => import('../self-check/self-check-page'),
  demo: () => import('../interface-samples/demo-page'),
  page56Jsh: () => import('../../features/messages-and-help/news/jsh-page'),
  goElectricSignPage: () => import('../../features/documents/signing/electronic-sign-page'),
  Ordernotice: () => import('../../features/messages-and-help/news/order-notice-page'),
  historyQuestion: () => import('../../features/messages-and-help/feedback/history-question-page'),
  identificationOverdue: () => import('../../features/account/customer-view/identification-overdue-page'),
  overdueReturn: () => import('../../features/orders/returns/overdue-return-page'),
  questionReportNew: () => import('../../features/messages-and-help/feedback/question-report-page'),
  haierdetail: () => import('../../features/messages-and-help/news/ecosystem-page'),
  tablelist: () => import('../interface-samples/table-list-page'),
  table: () => import('../interface-samples/table-page'),
  annualcontract: () => import('../../features/documents/policies/annual-contracts-page'),
  annualcontractNew: () => import('../../features/documents/policies/annual-targets-page'),
  annualcontractNewDetail: () => import('../../features/documents/policies/annual-contract-detail-page'),
  ylh: () => import('../../features/other-systems/easy-tally/embedded-page'),
  jump: () => import('../jump/jump-page'),
  delt: () => import('../../features/messages-and-help/messages/todo-list-page'),
} satisfies SectionPages<'other'>;
