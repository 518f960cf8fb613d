import { defineRoutes } from './define';

/** Whoever comes back from the bank may have lost the session on the way. */
const PAID = '付款是否到账以系统记录为准，登录后即可查看；请不要重复付款。';
const donePage = () => import('../features/payment/payment-done-page');

export const paymentRoutes = defineRoutes('main', {
  payment: {
    path: 'payment',
    title: '付款',
    keepAlive: true,
    page: () => import('../features/payment/payment-page'),
  },
  paymentN: {
    path: 'paymentN',
    title: '付款（新版）',
    page: () => import('../features/payment/payment-page'),
  },
  payments: {
    path: 'payments',
    title: '批量付款',
    page: () => import('../features/payment/batch/payments-page'),
  },
  onlinePayment: {
    path: 'onlinePayment',
    title: '在线支付',
    page: () => import('../features/payment/online-payment-page'),
  },
  paymentDone: { path: 'paymentDone', title: '支付完成', page: donePage, signInText: PAID },
  paymentPaymentDone: {
    path: 'payment/paymentDone',
    title: '支付完成',
    page: donePage,
    signInText: PAID,
  },
  haierDigitalTransfer: {
    path: 'haierDigitalTransfer',
    title: '数币转账',
    page: () => import('../features/funds/transfer/digital-start-page'),
  },
  haierDigitalTransferConfirm: {
    path: 'haierDigitalTransferConfirm',
    title: '数币转账确认',
    page: () => import('../features/funds/transfer/digital-confirm-page'),
  },
  haierDigitalTransferResult: {
    path: 'haierDigitalTransferResult',
    title: '数币转账结果',
    page: () => import('../features/funds/digital-transfer-page'),
  },
  digitalCurrencyOpenAccountInfo: {
    path: 'digitalCurrencyOpenAccountInfo',
    title: '数币开户信息',
    page: () => import('../features/payment-accounts/forms/open-digital-page'),
  },
  digitalCurrencyOpenAccountExamine: {
    path: 'digitalCurrencyOpenAccountExamine',
    title: '数币开户审核',
    page: () => import('../features/payment-accounts/digital-review-page'),
  },
  unbundcard: {
    path: 'unbundcard',
    title: '银行卡解绑',
    page: () => import('../features/payment-accounts/forms/unbind-page'),
  },
  payInfo: {
    path: 'payInfo',
    title: '付款信息',
    page: () => import('../features/payment-accounts/pay-info-page'),
  },
  airpayInfo: {
    path: 'airpayInfo',
    title: '空调付款信息',
    page: () => import('../features/payment-accounts/air-pay-info-page'),
  },
  airpayment: {
    path: 'airpayment',
    title: '空调付款',
    page: () => import('../features/payment/air/air-payment-page'),
  },
  AirOnlinePayment: {
    path: 'AirOnlinePayment',
    title: '空调在线支付',
    page: () => import('../features/payment/air/air-online-payment-page'),
  },
  airtransfer: {
    path: 'airtransfer',
    title: '空调划转',
    page: () => import('../features/funds/air-transfer-page'),
  },
  AirtransferOnline: {
    path: 'AirtransferOnline',
    title: '空调在线划转',
    page: () => import('../features/funds/transfer/air-online-page'),
  },
  airrefund: {
    path: 'airrefund',
    title: '空调退款',
    page: () => import('../features/funds/transfer/air-refund-page'),
  },
  airinterestrefund: {
    path: 'airinterestrefund',
    title: '空调贴息退款',
    page: () => import('../features/funds/transfer/air-interest-refund-page'),
  },
  airFinancingStatement: {
    path: 'airFinancingStatement',
    title: '空调融资对账单',
    page: () => import('../features/funds/air-statement-page'),
  },
  KJTtransfer: {
    path: 'KJTtransfer',
    title: '快捷通划转',
    page: () => import('../features/funds/kjt-transfer-page'),
  },
  KJTrefund: {
    path: 'KJTrefund',
    title: '快捷通退款',
    page: () => import('../features/funds/transfer/kjt-refund-page'),
  },
  KJTtransferOnline: {
    path: 'KJTtransferOnline',
    title: '快捷通在线划转',
    page: () => import('../features/funds/transfer/kjt-online-page'),
  },
  KJTPaymentDone: { path: 'KJTPaymentDone', title: '快捷通支付完成', page: donePage },
  paymentpassword: { path: 'paymentpassword', title: '支付密码' },
  paySection: {
    path: 'paySection',
    title: '付款分段',
    page: () => import('../features/statements/receipts/pay-section-page'),
  },
  accountsubmit: {
    path: 'accountsubmit',
    title: '开户提交',
    page: () => import('../features/payment-accounts/forms/open-account-page'),
  },
  accountmessage: {
    path: 'accountmessage',
    title: '开户信息',
    page: () => import('../features/payment-accounts/account-list-page'),
  },
  preoccupiedwater: {
    path: 'preoccupiedwater',
    title: '预占流水',
    page: () => import('../features/funds/pre-occupied-page'),
  },
  accounterror: {
    path: 'accounterror',
    title: '开户失败',
    page: () => import('../features/payment-accounts/rejected-accounts-page'),
  },
  havesign: {
    path: 'havesign',
    title: '已签约',
    page: () => import('../features/payment-accounts/signed-accounts-page'),
  },
  opencredit: {
    path: 'opencredit',
    title: '开通信用',
    page: () => import('../features/payment-accounts/forms/open-credit-page'),
  },
  viewdefault: {
    path: 'viewdefault',
    title: '违约查看',
    page: () => import('../features/lending/credit/default-page'),
  },
  opencreditCT: {
    path: 'opencreditCT',
    title: '开通信用（传统）',
    page: () => import('../features/payment-accounts/forms/open-credit-traditional-page'),
  },
  viewdefaultCT: {
    path: 'viewdefaultCT',
    title: '违约查看（传统）',
    page: () => import('../features/lending/credit/default-page'),
  },
});
