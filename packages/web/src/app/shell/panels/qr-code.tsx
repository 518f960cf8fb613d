import { QRCode } from 'antd';

interface QrCodeProps {
  readonly url: string;
  readonly label: string;
}

/** A QR code with a name; a module of its own, since few users open one. */
export function QrCode({ url, label }: QrCodeProps) {
  return <QRCode value={url} size={148} bordered={false} aria-label={label} />;
}
