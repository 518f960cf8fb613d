import {
  booksRefusal,
  type CloseEvent,
  closeExplanation,
  closeProgress,
  closeRefusal,
  explainedPart,
  monthCloseText,
} from '@dealer-portal/rules/month-close';
import { today } from '#platform/today';
import { ReasonButton } from '#ui/button/reason-button';
import { ShareRuler } from '#ui/ruler/ruler';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { listOf } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { markKey, useCloseMarks } from '../close-marks';
import { countOf, type Reconciliation } from '../reconciliation-report';
import type { CloseRow } from './close-items';
import { CourseList } from './course-list';
import { DisputeCase } from './dispute-case';
import { DisputeForm } from './dispute-form';
import { MonthLetter } from './month-letter';
import { deadlineText } from './use-close';
import { useConfirmMonth } from './use-confirm-month';
import './close.css';
import { dayText } from '#ui/text/wire-text';

interface CloseAsideProps {
  readonly reconciliation: Reconciliation;
  readonly rows: readonly CloseRow[];
  /** The events of the month so far. */
  readonly events: readonly CloseEvent[];
}

/** Both balances, what is explained, how far it is, the confirmation, and what happened so far. */
export function CloseAside({ reconciliation, rows, events }: CloseAsideProps) {
  const { period } = reconciliation;
  const differenceList = listOf(reconciliation.differenceList);
  const { markOf, setMark } = useCloseMarks();
  const noteOf = (voucherNo: string) => markOf(markKey.difference(voucherNo, period))?.text;
  const reason = closeExplanation(differenceList, noteOf);
  const progress = closeProgress(rows);
  const against = monthCloseText(
    booksRefusal(reconciliation) ?? closeRefusal(reconciliation.status, rows, reason),
  );
  const confirm = useConfirmMonth((answer) => setMark(markKey.read(`close ${period}`), answer.reason));
  const part = explainedPart(differenceList, noteOf);
  const deadline = deadlineText(reconciliation, today());
  return (
    <aside className="close-aside" aria-label={`确认 ${period}`}>
      <h2>确认 {period}</h2>
      <Balances reconciliation={reconciliation} amount={part.amount} count={part.count} />
      <h2>
        进度 <span className="secondary">{`${progress.done} / ${progress.all} 项`}</span>
      </h2>
      <ShareRuler share={progress.all === 0 ? 1 : progress.done / progress.all} />
      <ReasonButton
        kind="primary"
        isWide
        disabledReason={against}
        onClick={() => confirm({ reconciliation, isAgree: true, reason })}
      >
        确认对账单
      </ReasonButton>
      <p className="secondary">{against ?? '确认后不能撤回；差异的说明随对账单一起交给公司。'}</p>
      <DisputeForm reconciliation={reconciliation} />
      <p className="secondary">待确认的月份随时可以提出异议，不用先看完别的单据；过了期限也能提。</p>
      {deadline && (
        <>
          <h2>期限</h2>
          <FactLines isSmall>
            <FactLine className="close-due" label={<strong>{dayText(reconciliation.deadline)}</strong>}>
              {deadline}
            </FactLine>
          </FactLines>
        </>
      )}
      <MonthLetter period={period} />
      <DisputeCase reconciliation={reconciliation} />
      <CourseList events={events} />
    </aside>
  );
}

interface BalancesProps {
  readonly reconciliation: Reconciliation;
  /** The explained amount, and the number of its differences. */
  readonly amount: string | undefined;
  readonly count: number;
}

function Balances({ reconciliation, amount, count }: BalancesProps) {
  return (
    <FactLines isSmall>
      <FactLine label="期末余额" className="close-closing">
        <Money amount={reconciliation.companyBalance} strong />
      </FactLine>
      <FactLine label="我方账面">
        <Money amount={reconciliation.customerBalance} />
      </FactLine>
      <FactLine label="差异">
        <Money amount={reconciliation.difference} />
      </FactLine>
      <FactLine label="已说明">
        <Money amount={amount} />，{count} / {countOf(reconciliation) ?? '—'}
      </FactLine>
    </FactLines>
  );
}
