import { CloseOutlined } from '@ant-design/icons';
import { badgeText } from '@dealer-portal/rules/badge';
import type { FloatingItem } from '@dealer-portal/rules/menu';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { config } from '#platform/config';
import { PlainButton } from '#ui/button/plain-button';
import { PanelContent } from './panel-content';
import { ToolFace } from './tool-item';
import type { ToolListProps } from './tool-list';
import { TOOLS, type ToolPanel, type ToolUse } from './tools';
import { useToolCounts } from './use-tools';
import './floating-bar.css';

interface ToolDrawerProps extends ToolListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet of tools from the bottom edge; a tool's panel takes the place of the tools, with a way back. */
export function ToolDrawer({ tools, onUse, isOpen, onClose }: ToolDrawerProps) {
  const [panel, setPanel] = useState<ToolPanel>();
  const close = () => {
    onClose();
    setPanel(undefined);
  };
  const use = (used: ToolUse) => {
    if (used.kind === 'panel') return setPanel(used.panel);
    close();
    onUse(used);
  };
  return (
    <Drawer
      title={panel === undefined ? '工具' : <BackToTools onBack={() => setPanel(undefined)} />}
      placement="bottom"
      size="auto"
      open={isOpen}
      onClose={close}
      closeIcon={<CloseOutlined aria-label="关闭工具栏" />}
      destroyOnHidden
    >
      {panel === undefined ? (
        <ToolGrid tools={tools} onUse={use} />
      ) : (
        <PanelContent panel={panel} tools={tools} onDone={close} />
      )}
    </Drawer>
  );
}

function ToolGrid({ tools, onUse }: ToolListProps) {
  const counts = useToolCounts(tools.items, true);
  return (
    <ul className="tool-grid">
      {tools.items.map((item) => (
        <li key={item.id}>
          <SheetTool
            item={item}
            count={badgeText(counts.get(item.id))}
            onPress={() => onUse(TOOLS[item.id].use)}
          />
        </li>
      ))}
    </ul>
  );
}

function BackToTools({ onBack }: { readonly onBack: () => void }) {
  return (
    <PlainButton kind="link" size="small" onClick={onBack}>
      返回工具
    </PlainButton>
  );
}

interface SheetToolProps {
  readonly item: FloatingItem;
  readonly count: string;
  readonly onPress: () => void;
}

function SheetTool({ item, count, onPress }: SheetToolProps) {
  const { use } = TOOLS[item.id];
  const shared = {
    className: 'tool',
    'aria-label': count === '' ? item.label : `${item.label} ${count}`,
    onClick: onPress,
  };
  const face = <ToolFace item={item} count={count} />;
  if (use.kind === 'link') {
    return (
      <Link to={use.to} {...shared}>
        {face}
      </Link>
    );
  }
  if (use.kind === 'window') {
    return (
      <a href={config.sites[use.site]} target="_blank" rel="noopener" {...shared}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {face}
    </button>
  );
}
