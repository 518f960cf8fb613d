import { Input } from 'antd';
import { useId } from 'react';
import './calculator.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** The unit behind the figure. */
  readonly unit: string;
  /** Why it cannot be changed; changeable when absent. */
  readonly lock?: string | undefined;
  readonly problem?: string | undefined;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** One figure of the form: its label, its unit, and what is wrong with it. */
export function TextField({
  label,
  value,
  unit,
  lock,
  problem,
  placeholder,
  onChange,
  onEnter,
}: TextFieldProps) {
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        inputMode="decimal"
        suffix={unit}
        readOnly={lock !== undefined}
        title={lock}
        placeholder={placeholder}
        variant={lock === undefined ? 'outlined' : 'filled'}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? hint : undefined}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
      {problem && (
        <p id={hint} className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
