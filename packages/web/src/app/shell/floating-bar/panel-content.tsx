import { config } from '#platform/config';
import { latePanel } from '../panels/late-panel';
import { QrCard } from '../panels/qr-panel';
import { FeedbackMenu } from '../service/feedback-menu';
import { SortPanel } from './sort-panel';
import type { ToolPanel } from './tools';
import type { Tools } from './use-tools';

const BalancePanel = latePanel(async () => (await import('./balance-panel')).BalancePanel, 6);

interface PanelContentProps {
  readonly panel: ToolPanel;
  readonly tools: Tools;
  readonly onDone: () => void;
}

/** The content of a tool's panel. */
export function PanelContent({ panel, tools, onDone }: PanelContentProps) {
  switch (panel) {
    case 'balance':
      return <BalancePanel onDone={onDone} />;
    case 'qrCode':
      return <QrCard title="APP二维码" url={config.qrCodes.app} onClose={onDone} />;
    case 'feedback':
      return <FeedbackMenu onDone={onDone} />;
    case 'sort':
      return <SortPanel {...tools} />;
    default:
      return panel satisfies never;
  }
}
