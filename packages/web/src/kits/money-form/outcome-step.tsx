import { formatYuan } from '@dealer-portal/rules/money';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button/button-class';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Icon } from '#ui/icon/icon';
import type { IconName } from '#ui/icon/icon-names';
import type { Accepted, MoneyDraft, MoneyForm, Slip } from './define-money-form';
import { partyText } from './slip-party';
import { SlipView } from './slip-view';
import { UnknownMovement } from './unknown/unknown-movement';
import type { MoneyStep, OpenMoneyForm } from './use-money-form';
import { usePolledOutcome } from './use-polled-outcome';
import './money-form.css';

type OutcomeStepState<Draft> = Extract<MoneyStep<Draft>, { readonly kind: 'outcome' }>;

interface OutcomeStepProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  readonly step: OutcomeStepState<Draft>;
  readonly money: OpenMoneyForm<Draft, Facts, Answer>;
  readonly onRefresh: () => Promise<unknown>;
}

/** The printed text where no number was given. */
const PAPER = { refused: '没有提交', notFound: '没有提交', lost: '结果未知' } as const;

/** The outcome, and on paper the complete slip below it. */
export function OutcomeStep<Draft extends MoneyDraft, Facts, Answer>(
  props: OutcomeStepProps<Draft, Facts, Answer>,
) {
  const { outcome, slip } = props.step;
  const state = outcome.kind === 'accepted' ? outcome.accepted.number : PAPER[outcome.kind];
  return (
    <>
      <OutcomeView {...props} />
      <div className="print-only">
        <SlipView title={`${props.form.verb} ${state}`} slip={slip} />
      </div>
    </>
  );
}

/** Accepted, refused, under way, or not known; always with number, amount and the next step. */
function OutcomeView<Draft extends MoneyDraft, Facts, Answer>(props: OutcomeStepProps<Draft, Facts, Answer>) {
  const { form, step, money, onRefresh } = props;
  const { outcome, slip } = step;
  if (outcome.kind === 'accepted') return <AcceptedView {...props} />;
  if (outcome.kind === 'lost') {
    return (
      <UnknownMovement
        form={form}
        record={outcome.record}
        onName={(number) => money.nameLost(step, outcome.record, number)}
        onNone={() => money.missLost(step)}
      />
    );
  }
  const isRefused = outcome.kind === 'refused';
  return (
    <Statement
      tone="error"
      icon="warning"
      title={`没有${form.verb}`}
      text={
        isRefused
          ? `${outcome.msg}。钱没有动，填写的内容都在。`
          : '没有收到结果，记录中最后也没有这一笔。您已解开，可以重新提交。'
      }
      facts={moneyFacts(slip)}
    >
      <ReasonButton kind="primary" onClick={money.backToFill}>
        返回修改
      </ReasonButton>
      <ReasonButton onClick={() => onRefresh().then(money.backToFill)}>刷新余额</ReasonButton>
    </Statement>
  );
}

/** The first of the ways on is filled. */
function AcceptedView<Draft extends MoneyDraft, Facts, Answer>({
  form,
  step: { outcome, slip },
  money,
}: OutcomeStepProps<Draft, Facts, Answer>) {
  const accepted = usePolledOutcome(form, outcome.kind === 'accepted' ? outcome.accepted : undefined);
  if (!accepted) return null;
  const { number, title, text, goOn, result } = accepted;
  const hasMain = Boolean(goOn || form.next);
  return (
    <Statement
      {...lookOf(accepted)}
      title={title}
      text={text}
      facts={[['单号', number], ...moneyFacts(slip)]}
    >
      {goOn && (
        <a className={buttonClass({ kind: 'primary' })} href={goOn.url} target="_blank" rel="noreferrer">
          {goOn.label}
        </a>
      )}
      {form.next && (
        <ReasonButton kind={goOn ? 'default' : 'primary'} onClick={money.backToFill}>
          {form.next}
        </ReasonButton>
      )}
      {[...(result ? [result] : []), form.records].map(({ to, label }, at) => (
        <ButtonLink kind={hasMain || at > 0 ? 'default' : 'primary'} key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
      {!form.next && <PlainButton onClick={money.backToFill}>再来一笔</PlainButton>}
      <PrintButton />
    </Statement>
  );
}

function lookOf({ isWaiting, hasFailed }: Accepted): Pick<StatementProps, 'tone' | 'icon'> {
  if (hasFailed) return { tone: 'error', icon: 'warning' };
  return isWaiting ? { tone: 'primary', icon: 'history' } : { tone: 'success', icon: 'done' };
}

const moneyFacts = ({ amount, from, to }: Slip): (readonly [string, string])[] => [
  ...(amount === undefined ? [] : [['金额', formatYuan(amount)] as const]),
  ...[from, to].flatMap((party) => (party ? [[party.label, partyText(party)] as const] : [])),
];

interface StatementProps {
  readonly tone: 'success' | 'error' | 'primary';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [string, string])[];
  /** The next steps. */
  readonly children: ReactNode;
}

function Statement({ tone, icon, title, text, facts, children }: StatementProps) {
  return (
    <section className={`money-outcome money-outcome-${tone}`} role={tone === 'success' ? 'status' : 'alert'}>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      <p>{text}</p>
      <dl className="slip-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="money-actions no-print">{children}</div>
    </section>
  );
}
