import type { SectionPages } from './daily';

export const pages = {
  agreementList: () => import('../../features/letters/agreement-list-page'),
  notFound: () => import('../errors/not-found-page'),
  test: () => import('../../features/self-check/self-check-page'),
  demo: () => import('../../features/interface-samples/demo-page'),
  page56Jsh: () => import('../../features/news/jsh-page'),
  goElectricSignPage: () => import('../../features/signing/electronic-sign-page'),
  Ordernotice: () => import('../../features/reading/order-notice-page'),
  historyQuestion: () => import('../../features/feedback/history-question-page'),
  identificationOverdue: () => import('../../features/customer-view/identification-overdue-page'),
  overdueReturn: () => import('../../features/overdue-returns/overdue-return-page'),
  questionReportNew: () => import('../../features/feedback/question-report-page'),
  haierdetail: () => import('../../features/news/ecosystem-page'),
  tablelist: () => import('../../features/interface-samples/table-list-page'),
  table: () => import('../../features/interface-samples/table-page'),
  annualcontract: () => import('../../features/policies/annual-contracts-page'),
  annualcontractNew: () => import('../../features/policies/annual-targets-page'),
  annualcontractNewDetail: () => import('../../features/policies/annual-contract-detail-page'),
  ylh: () => import('../../features/easy-tally/embedded-page'),
  jump: () => import('../../features/jump/jump-page'),
  delt: () => import('../../features/messages/todo-list-page'),
} satisfies SectionPages<'other'>;
