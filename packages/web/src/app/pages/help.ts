import type { SectionPages } from './daily';

export const pages = {
  mallHelpPage: () => import('../../features/questions/help-page'),
  mallEditHelpPage: () => import('../../features/questions/edit-help-page'),
} satisfies SectionPages<'help'>;
