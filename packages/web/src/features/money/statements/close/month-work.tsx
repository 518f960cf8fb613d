import { closeCourse, wasLeft } from '@dealer-portal/rules/month-close';
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { Loaded } from '#platform/calls/loaded';
import { type CloseMarks, markKey, useCloseMarks } from '../close-marks';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import { CloseAside } from './close-aside';
import { closeRows } from './close-items';
import { CloseList } from './close-list';
import { ClosedMonth } from './closed-month';
import { CourseList } from './course-list';
import { LeftForLater } from './left-for-later';
import { type CloseFacts, type CloseFactsQuery, useCloseFacts } from './use-close';
import './close.css';

interface MonthWorkProps {
  readonly month: AccountPeriod;
  readonly reconciliation: Reconciliation | undefined;
}

/** The tasks for a month, or their result. */
export function MonthWork(props: MonthWorkProps) {
  const { month, reconciliation } = props;
  const facts = useCloseFacts(month);
  if (reconciliation === undefined || reconciliation.status === PERIOD_STATES.toConfirm.value) {
    return (
      <Loaded query={facts} failure="要看完的没有全部加载出来，暂时不能确认">
        {(loaded) => <OpenMonth {...props} facts={loaded} />}
      </Loaded>
    );
  }
  return <MonthAfterwards month={month} reconciliation={reconciliation} query={facts} />;
}

interface LoadedMonthProps extends MonthWorkProps {
  readonly facts: CloseFacts;
}

function monthRows({ month, reconciliation, facts }: LoadedMonthProps, marks: CloseMarks) {
  const rows = closeRows({ month, reconciliation, facts }, marks);
  // No call says when somebody objected; the browser where it was done knows.
  const isObjected = reconciliation?.status === PERIOD_STATES.objected.value;
  const objection = isObjected && marks.markOf(markKey.read(`close ${month.period}`));
  const objected = objection ? [{ time: objection.time, text: '提出异议', user: objection.user }] : [];
  const events = closeCourse({
    ...month,
    statement: reconciliation,
    invoices: facts.invoices,
    done: [...objected, ...rows.flatMap(({ event }) => event ?? [])],
  });
  return { rows, events };
}

function OpenMonth(props: LoadedMonthProps) {
  const { rows, events } = monthRows(props, useCloseMarks());
  return (
    <div className="close-columns">
      <CloseList rows={rows} />
      {props.reconciliation ? (
        <CloseAside reconciliation={props.reconciliation} rows={rows} events={events} />
      ) : (
        <aside className="close-aside">
          <p>本月还没有出账，数字会变；出账以后才能确认。</p>
        </aside>
      )}
    </div>
  );
}

/** The rows of a closed month: rebates of later months are none of its own. */
function closedRows(props: LoadedMonthProps, marks: CloseMarks) {
  const { month, facts } = props;
  const rebates = facts.rebates.filter((rebate) => wasLeft(rebate, month.period));
  return monthRows({ ...props, facts: { ...facts, rebates } }, marks);
}

interface MonthAfterwardsProps {
  readonly month: AccountPeriod;
  readonly reconciliation: Reconciliation;
  readonly query: CloseFactsQuery;
}

/** A month that is confirmed or objected to, with what it left and its course once they are loaded. */
function MonthAfterwards({ month, reconciliation, query }: MonthAfterwardsProps) {
  const marks = useCloseMarks();
  const data = query.data && closedRows({ month, reconciliation, facts: query.data }, marks);
  return (
    <ClosedMonth
      reconciliation={reconciliation}
      left={
        <Loaded query={{ ...query, data }} failure="留到以后的和经过没有加载出来">
          {({ rows }) => (
            <LeftForLater rows={rows.filter(({ group }) => group === 'rebate' || group === 'due')} />
          )}
        </Loaded>
      }
      course={data && <CourseList events={data.events} />}
    />
  );
}
