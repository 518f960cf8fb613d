import { useId, useRef, useState } from 'react';
import { PlainButton, type PlainButtonProps } from './plain-button';
import { ReasonTip } from './reason-tip';

export interface ReasonButtonProps extends PlainButtonProps {
  /** Why it cannot be pressed now; undefined when it can. */
  readonly disabledReason?: string | undefined;
}

/** The button of every act: a double press acts once; while it is off it says why, on hover and on focus. */
export function ReasonButton({ disabledReason, ...props }: ReasonButtonProps) {
  if (disabledReason === undefined) return <PlainButton {...props} />;
  return <OffButton {...props} reason={disabledReason} />;
}

interface OffButtonProps extends PlainButtonProps {
  readonly reason: string;
}

/** It stays in the tab order, so that its reason can be read by keyboard, and sends no form. */
function OffButton({ reason, ...props }: OffButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isNear, setNear] = useState(false);
  const leave = () => setNear(false);
  return (
    <>
      <PlainButton
        {...props}
        ref={button}
        type="button"
        aria-disabled
        aria-describedby={isNear ? id : undefined}
        onClick={undefined}
        onMouseEnter={() => setNear(true)}
        onMouseLeave={leave}
        onFocus={() => setNear(true)}
        onBlur={leave}
      />
      {isNear && <ReasonTip id={id} text={reason} button={button} onClose={leave} />}
    </>
  );
}
