import { CLOSE_GROUPS, type CloseGroup, closeProgress } from '@dealer-portal/rules/month-close';
import { useState } from 'react';
import { CloseItemRow } from './close-item';
import type { CloseRow } from './close-items';
import './close.css';

/**
 * The tasks of the close, in groups with the number of finished ones; one difference can be unfolded to be explained.
 */
export function CloseList({ rows }: { readonly rows: readonly CloseRow[] }) {
  const [open, setOpen] = useState<string>();
  const groups = Object.keys(CLOSE_GROUPS) as readonly CloseGroup[];
  const { done, all } = closeProgress(rows);
  return (
    <section className="close-list" aria-label="确认之前要看完的">
      <h2>
        确认之前要看完的 <span className="secondary">{`${done} / ${all} 项，做过的会留着`}</span>
      </h2>
      {groups.map((group) => {
        const members = rows.filter((row) => row.group === group);
        if (members.length === 0) return null;
        const progress = closeProgress(members);
        return (
          <section key={group} aria-label={CLOSE_GROUPS[group]}>
            <h3>
              <span>{CLOSE_GROUPS[group]}</span> <span>{`${progress.done} / ${progress.all}`}</span>
            </h3>
            <ul>
              {members.map((row) => (
                <CloseItemRow
                  key={row.key}
                  row={row}
                  isOpen={row.key === open}
                  onOpen={(isOpen) => setOpen(isOpen ? row.key : undefined)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
