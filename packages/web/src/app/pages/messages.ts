import type { SectionPages } from './daily';

export const pages = {
  news: () => import('../../features/messages-and-help/news/news-list-page'),
  newsNewsDetail: () => import('../../features/messages-and-help/news/news-page'),
  letters: () => import('../../features/documents/letters/letter-list-page'),
  lettersLetterConfirm: () => import('../../features/documents/letters/letter-confirm-page'),
  lettersLetterConfirmList: () => import('../../features/documents/letters/letter-confirm-list-page'),
  messagelist: () => import('../../features/messages-and-help/messages/message-list-page'),
  commonMessageDetail: () => import('../../features/messages-and-help/messages/message-page'),
  SMSlist: () => import('../../features/messages-and-help/sms/sms-list-page'),
  smsManage: () => import('../../features/messages-and-help/sms/sms-manage-page'),
  smsManageOrderDetail: () => import('../../features/messages-and-help/sms/sms-page'),
} satisfies SectionPages<'messages'>;
