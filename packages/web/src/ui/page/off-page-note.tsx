import './off-page-note.css';

interface OffPageNoteProps {
  /** The counted rows that are out of sight, each with its number, e.g. BCD-216STPS × 12. */
  readonly names: readonly string[];
}

/** Names what was typed on another page of a list, or before it was narrowed: it is ordered with the rest. */
export function OffPageNote({ names }: OffPageNoteProps) {
  if (names.length === 0) return null;
  const text = names.join('、');
  return (
    <div className="secondary off-page-note" title={text}>
      其中 {names.length} 种不在本页：{text}
    </div>
  );
}
