import type { ChangeEvent, ReactNode } from 'react';
import './tick.css';

interface TickProps {
  /** The name, where no text is next to it. */
  readonly label?: string;
  readonly isChecked: boolean;
  /** Some of what it stands for is ticked. */
  readonly isMixed?: boolean;
  readonly isDisabled?: boolean;
  /** Why it cannot be ticked. */
  readonly title?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
  /** The text next to it, which is its name. */
  readonly children?: ReactNode;
}

/** A check box of one element: a table has one per row. */
export function Tick({
  label,
  isChecked,
  isMixed = false,
  isDisabled = false,
  title,
  onChange,
  children,
}: TickProps) {
  const box = {
    ref: (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isMixed;
    },
    type: 'checkbox',
    className: 'tick',
    title,
    checked: isChecked,
    disabled: isDisabled,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
  };
  if (children === undefined) return <input {...box} aria-label={label} />;
  return (
    <label className="tick-words">
      <input {...box} />
      {children}
    </label>
  );
}
