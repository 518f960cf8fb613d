import type { RowChange } from '@dealer-portal/rules/batch';
import { Input } from 'antd';
import { useState } from 'react';

/** The texts of a row that can be corrected. */
export type CorrectedField = 'product' | 'number' | 'sendto';

const LABELS: Readonly<Record<CorrectedField, string>> = {
  product: '型号',
  number: '数量',
  sendto: '送达方',
};

interface CorrectionCellProps {
  readonly rowNo: number;
  readonly field: CorrectedField;
  /** The present value. */
  readonly value: string;
  readonly onChange: (change: RowChange) => void;
}

/** One text of a bad row, to be corrected in its place: Enter or leaving judges the row again, Escape restores (CART-08). */
export function CorrectionCell({ rowNo, field, value, onChange }: CorrectionCellProps) {
  const [text, setText] = useState(value);
  const commit = () => {
    if (text !== value) onChange({ [field]: text });
  };
  return (
    <Input
      size="small"
      aria-label={`第 ${rowNo} 行${LABELS[field]}`}
      placeholder="（空）"
      inputMode={field === 'number' ? 'numeric' : 'text'}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setText(value);
      }}
    />
  );
}
