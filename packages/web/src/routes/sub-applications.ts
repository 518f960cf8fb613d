import { defineRoutes } from './define';

export const subApplicationsRoutes = defineRoutes('main', {
  pcMall: { path: 'pc-mall/*', title: '商城', from: 'anywhere' },
  pcFinance: { path: 'pc-finance/*', title: '金融', from: ['monthlybill'] },
  pcGeneric: { path: 'pc-generic/*', title: '通用', from: 'anywhere' },
});
