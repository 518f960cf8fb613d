import { defineRoutes } from './define';

export const subApplicationsRoutes = defineRoutes(
  'main',
  {
    pcMall: { path: 'pc-mall/*', title: '商城' },
    pcFinance: { path: 'pc-finance/*', title: '金融' },
    pcGeneric: { path: 'pc-generic/*', title: '通用' },
  },
  () => import('./pages/sub-applications'),
);
