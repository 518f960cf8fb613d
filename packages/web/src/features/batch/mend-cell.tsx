import type { SheetRow } from '@dealer-portal/rules/batch';
import { Input } from 'antd';
import { useState } from 'react';
import type { Mend } from './import-rows';

const LABELS: Readonly<Record<keyof Mend, string>> = { product: '型号', number: '数量', sendto: '送达方' };

interface MendCellProps {
  readonly row: SheetRow;
  readonly field: keyof Mend;
  readonly onMend: (rowNo: number, mend: Mend) => void;
}

/** One text of a bad row, to be put right in its place: Enter or leaving judges the row again, Escape restores (CART-08). */
export function MendCell({ row, field, onMend }: MendCellProps) {
  const given = row[field];
  const [text, setText] = useState(given);
  const commit = () => {
    if (text !== given) onMend(row.rowNo, { [field]: text });
  };
  return (
    <Input
      size="small"
      aria-label={`第 ${row.rowNo} 行${LABELS[field]}`}
      placeholder="（空）"
      inputMode={field === 'number' ? 'numeric' : 'text'}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setText(given);
      }}
    />
  );
}
