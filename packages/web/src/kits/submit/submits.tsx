import { OpenSubmits, type OpenSubmitsProps } from './open-submits';
import { SubmitDialog, type SubmitDialogProps } from './submit-dialog';
import type { SubmitRun } from './submit-run';

type SubmitsProps = Omit<OpenSubmitsProps & SubmitDialogProps, 'run'> & { readonly run: SubmitRun };

/** All that a page shows of its submits: those without an answer, and how far the one under way is (ORDER-01). */
export function Submits({ onSettled, ...dialog }: SubmitsProps) {
  return (
    <>
      <OpenSubmits run={dialog.run} onSettled={onSettled} />
      <SubmitDialog {...dialog} />
    </>
  );
}
