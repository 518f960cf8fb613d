import { type KeyboardEvent, useId, useState } from 'react';
import { goToNextDoubt } from './table-keys';
import '#ui/input/plain-field.css';
import './columns.css';

interface DoubtfulCellProps {
  readonly label: string;
  readonly text: string;
  /** Why it cannot be read. */
  readonly reason: string | undefined;
  readonly onCorrect: (text: string) => void;
}

/** A cell that cannot be read, to be corrected in its place: Enter saves and goes on, Escape gives the former text back. */
export function DoubtfulCell({ label, text, reason, onCorrect }: DoubtfulCellProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const commit = () => {
    if (typed !== text) onCorrect(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setTyped(text);
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const field = event.currentTarget;
    goToNextDoubt(field);
    // The focus that leaves the field saves it; with nowhere to go it is saved here.
    if (document.activeElement === field) commit();
  };
  return (
    <>
      <input
        className="plain-field columns-doubtful"
        data-doubtful
        aria-label={label}
        aria-invalid="true"
        aria-describedby={reason ? id : undefined}
        title={reason}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {reason && (
        <span id={id} className="visually-hidden">
          {reason}
        </span>
      )}
    </>
  );
}
