import type { DialogCode } from './dialog-codes';
import type { ActionDialogProps } from './dialog-props';
import { ACTION_DIALOGS } from './dialogs';

/** The dialog of any button. */
export function ActionDialog(props: ActionDialogProps & { readonly code: DialogCode }) {
  const Dialog = ACTION_DIALOGS[props.code];
  return <Dialog {...props} />;
}
