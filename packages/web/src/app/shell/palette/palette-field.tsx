import type { KeyboardEvent } from 'react';
import { Icon } from '#ui/icon/icon';
import { FIELD_NAME } from './typed-ahead';
import './palette.css';

interface PaletteFieldProps {
  readonly listId: string;
  /** The line that the arrows have reached. */
  readonly activeId: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onEnter: () => void;
}

/** The field of the palette: its arrows choose a line of the list, Enter opens it. */
export function PaletteField({ listId, activeId, text, onText, onMove, onEnter }: PaletteFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // The text of an input method is not finished yet; Ctrl+Enter belongs to the palette.
    if (event.nativeEvent.isComposing || event.ctrlKey) return;
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <div className="palette-head">
      <Icon name="search" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the keys that open the palette mean to type in it
        autoFocus
        role="combobox"
        aria-label={FIELD_NAME}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId && `${listId}-${activeId}`}
        autoComplete="off"
        className="palette-field"
        placeholder="型号、单号、送达方、页面，或要办的事"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd>Esc</kbd>
    </div>
  );
}
