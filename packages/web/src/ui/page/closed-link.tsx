import type { ReactNode } from 'react';
import './closed-link.css';

/** The note on an address that the portal does not have yet. */
export const SOON = '即将开放';

/** The note on a page that the host does not offer. */
export const NOT_OFFERED = '暂不开放';

interface ClosedLinkProps {
  readonly className?: string | undefined;
  /** Its name for a screen reader, where others have the same words. */
  readonly label?: string | undefined;
  /** Why it leads nowhere, in two to four characters. */
  readonly note?: string;
  /** A heading above says the note already; then only a screen reader hears it. */
  readonly isNoteHidden?: boolean;
  readonly children: ReactNode;
}

/** A link that leads nowhere for now: grey, with the reason; keyboard and screen reader reach it like any other. */
export function ClosedLink(props: ClosedLinkProps) {
  const { className = '', label, note = SOON, isNoteHidden = false, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address takes no focus
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      aria-label={label && `${label}，${note}`}
      className={`closed-link ${className}`}
    >
      {children}
      <span className={isNoteHidden ? 'visually-hidden' : 'closed-link-note'}>{note}</span>
    </span>
  );
}
