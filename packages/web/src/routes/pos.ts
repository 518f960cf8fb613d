import { defineRoutes } from './define';

export const posRoutes = defineRoutes('main', {
  posapply: { path: 'posapply', title: 'POS 申请' },
  posbinding: { path: 'posbinding', title: 'POS 绑定' },
  receipt: { path: 'receipt', title: 'POS 签购单' },
  posservicecharge: { path: 'posservicecharge', title: 'POS 手续费' },
  annualfee: { path: 'annualfee', title: 'POS 年费' },
  pospay: { path: 'pospay', title: 'POS 支付' },
});
