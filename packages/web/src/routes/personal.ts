import { defineRoutes } from './define';

export const personalRoutes = defineRoutes('main', {
  oldpayerZY: {
    path: 'personal/oldpayerZY',
    title: '付款方（旧）',
    page: () => import('../features/payers/old-payer-zy-page'),
  },
  oldpayerCT: {
    path: 'personal/oldpayerCT',
    title: '付款方（旧）',
    page: () => import('../features/payers/old-payer-ct-page'),
  },
  payerZY: {
    path: 'personal/payerZY',
    title: '付款方',
    page: () => import('../features/payers/payer-zy-page'),
  },
  payerCT: {
    path: 'personal/payerCT',
    title: '付款方',
    page: () => import('../features/payers/payer-ct-page'),
  },
  oldPayer: {
    path: 'personal/oldPayer',
    title: '付款方（旧版）',
    page: () => import('../features/payers/old-payer-page'),
  },
  deliveryaddress: {
    path: 'deliveryaddress',
    title: '收货地址',
    page: () => import('../features/addresses/address-page'),
  },
  myConcern: {
    path: 'myConcern',
    title: '商品关注',
    page: () => import('../features/concerns/concern-page'),
  },
});
