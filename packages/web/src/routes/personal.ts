import { defineRoutes } from './define';

export const personalRoutes = defineRoutes(
  'main',
  {
    oldpayerZY: { path: 'personal/oldpayerZY', title: '付款方（旧）' },
    oldpayerCT: { path: 'personal/oldpayerCT', title: '付款方（旧）' },
    payerZY: { path: 'personal/payerZY', title: '付款方' },
    payerCT: { path: 'personal/payerCT', title: '付款方' },
    oldPayer: { path: 'personal/oldPayer', title: '付款方（旧版）' },
    deliveryaddress: { path: 'deliveryaddress', title: '收货地址' },
    myConcern: { path: 'myConcern', title: '商品关注' },
  },
  () => import('./pages/personal'),
);
