import './plain-field.css';
import './plain-select.css';

interface PlainSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
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
    <label className={`plain-select ${className}`.trim()}>
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
