import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApproached } from '#ui/drawing/use-approached';
import { usePhone } from '#ui/drawing/use-phone';
import { markDocument } from '#ui/marks';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { PanelContent } from './panel-content';
import { ToolFace, ToolItem } from './tool-item';
import type { ToolListProps } from './tool-list';
import { ToolSheet } from './tool-sheet';
import { TOOLS, type ToolUse } from './tools';
import { useToolDialogs } from './use-tool-dialogs';
import { useToolCounts, useTools } from './use-tools';
import { useWide } from './use-wide';
import './floating-bar.css';

const useWideMark = markDocument('data-tools-wide');

/** The floating bar at the right edge, on phones one button with a sheet of tools; nothing where the rules hide it (FLOAT-01 to FLOAT-05). */
export function FloatingBar() {
  const tools = useTools();
  return tools.items.length === 0 ? null : <Tools tools={tools} />;
}

function Tools({ tools }: { readonly tools: ToolListProps['tools'] }) {
  const isPhone = usePhone();
  const { open, dialogs } = useToolDialogs();
  const act = useActs();
  const onUse = (use: ToolUse) => {
    if (use.kind === 'dialog') open(use.dialog);
    if (use.kind === 'act') act(use.act);
  };
  const shared = { tools, onUse };
  return (
    <>
      {isPhone ? <ToolSheet {...shared} /> : <ToolColumn {...shared} />}
      {dialogs}
    </>
  );
}

/**
 * Icons of 44 px that open to 176 px with their labels. Each keeps its height and place, so that nothing moves from
 * under the pointer.
 */
function ToolColumn({ tools, onUse }: ToolListProps) {
  const bar = useRef<HTMLElement>(null);
  const counts = useToolCounts(tools.items, useApproached(bar));
  const { isWide, handlers } = useWide();
  useWideMark(isWide);
  return (
    <div className="floating-column">
      <nav
        ref={bar}
        className="floating-bar"
        aria-label="悬浮工具栏"
        data-wide={isWide || undefined}
        {...handlers}
      >
        {tools.items.map((item) => {
          const { use } = TOOLS[item.id];
          return use.kind === 'panel' ? (
            <HoverPanel
              key={item.id}
              className="tool-panel"
              align="beside"
              title={item.label}
              label={item.label}
              trigger={<ToolFace item={item} count="" />}
            >
              {(close) => <PanelContent panel={use.panel} tools={tools} onDone={close} />}
            </HoverPanel>
          ) : (
            <ToolItem key={item.id} item={item} count={counts.get(item.id)} onUse={() => onUse(use)} />
          );
        })}
      </nav>
    </div>
  );
}

/** Back in the browser's history, and to the top of the page. */
function useActs(): (act: 'back' | 'top') => void {
  const navigate = useNavigate();
  return (act) => {
    if (act === 'back') void navigate(-1);
    else window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
