import { defineRoutes } from './define';

export const helpRoutes = defineRoutes('help', {
  mallHelpPage: {
    path: 'mall/helpPage',
    title: '帮助中心',
    page: () => import('../features/questions/help-page'),
  },
  mallEditHelpPage: {
    path: 'mall/editHelpPage',
    title: '帮助编辑',
    page: () => import('../features/questions/edit-help-page'),
  },
});
