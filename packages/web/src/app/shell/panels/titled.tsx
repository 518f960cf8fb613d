import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon';
import '../shell.css';

/** The trigger of a panel: its words, and the arrow that says that it opens. */
export function Titled({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="down" className="panel-arrow" />
    </>
  );
}
