import { monthState } from '@dealer-portal/rules/month-close';
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { Money } from '#ui/text/money';
import { minuteText } from '#ui/text/wire-text';
import { PrintPaper } from '#widgets/paper/print-paper';
import { markKey, useCloseMarks } from '../close-marks';
import type { Reconciliation } from '../reconciliation-report';
import { useLedgerAccount } from '../use-payer-choices';
import { BalanceAdjustment } from './balance-adjustment';
import { DisputeCase } from './dispute-case';
import { ExplainedDifferences } from './explained-differences';
import { MonthLetter } from './month-letter';
import { saveAdjustment } from './save-adjustment';
import { useDifferenceReason } from './use-difference-reason';
import './close.css';

interface ClosedMonthProps {
  readonly reconciliation: Reconciliation;
  /** The postponed rows. */
  readonly left: ReactNode;
  /** The history. */
  readonly course: ReactNode;
}

/** A month that is confirmed or objected to: by whom, when, at which figures, with which explanations. */
export function ClosedMonth({ reconciliation, left, course }: ClosedMonthProps) {
  const { period } = reconciliation;
  return (
    <div className="close-columns">
      <div className="close-main">
        <ClosedOutcome reconciliation={reconciliation} />
        <BalanceAdjustment reconciliation={reconciliation} />
        <ExplainedDifferences reconciliation={reconciliation} />
        {left}
      </div>
      <aside className="close-aside" aria-label={`确认单 ${period}`}>
        <ConfirmationFacts reconciliation={reconciliation} />
        <MonthLetter period={period} />
        <DisputeCase reconciliation={reconciliation} />
        {course}
      </aside>
    </div>
  );
}

type OutcomeProps = Pick<ClosedMonthProps, 'reconciliation'>;

function ClosedOutcome({ reconciliation }: OutcomeProps) {
  const { period, status } = reconciliation;
  const { markOf } = useCloseMarks();
  const reason = reconciliation.reason ?? markOf(markKey.read(`close ${period}`))?.text;
  const reasons = { ofMonth: reason, of: useDifferenceReason(reconciliation) };
  const buyer = useAccount();
  const account = useLedgerAccount('');
  const isConfirmed = status === PERIOD_STATES.confirmed.value;
  const { text, tone } = monthState(reconciliation);
  const isEqual = tone === 'done';
  const differences = `${href('difference')}?${new URLSearchParams({ beginPeriod: period, endPeriod: period })}`;
  return (
    <section className="close-outcome" aria-label={`${period} 的结果`} data-confirmed={isEqual || undefined}>
      <h2>
        <Icon name={isEqual ? 'done' : 'warning'} />{' '}
        {isConfirmed ? `${period} ${text}` : `${period} 有异议，等公司核对`}
      </h2>
      {isEqual ? (
        <p>
          期末余额 <Money amount={reconciliation.companyBalance} strong /> 是双方一致的数。
        </p>
      ) : (
        <p>
          公司账 <Money amount={reconciliation.companyBalance} strong />
          ，我方账 <Money amount={reconciliation.customerBalance} strong />
          ，差异 <Money amount={reconciliation.difference} strong />。
        </p>
      )}
      {reason && (
        <p>
          <strong>差异原因</strong> {reason}
        </p>
      )}
      <div className="close-outcome-acts no-print">
        <PrintPaper
          label={isEqual ? '打印确认函' : '打印余额调节表'}
          kind="primary"
          paperOf={async () => {
            const { monthPaper } = await import('./month-paper');
            return monthPaper({ reconciliation, isEqual, account: buyer, accountName: account, reasons });
          }}
        />
        {!isEqual && (
          <PlainButton onClick={() => saveAdjustment(reconciliation, reasons, account)}>
            导出余额调节表
          </PlainButton>
        )}
        <ButtonLink to={differences}>看差异明细</ButtonLink>
      </div>
    </section>
  );
}

/** The confirmation sheet: number, user, time, and both balances. */
function ConfirmationFacts({ reconciliation }: OutcomeProps) {
  const { id, status, confirmUser, confirmTime = '' } = reconciliation;
  return (
    <section>
      <h2>确认单</h2>
      <FactLines isSmall>
        <FactLine label="编号">{id}</FactLine>
        {status === PERIOD_STATES.confirmed.value && <FactLine label="确认人">{confirmUser ?? '—'}</FactLine>}
        {confirmTime && <FactLine label="时间">{minuteText(confirmTime)}</FactLine>}
        <FactLine label="公司账">
          <Money amount={reconciliation.companyBalance} />
        </FactLine>
        <FactLine label="我方账">
          <Money amount={reconciliation.customerBalance} />
        </FactLine>
        <FactLine label="差异">
          <Money amount={reconciliation.difference} strong />
        </FactLine>
      </FactLines>
    </section>
  );
}
