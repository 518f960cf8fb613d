import { type Column, type ColumnRole, type Reading, rolesOf } from '@dealer-portal/rules/columns';
import type { KeyboardEvent } from 'react';
import { Ruler } from '#ui/ruler/ruler';
import './columns.css';

export interface RoleSelectProps {
  readonly column: Column;
  readonly reading: Reading;
  readonly onRole: (at: number, role: ColumnRole) => void;
  /** The ship-to of a shop's column was chosen: an answer to a question. */
  readonly onShipTo: (questionId: string, answerId: string) => void;
  /** The tab stop among the selects of the row. */
  readonly tabIndex?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLSelectElement>) => void;
  readonly onFocus?: () => void;
}

/** What a column is, from the browser's own list; named by its head. */
export function RoleSelect({ column, reading, onRole, onShipTo, ...rest }: RoleSelectProps) {
  const { at, title, role, roleText, certainty, shipTo } = column;
  const roles = rolesOf(reading.door);
  const places = shipTo?.answers ?? [];
  const isOpen = role === undefined || (shipTo !== undefined && shipTo.chosen === undefined);
  return (
    <select
      {...rest}
      className="columns-role"
      data-column={at}
      data-certainty={certainty}
      aria-label={`“${title}”这一列是`}
      value={isOpen ? '' : shipTo ? `${PLACE}${shipTo.chosen}` : role}
      onChange={({ target }) => {
        const chosen = roles.find(([value]) => value === target.value);
        if (chosen) onRole(at, chosen[0]);
        else if (shipTo && target.value !== '') onShipTo(shipTo.question, target.value.slice(PLACE.length));
      }}
    >
      {isOpen && <option value="">{roleText}</option>}
      {places.map(({ id, label }) => (
        <option key={id} value={`${PLACE}${id}`}>
          {label}
        </option>
      ))}
      {roles
        .filter(([value]) => !shipTo || value !== role)
        .map(([value, label]) => (
          <option key={value} value={value}>
            {value === role ? roleText : label}
          </option>
        ))}
    </select>
  );
}

/** Before the code of a ship-to among the values of the select. */
const PLACE = 'to:';

const FULL = 100;
const LIKELY = 67;

/** How sure a role is: a ruler with its word, or the number of the question. */
export function Sign({ column, reading }: Pick<RoleSelectProps, 'column' | 'reading'>) {
  const { certainty, sign, reason, question } = column;
  if (certainty === 'asked') {
    const no = reading.questions.findIndex(({ id }) => id === question) + 1;
    return (
      <span className="columns-sign" data-asked title={reason || undefined}>
        {no > 0 && `${no}　`}
        {sign}
      </span>
    );
  }
  return (
    <span className="columns-sign" title={reason || undefined}>
      {certainty !== 'unused' && (
        <Ruler value={certainty === 'likely' ? LIKELY : FULL} steps={1} width={24} />
      )}
      {sign}
    </span>
  );
}

/** Columns that an open question is about. */
export function askedColumns({ questions, columns }: Reading): ReadonlySet<number> {
  const open = questions.filter(({ answered }) => answered === undefined);
  const asked = columns.filter(({ certainty }) => certainty === 'asked').map(({ at }) => at);
  return new Set([...open.flatMap((question) => question.columns), ...asked]);
}
