import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';

interface ColumnEntryProps {
  /** A column was pasted: the keys of the rows from the one with the focus on, each with its text. */
  readonly onPaste: (pairs: readonly (readonly [key: string, text: string])[]) => void;
  readonly children: ReactNode;
}

/**
 * Around a list whose rows each have an EntryCell: Enter goes on to the next row's field, Shift+Enter back, and a
 * column that is pasted fills the rows below, as in a spreadsheet.
 */
export function ColumnEntry({ onPaste, children }: ColumnEntryProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const cells = cellsFrom(event.currentTarget);
    const at = cells.findIndex((cell) => cell.contains(event.target as Node));
    if (at < 0) return;
    const next = cells[at + (event.shiftKey ? -1 : 1)]?.querySelector('input');
    if (next) next.focus();
    else event.target.blur();
  };
  const onPasteText = (event: ClipboardEvent<HTMLElement>) => {
    const texts = columnOf(event.clipboardData.getData('text/plain'));
    const cells = cellsFrom(event.currentTarget);
    const at = cells.findIndex((cell) => cell.contains(event.target as Node));
    if (texts.length < 2 || at < 0) return;
    event.preventDefault();
    const keys = cells.slice(at).map((cell) => cell.dataset['entryKey'] ?? '');
    onPaste(texts.slice(0, keys.length).map((text, index) => [keys[index] ?? '', text] as const));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and paste of the fields inside pass through here.
    <div onKeyDown={onKeyDown} onPaste={onPasteText}>
      {children}
    </div>
  );
}

/** The field of one row within a ColumnEntry. */
export function EntryCell({
  entryKey,
  children,
}: {
  readonly entryKey: string;
  readonly children: ReactNode;
}) {
  return <div data-entry-key={entryKey}>{children}</div>;
}

function cellsFrom(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-entry-key]')];
}

/** The first column of a pasted block; a single value is left to the field itself. */
function columnOf(text: string): readonly string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
