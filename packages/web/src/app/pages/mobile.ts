import type { SectionPages } from './daily';

export const pages = {
  indexcontent: () => import('../../features/orders/evaluation/evaluation-home-page'),
  evaluationcontent: () => import('../../features/orders/evaluation/evaluation-content-page'),
  evaluationsuccess: () => import('../../features/orders/evaluation/evaluation-success-page'),
  login: () => import('../session/login-page'),
} satisfies SectionPages<'mobile'>;
