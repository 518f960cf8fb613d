import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { ResultPanel } from '#ui/page/result-panel';
import { Money } from '#ui/text/money';
import { markKey, useCloseMarks } from '../close-marks';
import type { Reconciliation } from '../reconciliation-report';

interface ClosedMonthProps {
  readonly reconciliation: Reconciliation;
  /** The postponed rows, and the history. */
  readonly children: ReactNode;
}

/** A month that is confirmed or objected to: by whom, when, at which figures, with which explanation. */
export function ClosedMonth({ reconciliation, children }: ClosedMonthProps) {
  const { period, status, confirmUser, confirmTime, companyBalance, customerBalance } = reconciliation;
  const { markOf } = useCloseMarks();
  const reason = markOf(markKey.read(`close ${period}`))?.text;
  const isConfirmed = status === '1';
  return (
    <section
      className="close-closed"
      aria-label={`${period} 的结果`}
      data-confirmed={isConfirmed || undefined}
    >
      <ResultPanel
        status={isConfirmed ? 'success' : 'warning'}
        title={isConfirmed ? `${period} 已确认` : `${period} 有异议，等公司核对`}
        text={
          <>
            {confirmTime && `${confirmUser ?? ''} ${confirmTime} 确认，`}公司账{' '}
            <Money amount={companyBalance} />
            ，我方账 <Money amount={customerBalance} />。
          </>
        }
        actions={
          <>
            <PrintButton label="打印对账单" />
            <Link
              to={`${href('difference')}?${new URLSearchParams({ beginPeriod: period, endPeriod: period })}`}
            >
              看差异明细
            </Link>
          </>
        }
      />
      {reason && (
        <p>
          <strong>差异说明</strong> {reason}
        </p>
      )}
      {children}
    </section>
  );
}
