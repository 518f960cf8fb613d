import { PlainButton } from '#ui/button/plain-button';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { lazyWithAntd } from '../../antd/with-antd';
import { drawFailedOr } from './late-panel';
import { Titled } from './titled';
import './panels.css';

const QrCode = lazyWithAntd(async () => (await import('./qr-code')).QrCode, drawFailedOr(null));

interface QrPanelProps {
  readonly title: string;
  /** The target of the code. */
  readonly url: string;
}

/** A QR code in a panel that can be closed (HEAD-02). */
export function QrPanel({ title, url }: QrPanelProps) {
  return (
    <HoverPanel title={`${title}二维码`} trigger={<Titled>{title}</Titled>}>
      {(close) => <QrCard title={title} url={url} onClose={close} />}
    </HoverPanel>
  );
}

interface QrCardProps extends QrPanelProps {
  readonly onClose: () => void;
}

/** The QR code with what it is for, its address in text, and the button that closes it. */
export function QrCard({ title, url, onClose }: QrCardProps) {
  return (
    <div className="qr-card">
      <div className="qr-card-head">
        <strong>{title}</strong>
        <PlainButton kind="text" size="small" icon="close" aria-label={`关闭${title}`} onClick={onClose} />
      </div>
      <div className="qr-card-code">
        <QrCode url={url} label={`${title}的二维码`} />
      </div>
      <p className="secondary">用手机扫一扫</p>
      <a href={url} target="_blank" rel="noopener">
        或在浏览器中打开
      </a>
    </div>
  );
}
