import type { StateTone } from '@dealer-portal/rules/states';
import type { ReactNode } from 'react';
import './status-tag.css';

export type { StateTone as StatusTone };

interface StatusTagProps {
  /** Colours only help the name. */
  readonly tone: StateTone;
  readonly children: ReactNode;
}

/** A state by its name, with a colour that keeps contrast 4.5. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return <span className={`status-tag status-tag-${tone}`}>{children}</span>;
}
