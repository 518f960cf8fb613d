import type { RouteName } from '#routes';
import { documentAddress } from '#widgets/document-line/document-address';

const PAGES: Readonly<Record<string, RouteName>> = { VIP: 'netvipdetail', REBUILD: 'redecorationDetail' };

/** The page of an application, by its kind. */
export function detailAddress(type: string, applyNo: string): string {
  return documentAddress(PAGES[type] ?? 'applydetail', { applyNo }) ?? '';
}
