import type { SectionPages } from './daily';

/** One page hosts all three; which one it shows is in the path. */
const page = () => import('../../features/other-systems/sub-applications/sub-application-page');

export const pages = {
  pcMall: page,
  pcFinance: page,
  pcGeneric: page,
} satisfies SectionPages<'subApplications'>;
