import type { SectionPages } from './daily';

export const pages = {
  payPage: () => import('../../features/money/payment/by-address/pay-page'),
  signing: () => import('../../features/documents/signing/signing-page'),
  udeskcustomerview: () => import('../../features/account/customer-view/udesk-customer-view-page'),
  protectionPolicy: () => import('../../features/messages-and-help/news/protection-policy-page'),
} satisfies SectionPages<'topLevel'>;
