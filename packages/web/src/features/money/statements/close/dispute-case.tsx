import { DISPUTE_STATES } from '@dealer-portal/rules/states';
import { ReasonButton } from '#ui/button/reason-button';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { Timeline } from '#ui/text/timeline';
import type { Reconciliation } from '../reconciliation-report';
import { useWithdrawDispute } from './use-confirm-month';
import './close.css';
import { stateText } from '#ui/text/joined';

/** 异议: its number, state and course with who and when, its outcome, and the way to take it back while it is open. */
export function DisputeCase({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const withdraw = useWithdrawDispute();
  const { dispute } = reconciliation;
  if (!dispute) return null;
  const { disputeNo, status, statusName, outcome, events } = dispute;
  return (
    <section className="close-case" aria-label={`异议 ${disputeNo}`}>
      <h2>异议的经过</h2>
      <FactLines isSmall>
        <FactLine label="编号">{disputeNo}</FactLine>
        <FactLine label="状态">{stateText(statusName)}</FactLine>
        {outcome && <FactLine label="结论">{outcome}</FactLine>}
      </FactLines>
      <Timeline events={events.map(({ time, user, text }) => ({ time, text, note: user }))} isYearless />
      {status === DISPUTE_STATES.open.value && (
        <ReasonButton isWide onClick={() => withdraw(reconciliation, disputeNo)}>
          撤回异议
        </ReasonButton>
      )}
    </section>
  );
}
