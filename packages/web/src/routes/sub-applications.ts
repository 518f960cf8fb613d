import { defineRoutes, type PageModule } from './define';

/** One page hosts all three; which one it shows is in the path. */
const page = (): Promise<PageModule> => import('../features/sub-applications/sub-application-page');

export const subApplicationsRoutes = defineRoutes('main', {
  pcMall: { path: 'pc-mall/*', title: '商城', page },
  pcFinance: { path: 'pc-finance/*', title: '金融', page },
  pcGeneric: { path: 'pc-generic/*', title: '通用', page },
});
