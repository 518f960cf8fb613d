import { type ReactNode, useEffect } from 'react';
import './option-list.css';

/** One line of a list below a field. */
export interface Option {
  readonly value: string;
  readonly label: ReactNode;
  readonly 'aria-label'?: string;
  /** A line of text that cannot be chosen. */
  readonly disabled?: boolean;
  readonly className?: string;
}

interface OptionListProps<T extends Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly T[];
  /** The line that the arrow keys have reached. */
  readonly active: string | undefined;
  /** The chosen line. */
  readonly chosen?: string;
  readonly onChoose: (option: T) => void;
}

/** The list below a combobox; the focus stays in its field. */
export function OptionList<T extends Option>({
  id,
  label,
  options,
  active,
  chosen,
  onChoose,
}: OptionListProps<T>) {
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="option-list"
      // A press must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its field's
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        <div
          key={option.value}
          id={optionId(id, option.value)}
          role="option"
          aria-label={option['aria-label']}
          aria-selected={option.value === (active ?? chosen)}
          aria-disabled={option.disabled}
          data-active={option.value === active || undefined}
          className={`option ${option.className ?? ''}`.trim()}
          onClick={() => !option.disabled && onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

/** The id of an option's element. */
export function optionId(listId: string, value: string): string {
  return `${listId}-${value}`;
}
