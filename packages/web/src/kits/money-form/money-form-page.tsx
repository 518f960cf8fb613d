import { type ReactNode, useLayoutEffect, useState } from 'react';
import { JobViews } from '#kits/report/job-views';
import { Loaded } from '#platform/calls/loaded';
import { PageHeader } from '#ui/page/page-header';
import { StepBody, StepRuler } from '#ui/ruler/step-ruler';
import { AskDialog } from './ask-dialog';
import { CheckStep } from './check-step';
import type { MoneyDraft, MoneyForm, Proposal } from './define-money-form';
import { FillStep } from './fill-step';
import { OpenMovements } from './open-movements';
import { OutcomeStep } from './outcome-step';
import { type MoneyStep, useMoneyForm } from './use-money-form';
import './money-form.css';
import '#ui/antd/forms.css';

interface MoneyFormBodyProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  /** Rules, limits and last movements, next to the form. */
  readonly aside?: ((facts: Facts) => ReactNode) | undefined;
  /** It opens on the slip of what was filled in before. */
  readonly startsChecked?: boolean;
  readonly proposal?: Proposal<Draft> | undefined;
  /** Reports the step on show, before it is drawn. */
  readonly onStep?: (kind: MoneyStep<Draft>['kind']) => void;
}

interface MoneyFormPageProps<Draft extends MoneyDraft, Facts, Answer>
  extends MoneyFormBodyProps<Draft, Facts, Answer> {
  /** Below the form, such as the list of what was sent. */
  readonly children?: ReactNode;
}

const STEPS = ['填写', '核对', '确认', '结果'];
const STEP_AT = { fill: 0, check: 1, ask: 2, outcome: 3 } as const;

/** A page that moves money or applies for something: the same four steps everywhere (FIN-03, FIN-06 to FIN-08). */
export function MoneyFormPage<Draft extends MoneyDraft, Facts, Answer>({
  children,
  ...body
}: MoneyFormPageProps<Draft, Facts, Answer>) {
  return (
    <div className="page money-page">
      <PageHeader context={body.form.context} />
      <JobViews />
      <MoneyFormBody {...body} />
      {children && <div className="page-below">{children}</div>}
    </div>
  );
}

/** The four steps of a form within a page of its own object, such as a project. */
export function MoneyFormBody<Draft extends MoneyDraft, Facts, Answer>(
  props: MoneyFormBodyProps<Draft, Facts, Answer>,
) {
  const { form, aside, startsChecked = false, proposal, onStep } = props;
  const facts = form.useFacts();
  const money = useMoneyForm(form, facts);
  const { step } = money;
  // It stands in the step itself, with what belongs beside it.
  const lostId = step.kind === 'outcome' && step.outcome.kind === 'lost' ? step.outcome.record.id : undefined;
  useLayoutEffect(() => onStep?.(step.kind), [onStep, step.kind]);
  const [checksAtOnce, setChecksAtOnce] = useState(startsChecked);
  const check = (draft: Draft) => {
    setChecksAtOnce(false);
    return money.check(draft);
  };
  return (
    <>
      <OpenMovements form={form} shownId={lostId} />
      <Loaded
        query={facts}
        failure={`${form.verb}需要的余额和账户没有加载出来`}
        rows={form.loadingLines ?? 6}
        isKept
      >
        {(data) => (
          <div className="money-form" data-lost={lostId !== undefined || undefined}>
            <section className="money-main" aria-label={form.verb}>
              <StepRuler label={`${form.verb}步骤`} steps={STEPS} current={STEP_AT[step.kind]} />
              {/* The question stands over its slip, which stays. */}
              <StepBody
                step={step.kind === 'ask' ? 'check' : step.kind}
                className="money-step form-lines form-facts"
              >
                {step.kind === 'fill' && (
                  <FillStep
                    form={form}
                    proposal={proposal}
                    checksAtOnce={checksAtOnce}
                    facts={data}
                    problem={step.problem}
                    draft={step.draft}
                    onCheck={check}
                  />
                )}
                {(step.kind === 'check' || step.kind === 'ask') && (
                  <CheckStep verb={form.verb} step={step} onBack={money.backToFill} onSend={money.ask} />
                )}
                {step.kind === 'outcome' && (
                  <OutcomeStep form={form} step={step} money={money} onRefresh={facts.refetch} />
                )}
              </StepBody>
              {step.kind === 'ask' && <AskDialog form={form} step={step} money={money} />}
            </section>
            {aside && lostId === undefined && <aside className="money-aside">{aside(data)}</aside>}
          </div>
        )}
      </Loaded>
    </>
  );
}
