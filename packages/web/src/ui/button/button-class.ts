import './plain-button.css';

/** How a plain button looks. */
export interface ButtonLook {
  /** `primary` is filled; `text` has no border until the pointer is over it; `link` looks like one. */
  readonly kind?: 'default' | 'primary' | 'text' | 'link' | undefined;
  readonly size?: 'normal' | 'small' | 'large' | undefined;
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined;
  /** Its action cannot be undone. */
  readonly isDanger?: boolean | undefined;
}

/** The classes of a button, also for a link that looks like one. */
export function buttonClass({
  kind = 'default',
  size = 'normal',
  isWide = false,
  isDanger = false,
}: ButtonLook = {}): string {
  return [
    'button',
    `button-${kind}`,
    size !== 'normal' && `button-${size}`,
    isWide && 'button-wide',
    isDanger && 'button-danger',
  ]
    .filter(Boolean)
    .join(' ');
}
