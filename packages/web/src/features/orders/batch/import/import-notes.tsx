import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ImportSheet } from './import-rows';
import '../batch.css';

interface ImportNotesProps {
  readonly sheet: ImportSheet;
  /** One thing more to know about the sheet, with what helps. */
  readonly children?: ReactNode;
}

/** Other contents of a sheet, so that everything left out is reported (CART-08). */
export function ImportNotes({ sheet, children }: ImportNotesProps) {
  const notes = [...(sheet.isRest ? [restNote(sheet.rows.length)] : []), ...(sheet.notes ?? [])];
  if (notes.length === 0 && !children) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="batch-notes"
      title={
        <>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          {children}
        </>
      }
    />
  );
}

/** The rows that stay when the good ones are taken. */
export function restNote(rows: number): string {
  return `还有 ${rows} 行没有导入，保留在导入页，改正后可以再导入`;
}
