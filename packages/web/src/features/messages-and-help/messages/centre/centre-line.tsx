import type { ReactNode } from 'react';
import './message-centre.css';

interface CentreLineProps {
  /** The subject; a link where it leads somewhere. */
  readonly title: ReactNode;
  /** The second line. */
  readonly note: ReactNode;
  readonly time?: string | undefined;
  readonly isUnread?: boolean;
  readonly action?: ReactNode;
}

/** A line of the message centre: two lines at the left, time and action at the right; unread has a dot and says so. */
export function CentreLine({ title, note, time, isUnread = false, action }: CentreLineProps) {
  return (
    <li className="centre-line" data-unread={isUnread || undefined}>
      <span className="centre-line-words">
        <span className="centre-line-title">
          {isUnread && <span className="visually-hidden">未读：</span>}
          {title}
        </span>
        <span className="centre-line-note">{note}</span>
      </span>
      <span className="centre-line-end">
        {time && <span className="centre-line-note">{time}</span>}
        {action}
      </span>
    </li>
  );
}
