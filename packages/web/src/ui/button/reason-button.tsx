import { type SyntheticEvent, useId, useState } from 'react';
import { PlainButton, type PlainButtonProps } from './plain-button';
import { ReasonTip } from './reason-tip';

export interface ReasonButtonProps extends PlainButtonProps {
  /** Why it cannot be pressed now; undefined when it can. */
  readonly disabledReason?: string | undefined;
}

/**
 * The button of every act: a double press acts once; while it is off it says why, on hover and on focus. It is one
 * element, on or off: it keeps the focus, and its reason can be read by keyboard.
 */
export function ReasonButton({ disabledReason, ...props }: ReasonButtonProps) {
  const id = useId();
  /** The button, while pointer or focus is on it. */
  const [near, setNear] = useState<HTMLElement>();
  const come = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setNear(currentTarget);
  const leave = () => setNear(undefined);
  const isOff = disabledReason !== undefined;
  const isShown = isOff && near !== undefined;
  return (
    <>
      <PlainButton
        {...props}
        {...(isOff && { type: 'button', 'aria-disabled': true })}
        aria-describedby={isShown ? id : undefined}
        onMouseEnter={come}
        onMouseLeave={leave}
        onFocus={come}
        onBlur={leave}
      />
      {isShown && <ReasonTip id={id} text={disabledReason} button={near} onClose={leave} />}
    </>
  );
}
