import { markKey, useCloseMarks } from '../close-marks';
import type { Reconciliation } from '../reconciliation-report';
import type { CloseDifference } from './close-items';

/** What is said of each difference of a month: what was written here wins over the reason that the company has. */
export function useDifferenceReason({
  period,
}: Reconciliation): (difference: CloseDifference) => string | undefined {
  const { markOf } = useCloseMarks();
  return ({ voucherNo, reason }) => markOf(markKey.difference(voucherNo, period))?.text ?? reason;
}
