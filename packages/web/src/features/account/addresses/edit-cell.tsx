import { Input } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { AddressEdit } from './use-address-edit';
import './addresses.css';

type EditedField = 'addressName' | 'contactName' | 'contactPhone';

interface EditCellProps {
  readonly edit: AddressEdit;
  readonly field: EditedField;
  readonly label: string;
  readonly most: number;
  readonly isFirst?: boolean;
}

/** One field of the row that is being changed: Enter saves, Escape gives up (ADDR-01). */
export function EditCell({ edit, field, label, most, isFirst = false }: EditCellProps) {
  const input = useRef<ComponentRef<typeof Input>>(null);
  const problemId = useId();
  const problem = edit.problems[field];
  useEffect(() => {
    if (isFirst) input.current?.focus({ cursor: 'all' });
  }, [isFirst]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') edit.save();
    else if (key === 'Escape') edit.cancel();
  };
  return (
    <div className="address-edit">
      <Input
        ref={input}
        size="small"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={label}
        maxLength={most}
        inputMode={field === 'contactPhone' ? 'tel' : 'text'}
        status={problem ? 'error' : ''}
        value={edit.draft[field]}
        onChange={({ target }) => edit.change({ [field]: target.value })}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <div id={problemId} role="alert" className="field-problem">
          {problem}
        </div>
      )}
    </div>
  );
}
