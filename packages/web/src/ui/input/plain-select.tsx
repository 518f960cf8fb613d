import { ALL } from '../choice/all';
import './plain-field.css';
import './plain-select.css';

/** One of the values that can be chosen. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The choice that narrows nothing comes first. */
export const withAll = (options: readonly Choice[]): readonly Choice[] =>
  options.some(({ value }) => value === '') ? options : [ALL, ...options];

interface PlainSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of several, from the browser's own list: it needs no script, and opens as the computer's own lists do. */
export function PlainSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: PlainSelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((option) => option.value === text);
    if (option) onChange(option.value);
  };
  return (
    <label className={`plain-frame plain-select ${className}`.trim()}>
      <span className="plain-select-name">{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
