import { defineRoutes } from './define';

export const messagesRoutes = defineRoutes('main', {
  news: {
    path: 'news',
    title: '资讯',
    page: () => import('../features/news/news-list-page'),
  },
  newsNewsDetail: {
    path: 'news/newsDetail/:newsId',
    title: '资讯详情',
    page: () => import('../features/news/news-page'),
    ofObject: true,
  },
  letters: {
    path: 'letters',
    title: '函件',
    page: () => import('../features/letters/letter-list-page'),
  },
  lettersLetterConfirm: {
    path: 'letters/letterConfirm',
    title: '函件确认',
    page: () => import('../features/letters/letter-confirm-page'),
  },
  lettersLetterConfirmList: {
    path: 'letters/letterConfirmList',
    title: '函件确认列表',
    page: () => import('../features/letters/letter-confirm-list-page'),
  },
  messagelist: {
    path: 'messagelist',
    title: '消息列表',
    page: () => import('../features/messages/message-list-page'),
  },
  commonMessageDetail: {
    path: 'commonMessageDetail',
    title: '消息详情',
    page: () => import('../features/messages/message-page'),
    ofObject: true,
  },
  SMSlist: {
    path: 'SMSlist',
    title: '短信列表',
    page: () => import('../features/sms/sms-list-page'),
  },
  smsManage: {
    path: 'smsManage',
    title: '短信管理',
    keepAlive: true,
    page: () => import('../features/sms/sms-manage-page'),
  },
  smsManageOrderDetail: {
    path: 'smsManage/order/detail',
    title: '短信订单详情',
    page: () => import('../features/sms/sms-page'),
    ofObject: true,
  },
});
