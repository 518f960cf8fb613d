import { defineRoutes } from './define';

export const billsRoutes = defineRoutes('main', {
  bankdiscount: { path: 'bankdiscount', title: '银行贴现' },
  acceptanceentry: { path: 'acceptanceentry', title: '承兑录入' },
  billCount: { path: 'billCount', title: '票据统计' },
});
