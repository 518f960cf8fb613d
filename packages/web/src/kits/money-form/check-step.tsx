import { formatYuan } from '@dealer-portal/rules/money';
import { RUNWAY_DAYS } from '@dealer-portal/rules/runway';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { WhatIfLink } from '#widgets/payers/what-if-link';
import { CheckNotes } from './check-notes';
import type { MoneyDraft, Slip } from './define-money-form';
import { SlipView } from './slip-view';
import type { MoneyStep } from './use-money-form';
import './money-form.css';

type CheckedStep<Draft> = Extract<MoneyStep<Draft>, { readonly kind: 'check' | 'ask' }>;

interface CheckStepProps<Draft extends MoneyDraft> {
  readonly verb: string;
  readonly step: CheckedStep<Draft>;
  readonly onBack: () => void;
  readonly onSend: (step: CheckedStep<Draft>) => Promise<void>;
}

/** The slip to check, with what has changed since it was shown. */
export function CheckStep<Draft extends MoneyDraft>({ verb, step, onBack, onSend }: CheckStepProps<Draft>) {
  const { slip } = step;
  const notes = step.kind === 'check' ? step.notes : [];
  const amount = slip.amount === undefined ? '' : ` ${formatYuan(slip.amount)}`;
  return (
    <>
      <CheckNotes title="还没有提交，请看清再按一次" notes={notes} />
      <SlipView title={verb} slip={slip} />
      <div className="money-actions no-print">
        <ReasonButton kind="primary" onClick={() => onSend(step)}>
          提交{verb}
          {amount}
        </ReasonButton>
        <PlainButton onClick={onBack}>返回修改</PlainButton>
        <SlipTrial slip={slip} />
        <span className="secondary">提交时会再读一次余额，按下后立即锁住，不会提交两次。</span>
      </div>
    </>
  );
}

/** Before it is sent: the next 30 days of the payer with it and without it (FIN-02). */
function SlipTrial({ slip: { amount, from, to, trial } }: { readonly slip: Slip }) {
  const side = [from, to].find((party) => party?.balance !== undefined);
  const terms = trial ?? (side && { payerCode: side.code, purpose: side === from ? 'transfer' : 'recharge' });
  if (typeof amount !== 'string' || !terms) return null;
  return <WhatIfLink terms={{ ...terms, amount }}>试算以后 {RUNWAY_DAYS} 天</WhatIfLink>;
}
