import './plain-button.css';

/** How a plain button looks. */
export interface ButtonLook {
  /** `primary` is filled; `text` has no border until the pointer is over it; `link` looks like one. */
  readonly kind?: 'default' | 'primary' | 'text' | 'link';
  readonly size?: 'normal' | 'small';
  /** As wide as what it stands in. */
  readonly isWide?: boolean;
}

/** The classes of a button, also for a link that looks like one. */
export function buttonClass({ kind = 'default', size = 'normal', isWide = false }: ButtonLook): string {
  return ['button', `button-${kind}`, size === 'small' && 'button-small', isWide && 'button-wide']
    .filter(Boolean)
    .join(' ');
}
