import { defineRoutes } from './define';

export const personalRoutes = defineRoutes('main', {
  oldpayerZY: { path: 'personal/oldpayerZY', title: '付款方（旧）', from: ['oldpayerCT'] },
  oldpayerCT: { path: 'personal/oldpayerCT', title: '付款方（旧）', from: ['oldpayerZY'] },
  payerZY: { path: 'personal/payerZY', title: '付款方', from: ['payerCT'] },
  payerCT: { path: 'personal/payerCT', title: '付款方', from: ['payerZY'] },
  oldPayer: { path: 'personal/oldPayer', title: '付款方（旧版）', from: ['oldpayerZY', 'oldpayerCT'] },
  deliveryaddress: { path: 'deliveryaddress', title: '收货地址' },
  ownLists: { path: 'personal/ownLists', title: '本机的清单和设置', from: 'anywhere', isOwn: true },
  myConcern: { path: 'myConcern', title: '商品关注' },
});
