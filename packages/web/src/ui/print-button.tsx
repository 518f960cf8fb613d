import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import './print.css';

/** Prints the page as it stands: the frame and everything marked `no-print` stay off the paper. */
export function PrintButton({ label = '打印' }: { readonly label?: string }) {
  return (
    <Button className="no-print" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
