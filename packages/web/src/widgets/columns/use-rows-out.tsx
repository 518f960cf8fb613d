import { type Choices, leaveOut } from '@dealer-portal/rules/columns';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import './columns.css';

interface RowsOut {
  /** The last row that was left out, with its way back. */
  readonly rowsOut: ReactNode;
  readonly leaveOutRow: (rowNo: number) => void;
}

/** Leaving a row out by a key, which can be taken back. */
export function useRowsOut(choices: Choices, onChange: (choices: Choices) => void): RowsOut {
  const [last, setLast] = useState<{ readonly rowNo: number; readonly before: Choices }>();
  const leaveOutRow = (rowNo: number) => {
    setLast({ rowNo, before: choices });
    onChange(leaveOut(choices, [rowNo]));
  };
  const isOut = last !== undefined && choices.leftOut.includes(last.rowNo);
  const rowsOut = (
    <div role="status" className="columns-out">
      {isOut && (
        <>
          第 {last.rowNo} 行不读。
          <PlainButton
            kind="link"
            size="small"
            onClick={() => {
              onChange({ ...choices, leftOut: last.before.leftOut, readIn: last.before.readIn });
              setLast(undefined);
            }}
          >
            撤销
          </PlainButton>
        </>
      )}
    </div>
  );
  return { rowsOut, leaveOutRow };
}
