import type { SectionPages } from './daily';

export const pages = {
  indexcontent: () => import('../../features/evaluation/evaluation-home-page'),
  evaluationcontent: () => import('../../features/evaluation/evaluation-content-page'),
  evaluationsuccess: () => import('../../features/evaluation/evaluation-success-page'),
  login: () => import('../../features/session/login-page'),
} satisfies SectionPages<'mobile'>;
