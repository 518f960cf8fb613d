import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import type { Movement } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Icon } from '#ui/icon/icon';
import { FactWords } from '#ui/text/fact-lines';
import { minuteOf, shortMinute } from '#ui/text/wire-text';
import type { MoneyDraft, MoneyForm } from '../define-money-form';
import { finalMsOf, releaseMovement } from '../movement-journal';
import { useCapitals } from '../use-capitals';
import { Candidates } from './candidates';
import { LockFacts } from './lock-facts';
import { momentText } from './moments';
import { doubtText, movementText, stateText, usePartyTexts } from './movement-texts';
import { NextQuestion, QuestionRuler } from './question-ruler';
import { useMovementLookUp } from './use-movement-look-up';
import './unknown.css';
import '../money-form.css';

interface UnknownMovementProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  readonly record: SubmitRecord<Movement>;
  /** The user has named the record that it is. */
  readonly onName: (number: string) => unknown;
  /** The list is without it to the end, and the user has said that it may be sent again. */
  readonly onNone: () => unknown;
}

/**
 * A movement whose answer never came: what is known and what is not, the questions to its list, the records that may be
 * it, and both ways on. It stays locked until the user names one, or lets go what its list never got (ORDER-01).
 */
export function UnknownMovement<Draft extends MoneyDraft, Answered, Answer>({
  form,
  record,
  onName,
  onNone,
}: UnknownMovementProps<Draft, Answered, Answer>) {
  const { verb, records, continuesAt } = form;
  const { submission, plannedAt } = record;
  const { state, note, nextAt, isAsking, ask, deny } = useMovementLookUp(form, record);
  const candidates = state.answer.kind === 'found' ? state.answer.records : [];
  const isNone = state.answer.kind === 'none';
  const release = () => {
    releaseMovement(record);
    return onNone();
  };
  const parties = usePartyTexts(submission);
  const isApplication = compareAmounts(submission.amount, NO_MONEY) === 0;
  const list = records.label.replace(/^查看/, '');
  const finalAt = minuteOf(plannedAt + finalMsOf(form));
  const act = isApplication ? verb : `${verb} ${formatYuan(submission.amount)}`;
  const object = movementText(submission);
  return (
    <section className="unknown-movement" aria-label={`没有收到结果：${object}`}>
      <div className="unknown-main">
        <h2>
          <Icon name="warning" /> 没有收到结果，这一笔先锁住
        </h2>
        <p>
          {shortMinute(String(plannedAt))} 提交，等回答时网络断开。
          {isApplication ? '可能已经办好，也可能没有。' : '钱可能已经付出，也可能没有。'}
        </p>
        <div className="unknown-pair">
          <KnownFacts record={record} parties={parties} isApplication={isApplication} />
          <div>
            <h3>还不知道的</h3>
            <FactWords
              facts={[
                [list, isNone ? '最后也没有这一笔' : doubtText(candidates)],
                ['结果', stateText(candidates)],
                ['最终答复', `${finalAt} 以后${list}里还没有，由您解开`],
              ]}
            />
          </div>
        </div>
        <h3 className="unknown-asking">
          在{list}里查{' '}
          <span className="secondary">
            {parties.map(([, text]) => text).join(' → ')}，{minuteOf(plannedAt)} 前后
          </span>
          <NextQuestion nextAt={nextAt} isAsking={isAsking} onAsk={ask} />
        </h3>
        <QuestionRuler questions={state.questions} nextAt={nextAt} />
        {note && <p className="secondary">{note}</p>}
        {candidates.length > 0 && (
          <Candidates
            continuesAt={continuesAt}
            isApplication={isApplication}
            onName={onName}
            onDeny={deny}
            records={candidates}
          />
        )}
        {state.denied.length > 0 && (
          <p className="secondary">您已说不是这一笔：{state.denied.join('、')}；刷新页面可重新认。</p>
        )}
        <Ways list={list} verb={verb} finalAt={finalAt} goesOn={continuesAt !== undefined} />
        <div className="money-actions no-print">
          <ButtonLink to={records.to}>看全部{list}</ButtonLink>
          <ButtonLink to={href('index')}>先去做别的</ButtonLink>
          <span className="unknown-off">
            {isNone ? (
              <ReasonButton kind="primary" onClick={release}>
                没有这一笔，解开
              </ReasonButton>
            ) : (
              <ReasonButton disabledReason="查清之前不能再提交这一笔">再{act}</ReasonButton>
            )}
          </span>
        </div>
      </div>
      <LockFacts verb={verb} object={object} isApplication={isApplication} />
    </section>
  );
}

interface KnownFactsProps {
  readonly record: SubmitRecord<Movement>;
  readonly parties: readonly (readonly [label: string, text: string])[];
  readonly isApplication: boolean;
}

function KnownFacts({ record: { submission, plannedAt }, parties, isApplication }: KnownFactsProps) {
  const { user } = useAccount();
  const capitals = useCapitals(isApplication ? undefined : submission.amount);
  return (
    <div>
      <h3>知道的</h3>
      <FactWords
        facts={[
          ['提交', `${momentText(plannedAt)}，${user.realName ?? user.userName}`],
          ...parties,
          ...(isApplication
            ? []
            : [['金额', [formatYuan(submission.amount), capitals].filter(Boolean).join(' ')] as const]),
        ]}
      />
    </div>
  );
}

interface WaysProps {
  readonly list: string;
  readonly verb: string;
  readonly finalAt: string;
  /** One that was found goes on in its list. */
  readonly goesOn: boolean;
}

function Ways({ list, verb, finalAt, goesOn }: WaysProps) {
  return (
    <div className="unknown-pair">
      <div>
        <h3>一　就是这一笔</h3>
        <p>{goesOn ? `在它上面继续支付或取消，不会多出第二笔` : '不会多出第二笔'}；锁随即解开。</p>
      </div>
      <div>
        <h3>二　不是，或说不准</h3>
        <p>
          先不{verb}。是同事办的那一笔，就按“不是这一笔”。系统接着查，有新的就列在上面；{finalAt} 以后{list}
          里没有别的，您可以解开。可以离开、退出。
        </p>
      </div>
    </div>
  );
}
