import { closeCourse, wasLeft } from '@dealer-portal/rules/month-close';
import { Loaded } from '#platform/calls/loaded';
import { markKey, useCloseMarks } from '../close-marks';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import { CloseAside } from './close-aside';
import { closeRows } from './close-items';
import { CloseList } from './close-list';
import { ClosedMonth } from './closed-month';
import { CourseList } from './course-list';
import { LeftForLater } from './left-for-later';
import { type CloseFacts, useCloseFacts } from './use-close';

interface MonthWorkProps {
  readonly month: AccountPeriod;
  readonly reconciliation: Reconciliation | undefined;
}

/** The tasks for a month, or their result. */
export function MonthWork({ month, reconciliation }: MonthWorkProps) {
  const facts = useCloseFacts(month);
  if (reconciliation === undefined || reconciliation.status === '0') {
    return (
      <Loaded query={facts} failure="要看完的没有全部加载出来，暂时不能确认">
        {(loaded) => <OpenMonth month={month} reconciliation={reconciliation} facts={loaded} />}
      </Loaded>
    );
  }
  return (
    <ClosedMonth
      reconciliation={reconciliation}
      left={
        <Loaded query={facts} failure="留到以后的和经过没有加载出来">
          {(loaded) => <AfterClose month={month} reconciliation={reconciliation} facts={loaded} />}
        </Loaded>
      }
      course={facts.data && <ClosedCourse month={month} reconciliation={reconciliation} facts={facts.data} />}
    />
  );
}

interface LoadedMonthProps extends MonthWorkProps {
  readonly facts: CloseFacts;
}

function useMonthRows({ month, reconciliation, facts }: LoadedMonthProps) {
  const marks = useCloseMarks();
  const rows = closeRows({ month, reconciliation, facts }, marks);
  // No call says when somebody objected; the browser where it was done knows.
  const objection = reconciliation?.status === '2' && marks.markOf(markKey.read(`close ${month.period}`));
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
  const { rows, events } = useMonthRows(props);
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
function useClosedRows(props: LoadedMonthProps) {
  const { month, facts } = props;
  const rebates = facts.rebates.filter((rebate) => wasLeft(rebate, month.period));
  return useMonthRows({ ...props, facts: { ...facts, rebates } });
}

/** The postponed rows of a month that is confirmed or objected to. */
function AfterClose(props: LoadedMonthProps) {
  const { rows } = useClosedRows(props);
  return <LeftForLater rows={rows.filter(({ group }) => group === 'rebate' || group === 'due')} />;
}

function ClosedCourse(props: LoadedMonthProps) {
  const { events } = useClosedRows(props);
  return <CourseList events={events} />;
}
