import type { ReactNode } from 'react';
import './status-tag.css';

/** The demand of a state on the user: to act, to wait, nothing more, to look at a failure, or none at all. */
export type StatusTone = 'waiting' | 'moving' | 'done' | 'bad' | 'neutral';

interface StatusTagProps {
  /** Colours only help the name. */
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A state by its name, with a colour that keeps contrast 4.5. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`status-tag status-tag-${tone}`}>{children}</span>;
}
