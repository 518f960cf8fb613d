import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { markDocument } from '#ui/marks';
import { OnceOpen } from '#ui/overlay/once-open';
import { useHasFootBar } from '#ui/page/foot-bar';
import { lazyWithAntd } from '../../antd/with-antd';
import type { ToolListProps } from './tool-list';

const useToolSheetMark = markDocument('data-tool-sheet');

const ToolDrawer = lazyWithAntd(async () => (await import('./tool-drawer')).ToolDrawer);

/** The floating bar on phones: a strip at the bottom edge, and a sheet of tools that opens from it. */
export function ToolSheet(props: ToolListProps) {
  const [isOpen, setOpen] = useState(false);
  const hasFootBar = useHasFootBar();
  useToolSheetMark();
  return (
    <>
      <PlainButton
        // The strip does not shrink to a button when a bar comes: it goes, and the bar has one.
        key={hasFootBar ? 'button' : 'strip'}
        className="tool-sheet-button"
        icon="apps"
        aria-label="打开工具栏"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        工具栏
      </PlainButton>
      <OnceOpen isOpen={isOpen}>
        <ToolDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
