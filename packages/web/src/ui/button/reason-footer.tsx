import type { ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { ReasonButton } from './reason-button';

/**
 * The footer of a dialog whose button to go on says why it is off, on hover and on focus, instead of only being grey.
 * @param okText what the button says
 * @param disabledReason why it cannot be pressed now; undefined when it can, and then the footer is the usual one
 */
export function reasonFooter(okText: ReactNode, disabledReason: string | undefined): ModalProps['footer'] {
  if (disabledReason === undefined) return undefined;
  return (_, { CancelBtn }) => (
    <>
      <CancelBtn />
      <ReasonButton kind="primary" disabledReason={disabledReason}>
        {okText}
      </ReasonButton>
    </>
  );
}
