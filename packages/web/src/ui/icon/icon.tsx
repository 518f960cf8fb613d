import type { IconName } from './icon-names';
import sprite from './sprite.svg?no-inline';
import './icon.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * One drawing of the portal's sprite, with the height and colour of the text next to it; decoration, since the text
 * names it.
 */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
