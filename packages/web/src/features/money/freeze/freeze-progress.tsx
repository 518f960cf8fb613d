import { type FreezeFacts, type FreezeNotice, freezeNotices } from '@dealer-portal/rules/freeze';
import { FREEZE_STEPS, type FreezeEvent, freezeProgress } from '@dealer-portal/rules/freeze-progress';
import { UNFREEZE_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { config } from '#platform/config';
import { useAccount } from '#platform/session/account';
import { buttonClass } from '#ui/button/button-class';
import { StepRuler } from '#ui/ruler/step-ruler';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { OfferedLink } from '#widgets/links/offered-link';
import { FreezeMissing } from './freeze-missing';
import { unfreezeAppliesQuery } from './queries';
import './freeze-progress.css';
import { stateText } from '#ui/text/joined';
import { minuteText } from '#ui/text/wire-text';

/** 解冻进度: what froze the account, what was applied for, what is missing, whose turn it is, and the next step. */
export function FreezeProgress({ freeze }: { readonly freeze: FreezeFacts }) {
  const applies = useQuery(unfreezeAppliesQuery(useAccount()));
  return (
    <section className="freeze-progress" aria-label="解冻进度">
      <h2>解冻进度</h2>
      <Loaded query={applies} failure="解冻申请没有加载出来" rows={5}>
        {(list) => <Progress freeze={freeze} progress={freezeProgress(freeze, list, new Date())} />}
      </Loaded>
    </section>
  );
}

interface ProgressProps {
  readonly freeze: FreezeFacts;
  readonly progress: ReturnType<typeof freezeProgress>;
}

function Progress({ freeze, progress }: ProgressProps) {
  const { step, waitingDays, turns, events } = progress;
  const names = turns.map(({ name }) => name).join('、');
  const notes = [
    names,
    '',
    waitingDays === undefined ? '' : `已等 ${waitingDays} 天`,
    '批准后可开单',
    turns.length > 1 ? '两种都解冻才行' : '',
  ];
  return (
    <>
      <StepRuler label="解冻步骤" steps={FREEZE_STEPS} notes={notes} current={step} />
      <div className="freeze-columns">
        <ol className="freeze-events" aria-label="经过，新的在上面">
          {events.map((event) => (
            <EventRow key={event.kind === 'apply' ? event.apply.unfreezeNo : event.kind} event={event} />
          ))}
        </ol>
        <aside>
          <FreezeMissing turns={turns} />
          <NextStep notices={freezeNotices(freeze)} />
          <h3>冻结期间</h3>
          <FactLines>
            <FactLine label="下单、付款、查账、签署合同">不能，限制登录</FactLine>
            <FactLine label="申请解冻、看解冻详情">可以</FactLine>
          </FactLines>
        </aside>
      </div>
    </>
  );
}

/** One thing that happened; the freeze says that nobody gave its date. */
function EventRow({ event }: { readonly event: FreezeEvent }) {
  if (event.kind === 'freeze') {
    return (
      <li className="freeze-event-due">
        <span className="secondary">没有日期</span>
        <div>
          <strong>冻结：{event.names.join('、')}</strong>
          <p className="secondary">系统只给出状态，没有给出冻结的时间</p>
        </div>
      </li>
    );
  }
  const { unfreezeNo, freezeTypeName, statusName, status, reason, remark, applyUser, applyDate } =
    event.apply;
  return (
    <li className={EVENT_CLASSES[status]}>
      <span>{minuteText(applyDate)}</span>
      <div>
        <strong>
          {freezeTypeName}：{stateText(statusName)}
        </strong>
        <p className="secondary">
          “{reason}”{applyUser && `，${applyUser}`}
          {remark && `；批复：${remark}`}
        </p>
      </div>
      <span className="figure">{unfreezeNo}</span>
    </li>
  );
}

const EVENT_CLASSES: Readonly<Record<string, string>> = {
  [UNFREEZE_STATES.submitted.value]: 'freeze-event-waiting',
  [UNFREEZE_STATES.unfrozen.value]: 'freeze-event-done',
  [UNFREEZE_STATES.rejected.value]: 'freeze-event-bad',
};

function NextStep({ notices }: { readonly notices: readonly FreezeNotice[] }) {
  const application = notices.find(({ link }) => link === 'unfreezeApplication');
  return (
    <>
      <h3>下一步</h3>
      {application ? (
        <OfferedLink className={buttonClass({ kind: 'primary', isWide: true })} to={application.link}>
          提交解冻申请
        </OfferedLink>
      ) : (
        <p>等待审批；被驳回的按批复办好后，请联系客户经理或服务热线 {config.hotline}。</p>
      )}
    </>
  );
}
