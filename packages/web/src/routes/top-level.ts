import { defineRoutes } from './define';

export const topLevelRoutes = defineRoutes('bare', {
  payPage: {
    path: 'payPage/:data?',
    title: '支付',
    page: () => import('../features/payment/by-address/pay-page'),
  },
  signIn: {
    path: '401',
    title: '请先登录',
    page: () => import('../app/errors/sign-in-page'),
  },
  forbidden: {
    path: '403',
    title: '没有权限',
    page: () => import('../app/errors/forbidden-page'),
  },
  unavailable: {
    path: '503',
    title: '系统维护',
    page: () => import('../app/errors/unavailable-page'),
  },
  signing: {
    path: 'signing/:debitAgreement?',
    title: '签署',
    page: () => import('../features/signing/signing-page'),
  },
  udeskcustomerview: {
    path: 'udeskcustomerview',
    title: '客户视图',
    page: () => import('../features/customer-view/udesk-customer-view-page'),
  },
  protectionPolicy: {
    path: 'protectionPolicy',
    title: '隐私政策',
    page: () => import('../features/reading/protection-policy-page'),
  },
});
