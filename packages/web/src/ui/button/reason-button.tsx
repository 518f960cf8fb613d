import { Button, type ButtonProps, Tooltip } from 'antd';
import type { MouseEvent, Ref } from 'react';
import { useOnePress } from './use-one-press';

export interface ReasonButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Why it cannot be pressed now; undefined when it can. */
  readonly disabledReason?: string | undefined;
  /** For what presses it beside a pointer, such as Enter in the field that it sends. */
  readonly ref?: Ref<HTMLButtonElement>;
  /** One press, one act: it is not called again before the promise that it returns settles. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => unknown) | undefined;
}

/** What antd gives a disabled button; this one stays in the tab order, so that its reason can be read by keyboard. */
const OFF = 'ant-btn-disabled';

/** The button of every act: a double press acts once; while it is off it says why, on hover and on focus. */
export function ReasonButton({ disabledReason, onClick, ...props }: ReasonButtonProps) {
  const press = useOnePress();
  // Its icon makes room for the turning sign (portal.css).
  const className = `${props.className ?? ''} ${props.icon ? 'button-with-icon' : ''}`.trim();
  if (disabledReason === undefined) {
    return (
      <Button {...props} className={className} onClick={(event) => press(event, () => onClick?.(event))} />
    );
  }
  return (
    <Tooltip title={disabledReason} trigger={['hover', 'focus']}>
      <Button {...props} htmlType="button" className={`${className} ${OFF}`.trim()} aria-disabled />
    </Tooltip>
  );
}
