import type { ReactNode } from 'react';
import { useOnePress } from '../button/use-one-press';
import { type PanelTrigger, PressPanel } from './press-panel';
import './press-panel.css';

/** One line of a menu. */
export interface MenuLine {
  readonly key: string;
  readonly label: string;
  readonly isDanger?: boolean;
  /** Why it cannot be chosen; it stands behind the label, in parentheses. */
  readonly disabledReason?: string | undefined;
  readonly onClick?: (() => unknown) | undefined;
}

/** Lines that stand together, under a heading where they have one. */
export interface MenuGroup {
  readonly label?: string;
  readonly lines: readonly MenuLine[];
}

interface MenuButtonProps {
  /** Name of the menu. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly trigger: (button: PanelTrigger) => ReactNode;
}

/** A button with a menu: the focus begins at its first line, and one press is one act. */
export function MenuButton({ label, groups, trigger }: MenuButtonProps) {
  return (
    <PressPanel role="menu" label={label} trigger={trigger}>
      {(close) => groups.map((group) => <Group key={group.label ?? ''} {...group} close={close} />)}
    </PressPanel>
  );
}

interface CloseProps {
  readonly close: () => void;
}

function Group({ label, lines, close }: MenuGroup & CloseProps): ReactNode {
  const content = lines.map((line) => <Line key={line.key} line={line} close={close} />);
  if (label === undefined) return content;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no group of fields
    <div role="group" aria-label={label}>
      <div className="menu-group" aria-hidden>
        {label}
      </div>
      {content}
    </div>
  );
}

interface LineProps extends CloseProps {
  readonly line: MenuLine;
}

function Line({ line, close }: LineProps) {
  const press = useOnePress();
  const { label, isDanger = false, disabledReason, onClick } = line;
  const isOff = disabledReason !== undefined;
  const act = () => {
    close();
    press(undefined, () => onClick?.());
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      aria-disabled={isOff || undefined}
      data-danger={isDanger || undefined}
      onClick={(event) => {
        // The row or card around the menu is not pressed with it.
        event.stopPropagation();
        if (!isOff) act();
      }}
    >
      {isOff ? `${label}（${disabledReason}）` : label}
    </button>
  );
}
