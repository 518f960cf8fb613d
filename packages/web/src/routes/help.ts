import { defineRoutes } from './define';

export const helpRoutes = defineRoutes('help', {
  mallHelpPage: { path: 'mall/helpPage', title: '帮助中心', from: 'anywhere' },
  mallEditHelpPage: { path: 'mall/editHelpPage', title: '帮助编辑', from: ['mallHelpPage'] },
});
