import { Fragment } from 'react';
import { PaletteFace } from './palette-face';
import type { PaletteLine } from './palette-lines';
import './palette.css';

interface PaletteListProps {
  readonly id: string;
  readonly lines: readonly PaletteLine[];
  readonly active: string | undefined;
  readonly onReach: (id: string) => void;
  readonly onOpen: (line: PaletteLine) => void;
}

/** The lines below their headings; the focus stays in the field, which names the active one. */
export function PaletteList({ id, lines, active, onReach, onOpen }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="找到的内容"
      className="palette-list"
      // A press must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lines.map((line, at) => (
        <Fragment key={line.id}>
          {line.group !== lines[at - 1]?.group && (
            <div className="palette-group" role="presentation">
              {line.group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field */}
          <div
            id={`${id}-${line.id}`}
            role="option"
            aria-selected={line.id === active}
            className="palette-line"
            onMouseMove={() => onReach(line.id)}
            onClick={() => onOpen(line)}
          >
            <PaletteFace line={line} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}
