import type { SectionPages } from './daily';

export const pages = {
  news: () => import('../../features/news/news-list-page'),
  newsNewsDetail: () => import('../../features/news/news-page'),
  letters: () => import('../../features/letters/letter-list-page'),
  lettersLetterConfirm: () => import('../../features/letters/letter-confirm-page'),
  lettersLetterConfirmList: () => import('../../features/letters/letter-confirm-list-page'),
  messagelist: () => import('../../features/messages/message-list-page'),
  commonMessageDetail: () => import('../../features/messages/message-page'),
  SMSlist: () => import('../../features/sms/sms-list-page'),
  smsManage: () => import('../../features/sms/sms-manage-page'),
  smsManageOrderDetail: () => import('../../features/sms/sms-page'),
} satisfies SectionPages<'messages'>;
