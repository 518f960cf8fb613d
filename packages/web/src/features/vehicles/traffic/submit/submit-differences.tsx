import { SUBMIT_NAMES, type SubmitKind } from '@dealer-portal/rules/traffic';
import { DifferencesDialog } from '#widgets/differences/differences-dialog';
import type { SubmitCheck } from './use-submit-check';

interface SubmitDifferencesProps {
  readonly kind: SubmitKind;
  readonly check: SubmitCheck;
}

/** The lines whose price or stock changed since they were added; those that are not accepted leave the cart (TRAF-01, TRANS-01). */
export function SubmitDifferences({ kind, check }: SubmitDifferencesProps) {
  if (check.differences.length === 0) return null;
  return (
    <DifferencesDialog
      differences={check.differences}
      explanation={`勾选的按新条件提交，未勾选的从${SUBMIT_NAMES[kind]}中删除。`}
      okText="按勾选继续提交"
      onClose={check.cancel}
      onDone={(dropped) => void check.resolve(dropped)}
    />
  );
}
