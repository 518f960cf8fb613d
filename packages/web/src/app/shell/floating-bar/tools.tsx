import {
  ArrowLeftOutlined,
  BulbOutlined,
  CalculatorOutlined,
  CarOutlined,
  EnvironmentOutlined,
  FormOutlined,
  HistoryOutlined,
  InfoCircleOutlined,
  PlayCircleOutlined,
  ProfileOutlined,
  QrcodeOutlined,
  ShoppingCartOutlined,
  SortAscendingOutlined,
  StarOutlined,
  SwapOutlined,
  VerticalAlignTopOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { FloatingId } from '@dealer-portal/rules/menu';
import type { ComponentType } from 'react';
import { config } from '#platform/config';
import { href } from '#routes';

/** What using a tool does: it goes somewhere, opens a panel or a dialog, or acts at once. */
export type ToolUse =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'panel'; readonly panel: ToolPanel }
  | { readonly kind: 'dialog'; readonly dialog: ToolDialog }
  | { readonly kind: 'act'; readonly act: 'back' | 'top' };

/** Tools that open a small panel beside the bar. */
export type ToolPanel = 'balance' | 'qrCode' | 'feedback' | 'sort';

/** Tools that open a dialog. */
export type ToolDialog = 'calculator' | 'switchAddress';

interface Tool {
  readonly icon: ComponentType;
  readonly use: ToolUse;
}

const link = (to: string): ToolUse => ({ kind: 'link', to });
const panel = (name: ToolPanel): ToolUse => ({ kind: 'panel', panel: name });

/** Every tool of the floating bar: its icon and what it does (FLOAT-01). Which of them a user sees is a rule. */
export const TOOLS: Readonly<Record<FloatingId, Tool>> = {
  calculator: { icon: CalculatorOutlined, use: { kind: 'dialog', dialog: 'calculator' } },
  recommendation: { icon: BulbOutlined, use: link(href('purchaseRecommand')) },
  eventTrace: { icon: HistoryOutlined, use: link(href('eventTrace')) },
  orders: { icon: ProfileOutlined, use: link(href('myOrder')) },
  switchAddress: { icon: EnvironmentOutlined, use: { kind: 'dialog', dialog: 'switchAddress' } },
  cart: { icon: ShoppingCartOutlined, use: link(href('cart')) },
  trafficCart: { icon: CarOutlined, use: link(href('trafficCart')) },
  transferCart: { icon: SwapOutlined, use: link(href('transferCart')) },
  favourites: { icon: StarOutlined, use: link(href('myConcern')) },
  live: { icon: PlayCircleOutlined, use: link(href('live')) },
  learnMore: { icon: InfoCircleOutlined, use: { kind: 'window', url: config.sites.learnMore } },
  sort: { icon: SortAscendingOutlined, use: panel('sort') },
  back: { icon: ArrowLeftOutlined, use: { kind: 'act', act: 'back' } },
  top: { icon: VerticalAlignTopOutlined, use: { kind: 'act', act: 'top' } },
  balance: { icon: WalletOutlined, use: panel('balance') },
  qrCode: { icon: QrcodeOutlined, use: panel('qrCode') },
  feedback: { icon: FormOutlined, use: panel('feedback') },
};
