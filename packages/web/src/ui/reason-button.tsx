import { Button, type ButtonProps, Tooltip } from 'antd';
import './reason-button.css';

interface ReasonButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; undefined when it can. */
  readonly whyNot?: string | undefined;
}

/** A button that says why it is disabled, on hover and on focus: it stays in the tab order for that. */
export function ReasonButton({ whyNot, onClick, ...props }: ReasonButtonProps) {
  if (whyNot === undefined) return <Button {...props} {...(onClick && { onClick })} />;
  return (
    <Tooltip title={whyNot} trigger={['hover', 'focus']}>
      <Button {...props} className={`${props.className ?? ''} reason-button-off`.trim()} aria-disabled />
    </Tooltip>
  );
}
