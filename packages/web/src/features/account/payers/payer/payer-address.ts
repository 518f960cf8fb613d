import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { href } from '#routes';

/** The views of one payer, and of the money of all of them. */
export const PAYER_TABS = [
  { tab: 'payer', label: '总览' },
  { tab: 'runway', label: '资金安排' },
  { tab: 'whatif', label: '试算一笔' },
  { tab: 'forecast', label: '全部账户' },
] as const;

export type PayerTab = (typeof PAYER_TABS)[number]['tab'];

/** A view of one payer, on the payer page that the user is on. */
export function payerAddress(page: PayerPage, payerCode: string, tab: PayerTab = 'payer'): string {
  return `${href(page)}?${new URLSearchParams({ tab, payer: payerCode })}`;
}

/** The view that the address asks for; undefined where it asks for the list. */
export function payerTabOf(params: URLSearchParams): PayerTab | undefined {
  return PAYER_TABS.find(({ tab }) => tab === params.get('tab'))?.tab;
}
