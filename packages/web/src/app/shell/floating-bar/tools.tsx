import type { FloatingId } from '@dealer-portal/rules/menu';
import type { ExternalSite } from '#platform/config';
import { href } from '#routes';
import type { IconName } from '#ui/icon/icon-names';

/** The effect of a tool: it goes somewhere, opens a panel or a dialog, or acts immediately. */
export type ToolUse =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'window'; readonly site: ExternalSite }
  | { readonly kind: 'panel'; readonly panel: ToolPanel }
  | { readonly kind: 'dialog'; readonly dialog: ToolDialog }
  | { readonly kind: 'act'; readonly act: 'back' | 'top' };

/** Tools that open a small panel next to the bar. */
export type ToolPanel = 'balance' | 'qrCode' | 'feedback' | 'sort';

/** Tools that open a dialog. */
export type ToolDialog = 'calculator' | 'switchAddress';

interface Tool {
  readonly icon: IconName;
  readonly use: ToolUse;
}

const link = (to: string): ToolUse => ({ kind: 'link', to });
const panel = (name: ToolPanel): ToolUse => ({ kind: 'panel', panel: name });

/** Every tool of the floating bar: its icon and what it does (FLOAT-01). Which of them a user sees is a rule. */
export const TOOLS: Readonly<Record<FloatingId, Tool>> = {
  calculator: { icon: 'calculator', use: { kind: 'dialog', dialog: 'calculator' } },
  recommendation: { icon: 'bulb', use: link(href('purchaseRecommand')) },
  eventTrace: { icon: 'history', use: link(href('eventTrace')) },
  orders: { icon: 'orders', use: link(href('myOrder')) },
  switchAddress: { icon: 'place', use: { kind: 'dialog', dialog: 'switchAddress' } },
  cart: { icon: 'cart', use: link(href('cart')) },
  trafficCart: { icon: 'car', use: link(href('trafficCart')) },
  transferCart: { icon: 'swap', use: link(href('transferCart')) },
  favourites: { icon: 'star', use: link(href('myConcern')) },
  live: { icon: 'play', use: link(href('live')) },
  learnMore: { icon: 'info-outline', use: { kind: 'window', site: 'learnMore' } },
  sort: { icon: 'sort', use: panel('sort') },
  back: { icon: 'back', use: { kind: 'act', act: 'back' } },
  top: { icon: 'top', use: { kind: 'act', act: 'top' } },
  balance: { icon: 'wallet', use: panel('balance') },
  qrCode: { icon: 'qr-code', use: panel('qrCode') },
  feedback: { icon: 'edit', use: panel('feedback') },
};
