import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { type ButtonLook, buttonClass } from './button-class';
import { useOnePress } from './use-one-press';

interface PlainButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  readonly icon?: IconName;
  /** Its act is under way: it shows that, keeps its size and takes no press. */
  readonly isBusy?: boolean;
  /** One press, one act: it is not called again before the promise that it returns settles. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
}

/** A button without the component library: the frame of the portal and the states of a page need nothing else. */
export function PlainButton({
  kind = 'default',
  size = 'normal',
  isWide = false,
  icon,
  isBusy = false,
  onClick,
  className = '',
  children,
  ...props
}: PlainButtonProps) {
  const press = useOnePress();
  return (
    <button
      {...props}
      type="button"
      className={`${buttonClass({ kind, size, isWide })} ${className}`.trim()}
      aria-busy={isBusy || undefined}
      onClick={(event) => !isBusy && press(event, () => onClick?.(event))}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button-words">{children}</span>}
      {isBusy && <Icon name="loading" className="button-turning" />}
    </button>
  );
}
