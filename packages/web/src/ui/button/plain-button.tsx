import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { ClosedLink, NOT_OFFERED } from '../page/closed-link';
import { mayLead } from '../page/offered';
import { type ButtonLook, buttonClass } from './button-class';
import { useOnePress } from './use-one-press';
import './plain-button.css';

export interface PlainButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** `submit` sends the form that it stands in. */
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName | undefined;
  /** Its act is under way: it shows that, keeps its size and takes no press. */
  readonly isBusy?: boolean;
  /** One press, one act: it is not called again before the promise that it returns settles. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
}

/** A button without the component library. */
export function PlainButton({
  type = 'button',
  kind,
  size,
  isWide,
  isDanger,
  icon,
  isBusy = false,
  onClick,
  className = '',
  children,
  ...props
}: PlainButtonProps) {
  const press = useOnePress();
  const onPress = (event: MouseEvent<HTMLElement>) => {
    // The press of a form's button would send the form.
    if (isBusy || props['aria-disabled']) event.preventDefault();
    else press(event, () => onClick?.(event));
  };
  return (
    <button
      {...props}
      type={type}
      className={`${buttonClass({ kind, size, isWide, isDanger })} ${className}`.trim()}
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button-words">{children}</span>}
      {isBusy && <Icon name="loading" className="button-turning" />}
    </button>
  );
}

/** Leads to another page of the portal and looks like a button; grey, with the reason, where the host does not offer it. */
export function ButtonLink({
  kind,
  size,
  isWide,
  isDanger,
  ...link
}: Omit<LinkProps, 'className'> & ButtonLook) {
  if (!mayLead(link.to)) {
    const isText = kind === 'link' || kind === 'text';
    return (
      <ClosedLink
        className={buttonClass({ kind: isText ? kind : 'default', size, isWide })}
        label={link['aria-label']}
        note={NOT_OFFERED}
      >
        {link.children}
      </ClosedLink>
    );
  }
  return <Link {...link} className={buttonClass({ kind, size, isWide, isDanger })} />;
}
