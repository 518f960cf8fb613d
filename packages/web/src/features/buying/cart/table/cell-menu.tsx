import { useState } from 'react';
import './cart-table.css';

interface MenuOption {
  readonly value: string;
  readonly label: string;
}

interface CellMenuProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly MenuOption[];
  readonly isDated?: boolean;
  readonly isWrong?: boolean;
  readonly onChoose: (value: string) => void;
  /** The text of the cell: shorter than the line of the menu. */
  readonly children: string;
}

/**
 * Words of a cell that open a menu: the system's own, which needs one element and is at home on phones. Its lines are
 * made when it is reached, so that a long table carries none.
 */
export function CellMenu({ label, value, options, children, onChoose, ...look }: CellMenuProps) {
  const [isReached, setReached] = useState(false);
  const lines = isReached ? options : options.filter((option) => option.value === value);
  const reach = () => setReached(true);
  return (
    <span className="cell-menu" data-dated={look.isDated || undefined}>
      <select
        aria-label={label}
        aria-invalid={look.isWrong || undefined}
        value={value}
        onPointerEnter={reach}
        onFocus={reach}
        onBlur={() => setReached(false)}
        onChange={({ target }) => onChoose(target.value)}
      >
        {lines.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
