import { deadlineNote } from '@dealer-portal/rules/messages';
import { minuteOf } from './order-codes';
import './due-moment.css';

interface DueMomentProps {
  /** The moment by which it must be done, or should have come, as the server wrote it. */
  readonly at: string | undefined;
  /** Nothing is waited for any more. */
  readonly isOver?: boolean;
  /** It is expected rather than set: there are words for its being late alone. */
  readonly isExpected?: boolean;
}

/** A moment until which something is to happen; once it is past, in rust and with the days since (MSG-01). */
export function DueMoment({ at, isOver = false, isExpected = false }: DueMomentProps) {
  const note = isOver ? undefined : deadlineNote(at, new Date());
  return (
    <span className="due-moment" data-overdue={note?.isOverdue || undefined}>
      {minuteOf(at)}
      {note && (note.isOverdue || !isExpected) && ` · ${note.text}`}
    </span>
  );
}
