import { defineRoutes } from './define';

export const messagesRoutes = defineRoutes('main', {
  news: { path: 'news', title: '资讯' },
  newsNewsDetail: { path: 'news/newsDetail/:newsId', title: '资讯详情', from: ['news'], ofObject: true },
  letters: { path: 'letters', title: '函件' },
  lettersLetterConfirm: { path: 'letters/letterConfirm', title: '函件确认' },
  lettersLetterConfirmList: { path: 'letters/letterConfirmList', title: '函件确认列表' },
  messagelist: { path: 'messagelist', title: '消息列表', from: 'anywhere' },
  commonMessageDetail: { path: 'commonMessageDetail', title: '消息详情', from: 'anywhere', ofObject: true },
  SMSlist: { path: 'SMSlist', title: '短信列表' },
  smsManage: { path: 'smsManage', title: '短信管理', keepAlive: true },
  smsManageOrderDetail: {
    path: 'smsManage/order/detail',
    title: '短信订单详情',
    from: ['smsManage'],
    ofObject: true,
  },
});
