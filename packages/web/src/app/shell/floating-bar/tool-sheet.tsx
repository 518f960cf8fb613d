import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { OnceOpen } from '#ui/overlay/once-open';
import type { ToolListProps } from './tool-list';

const ToolDrawer = lazy(async () => ({ default: (await import('./tool-drawer')).ToolDrawer }));

/** The floating bar on phones: one button, and a sheet of tools from the bottom edge. */
export function ToolSheet(props: ToolListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="tool-sheet-button"
        shape="circle"
        size="large"
        icon={<AppstoreOutlined />}
        aria-label="打开工具栏"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <OnceOpen isOpen={isOpen}>
        <ToolDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
