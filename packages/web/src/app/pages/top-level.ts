import type { SectionPages } from './daily';

export const pages = {
  payPage: () => import('../../features/payment/by-address/pay-page'),
  signing: () => import('../../features/signing/signing-page'),
  udeskcustomerview: () => import('../../features/customer-view/udesk-customer-view-page'),
  protectionPolicy: () => import('../../features/reading/protection-policy-page'),
} satisfies SectionPages<'topLevel'>;
