import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ImportSheet } from './import-rows';

interface ImportNotesProps {
  readonly sheet: ImportSheet;
  /** One thing more to know about the sheet, with what helps. */
  readonly children?: ReactNode;
}

/** Other contents of a sheet, so that everything left out is reported (CART-08). */
export function ImportNotes({ sheet: { notes = [] }, children }: ImportNotesProps) {
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
