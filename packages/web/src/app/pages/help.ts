import type { SectionPages } from './daily';

export const pages = {
  mallHelpPage: () => import('../../features/messages-and-help/questions/help-page'),
  mallEditHelpPage: () => import('../../features/messages-and-help/questions/edit-help-page'),
} satisfies SectionPages<'help'>;
