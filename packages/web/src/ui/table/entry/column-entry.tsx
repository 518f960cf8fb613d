import { pastedColumn, pasteText } from '@dealer-portal/rules/paste';
import {
  type ClipboardEvent,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useState,
} from 'react';
import { CELL, cellsIn, type DrawnCells, goOn } from './column-cells';

const Tables = createContext<DrawnCells['tables'] | undefined>(undefined);

interface ColumnEntryProps {
  /** A column was pasted: the keys of the rows from the one with the focus on, each with its number as typed text. */
  readonly onPaste: (pairs: readonly (readonly [key: string, text: string])[]) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A column of entry fields around lists whose rows each have an EntryCell, as in a spreadsheet (CART-09). Enter and the
 * down arrow go to the next row's field, Shift+Enter and the up arrow back. A pasted column fills the rows below. Rows
 * of a virtual table that are out of sight count too.
 */
export function ColumnEntry({ onPaste, children }: ColumnEntryProps) {
  const [tables] = useState<DrawnCells['tables']>(() => new Map());
  const [note, setNote] = useState('');
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    // With Alt the arrows count up and down, which is the field's own; an open input method needs them itself.
    if (by === undefined || event.altKey || event.nativeEvent.isComposing) return;
    if (!goOn({ root: event.currentTarget, tables }, event.target, by)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onEnter = (event: KeyboardEvent<HTMLElement>) => {
    // With Ctrl it presses the button of the bar.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const by = event.shiftKey ? -1 : 1;
    const isCell = goOn({ root: event.currentTarget, tables }, event.target, by);
    if (isCell === 'at the end' && event.target instanceof HTMLElement) event.target.blur();
  };
  const onPasteText = (event: ClipboardEvent<HTMLElement>) => {
    const copied = event.clipboardData.getData('text/plain');
    const keys = cellsIn({ root: event.currentTarget, tables }, event.target);
    if (keys.length === 0) return;
    const column = pastedColumn(copied);
    if (!column.ok) {
      event.preventDefault();
      setNote(pasteText(column.refusal));
      return;
    }
    const { texts } = column;
    // A single plain number is left to the field itself.
    if (texts.length < 2 && texts[0] === copied.trim()) return;
    event.preventDefault();
    onPaste(texts.slice(0, keys.length).map((text, index) => [keys[index] ?? '', text] as const));
    const left = texts.length - keys.length;
    setNote(left > 0 ? `粘贴了 ${texts.length} 个数字，最后 ${left} 个没有对应的行，未填入` : '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and paste of the fields inside pass through here.
    <div onKeyDownCapture={onArrow} onKeyDown={onEnter} onPaste={onPasteText}>
      <Tables value={tables}>{children}</Tables>
      <div role="status" {...(note && { className: 'field-problem' })}>
        {note}
      </div>
    </div>
  );
}

interface EntryCellProps {
  readonly entryKey: string;
  readonly children: ReactNode;
  /** Where it is the cell of a table itself. */
  readonly as?: 'div' | 'td';
  readonly className?: string;
}

/** The field of one row within a ColumnEntry. */
export function EntryCell({ entryKey, children, as: Cell = 'div', className = '' }: EntryCellProps) {
  return (
    <Cell className={`${CELL} ${className}`.trim()} data-entry-key={entryKey}>
      {children}
    </Cell>
  );
}

/**
 * Gives the ColumnEntry around a table the order of its rows, also of those that are not drawn. The keys of the rows
 * are then the keys of their cells.
 * @param table the table's outermost element
 */
export function useRowsInOrder(
  table: RefObject<HTMLElement | null>,
  rows: { readonly keys: readonly string[]; readonly reveal: (key: string) => void },
): void {
  const tables = useContext(Tables);
  useEffect(() => {
    const element = table.current;
    if (!tables || !element) return;
    tables.set(element, rows);
    return () => void tables.delete(element);
  });
}
