import { useState } from 'react';
import './date-input.css';

interface DateInputProps {
  readonly label: string;
  /** As `2026-11-23`, or `2026-11` for a month; `''` for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A complete month rather than a day. */
  readonly isMonthly?: boolean;
  /** The last day or month that can be chosen. */
  readonly max?: string;
}

/** Before it no dealer has orders; a year that is still being typed is earlier. */
const FIRST = { date: '2000-01-01', month: '2000-01' };

/** A day or month in the browser's own field: typed or picked, without a calendar of ours. */
export function DateInput({ label, value, onChange, isMonthly = false, max }: DateInputProps) {
  const [typed, setTyped] = useTyped(value);
  const type = isMonthly ? 'month' : 'date';
  // A partly typed date has no value, or a year of long ago.
  const isDone = ({ value, validity }: HTMLInputElement) =>
    validity.valid && (value === '' || value >= FIRST[type]);
  return (
    <input
      type={type}
      className="date-input"
      aria-label={label}
      min={FIRST[type]}
      max={max}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isDone(target)) onChange(target.value);
      }}
    />
  );
}

/** The text while it is typed, until its value or another one comes from outside. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [source, setSource] = useState(value);
  if (source !== value) {
    setSource(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}
