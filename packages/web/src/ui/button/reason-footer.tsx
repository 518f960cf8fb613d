import type { ModalProps } from 'antd';
import type { ReactNode } from 'react';
import { ReasonButton } from './reason-button';

/**
 * The footer of a dialog whose button to go on says why it is off, on hover and on focus, instead of only being grey.
 * @param okText what the button says
 * @param whyNot why it cannot be pressed now; undefined when it can, and then the footer is the usual one
 */
export function reasonFooter(okText: ReactNode, whyNot: string | undefined): ModalProps['footer'] {
  if (whyNot === undefined) return undefined;
  return (_, { CancelBtn }) => (
    <>
      <CancelBtn />
      <ReasonButton type="primary" whyNot={whyNot}>
        {okText}
      </ReasonButton>
    </>
  );
}
