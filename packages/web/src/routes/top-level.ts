import { defineRoutes, PAYMENT_PAGES } from './define';

export const topLevelRoutes = defineRoutes('bare', {
  payPage: {
    path: 'payPage/:data?',
    title: '支付',
    from: PAYMENT_PAGES,
  },
  signIn: {
    path: '401',
    title: '请先登录',
    from: 'anywhere',
  },
  forbidden: {
    path: '403',
    title: '没有权限',
    from: 'anywhere',
  },
  unavailable: {
    path: '503',
    title: '系统维护',
    from: 'anywhere',
  },
  signing: {
    path: 'signing/:debitAgreement?',
    title: '签署',
    from: 'anywhere',
  },
  udeskcustomerview: {
    path: 'udeskcustomerview',
    title: '客户视图',
    from: 'anywhere',
  },
  protectionPolicy: {
    path: 'protectionPolicy',
    title: '隐私政策',
    from: 'anywhere',
  },
});
