import type { IconName } from './icon-names';
import sprite from './sprite.svg?no-inline';
import './icon.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** One drawing of the portal's sprite, as high as the text beside it and in its colour; decoration, for the words say it. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
