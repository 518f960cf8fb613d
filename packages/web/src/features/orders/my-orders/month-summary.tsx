import { readMonth } from '@dealer-portal/rules/paste';
import { choicesOf, ORDER_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useSearchParams } from 'react-router-dom';
import { isText } from '#platform/browser/storage';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { DateInput } from '#ui/input/date/date-input';
import { withParams } from '#ui/input/with-params';
import { countText } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { monthSummaryQuery } from '#widgets/orders/queries';
import '#widgets/orders/orders.css';

interface MonthSummaryProps {
  /** The state that the list shows, and a way to choose another. */
  readonly status: string | undefined;
  readonly onStatus: (status: string) => void;
}

/** The month with its orders by state: a cell narrows the list to its state, all of them stand there from the start (ORDER-01). */
export function MonthSummary({ status = '', onStatus }: MonthSummaryProps) {
  const account = useAccount();
  const [params, setParams] = useSearchParams();
  const thisMonth = dayjs().format('YYYY-MM');
  // The address keeps it for a reload and the way back.
  const month = readMonth(params.get('month') ?? '') ?? thisMonth;
  const setMonth = (value: string) =>
    setParams((before) => withParams(before, { month: value }), { replace: true });
  const summary = useQuery(monthSummaryQuery(account, month));
  const statusList = summary.data?.statusList;
  const rows = listOf(statusList);
  const sums = new Map(rows.map((item) => [item.status, item]));
  // A row whose state did not come may be of any state: then none is known to have no order.
  const rest = rows.every(({ status: state }) => isText(state)) ? NONE : UNKNOWN;
  return (
    <section className="order-month no-print" aria-label="月度汇总">
      <DateInput
        label="汇总月份"
        isMonthly
        max={thisMonth}
        value={month}
        onChange={(value) => value !== '' && setMonth(value)}
      />
      <MonthCell
        name="全部"
        note="（不含取消）"
        sum={summary.data}
        isChosen={status === ''}
        onChoose={() => onStatus('')}
      />
      {choicesOf(ORDER_STATES).map(({ value, label }) => (
        <MonthCell
          key={value}
          name={label}
          sum={statusList && (sums.get(value) ?? rest)}
          isStruck={value === ORDER_STATES.cancelled.value}
          isChosen={status === value}
          onChoose={() => onStatus(status === value ? '' : value)}
        />
      ))}
      {summary.isError && (
        <span className="order-month-failed">
          汇总没有加载出来：{describeError(summary.error).message}
          <PlainButton kind="link" size="small" onClick={() => void summary.refetch()}>
            重试
          </PlainButton>
        </span>
      )}
    </section>
  );
}

interface MonthSum {
  readonly orderCount?: number;
  readonly amount?: number;
}

const NONE: MonthSum = { orderCount: 0, amount: 0 };
const UNKNOWN: MonthSum = {};

interface MonthCellProps {
  readonly name: string;
  readonly note?: string;
  /** Undefined while it is not known. */
  readonly sum: MonthSum | undefined;
  /** It is in no total. */
  readonly isStruck?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MonthCell({ name, note = '', sum, isStruck = false, isChosen, onChoose }: MonthCellProps) {
  return (
    <button type="button" className="order-month-cell" aria-pressed={isChosen} onClick={onChoose}>
      <span>
        {name} {sum ? countText(sum.orderCount, '单') : '…'}
        {note}
      </span>
      <span className={isStruck ? 'order-month-struck' : 'order-month-sum'}>
        <Money amount={sum?.amount} />
      </span>
    </button>
  );
}
