import { defineRoutes, PAYMENT_PAGES } from './define';

/** A user who comes back from the bank may have lost the session on the way. */
const PAID = '付款是否到账以系统记录为准，登录后即可查看；请不要重复付款。';

export const paymentRoutes = defineRoutes(
  'main',
  {
    payment: { path: 'payment', title: '付款', keepAlive: true },
    paymentN: { path: 'paymentN', title: '付款（新版）' },
    payments: { path: 'payments', title: '批量付款' },
    onlinePayment: { path: 'onlinePayment', title: '在线支付' },
    paymentDone: { path: 'paymentDone', title: '付款结果', from: PAYMENT_PAGES, signInText: PAID },
    paymentPaymentDone: {
      path: 'payment/paymentDone',
      title: '付款结果',
      from: PAYMENT_PAGES,
      signInText: PAID,
    },
    haierDigitalTransfer: { path: 'haierDigitalTransfer', title: '数币转账' },
    haierDigitalTransferConfirm: {
      path: 'haierDigitalTransferConfirm',
      title: '数币转账确认',
      from: ['haierDigitalTransfer'],
    },
    haierDigitalTransferResult: {
      path: 'haierDigitalTransferResult',
      title: '数币转账结果',
      from: ['haierDigitalTransfer'],
    },
    digitalCurrencyOpenAccountInfo: { path: 'digitalCurrencyOpenAccountInfo', title: '数币开户信息' },
    digitalCurrencyOpenAccountExamine: { path: 'digitalCurrencyOpenAccountExamine', title: '数币开户审核' },
    unbundcard: { path: 'unbundcard', title: '银行卡解绑' },
    payInfo: { path: 'payInfo', title: '付款信息' },
    airpayInfo: { path: 'airpayInfo', title: '空调付款信息' },
    airpayment: { path: 'airpayment', title: '空调付款' },
    AirOnlinePayment: { path: 'AirOnlinePayment', title: '空调在线支付' },
    airtransfer: { path: 'airtransfer', title: '空调划转' },
    AirtransferOnline: { path: 'AirtransferOnline', title: '空调在线划转' },
    airrefund: { path: 'airrefund', title: '空调退款' },
    airinterestrefund: { path: 'airinterestrefund', title: '空调贴息退款' },
    airFinancingStatement: { path: 'airFinancingStatement', title: '空调融资对账单' },
    KJTtransfer: { path: 'KJTtransfer', title: '快捷通划转' },
    KJTrefund: { path: 'KJTrefund', title: '快捷通退款' },
    KJTtransferOnline: { path: 'KJTtransferOnline', title: '快捷通在线划转' },
    KJTPaymentDone: {
      path: 'KJTPaymentDone',
      title: '快捷通付款结果',
      from: ['KJTtransfer', 'KJTtransferOnline', 'KJTrefund'],
    },
    paymentpassword: { path: 'paymentpassword', title: '支付密码' },
    paySection: { path: 'paySection', title: '付款分段' },
    accountsubmit: { path: 'accountsubmit', title: '开户提交' },
    accountmessage: { path: 'accountmessage', title: '开户信息' },
    preoccupiedwater: { path: 'preoccupiedwater', title: '预占流水' },
    accounterror: { path: 'accounterror', title: '开户失败', from: ['accountsubmit', 'accountmessage'] },
    havesign: { path: 'havesign', title: '已签约' },
    opencredit: { path: 'opencredit', title: '开通信用' },
    viewdefault: { path: 'viewdefault', title: '违约查看' },
    opencreditCT: { path: 'opencreditCT', title: '开通信用（传统）' },
    viewdefaultCT: { path: 'viewdefaultCT', title: '违约查看（传统）' },
  },
  () => import('./pages/payment'),
);
