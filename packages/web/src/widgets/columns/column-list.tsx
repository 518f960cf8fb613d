import type { Column, Reading } from '@dealer-portal/rules/columns';
import { askedColumns, RoleSelect, type RoleSelectProps, Sign } from './role-select';
import './columns.css';

interface ColumnListProps extends Pick<RoleSelectProps, 'onRole' | 'onShipTo'> {
  readonly reading: Reading;
}

/** The columns below each other, on phones: those in doubt first, unused ones last. */
export function ColumnList({ reading, ...presses }: ColumnListProps) {
  const asked = askedColumns(reading);
  const place = ({ at, certainty }: Column) => (asked.has(at) ? 0 : certainty === 'unused' ? 2 : 1);
  const columns = [...reading.columns].sort((left, right) => place(left) - place(right));
  return (
    <ul className="columns-list">
      {columns.map((column) => (
        <li
          key={column.at}
          data-asked={asked.has(column.at) || undefined}
          data-unused={column.certainty === 'unused' || undefined}
        >
          <div>
            <span className="columns-name">
              <small>{column.letter}</small>
              {column.title}
            </span>
            <span className="columns-small">{column.sample}</span>
            <Sign column={column} reading={reading} />
          </div>
          <RoleSelect column={column} reading={reading} {...presses} />
        </li>
      ))}
    </ul>
  );
}
