import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import { monthSummaryQuery } from './queries';

interface MonthSummaryProps {
  /** The state that the list shows, and a way to choose another. */
  readonly status: string | undefined;
  readonly onStatus: (status: string) => void;
}

/** How many orders were placed in a month and for how much; a state's figure narrows the list to it (ORDER-01). */
export function MonthSummary({ status, onStatus }: MonthSummaryProps) {
  const account = useAccount();
  const [month, setMonth] = useState(() => dayjs().format('YYYY-MM'));
  const summary = useQuery(monthSummaryQuery(account, month));
  return (
    <section className="order-month" aria-label="月度汇总">
      <DatePicker
        picker="month"
        size="small"
        aria-label="汇总月份"
        allowClear={false}
        value={dayjs(month)}
        disabledDate={(date) => date.isAfter(dayjs(), 'month')}
        onChange={(date) => date && setMonth(date.format('YYYY-MM'))}
      />
      {summary.isPending && <Skeleton.Button active size="small" block />}
      {summary.isError && (
        <span className="secondary">
          汇总没有加载出来：{describeError(summary.error).message}
          <Button type="link" size="small" onClick={() => void summary.refetch()}>
            重试
          </Button>
        </span>
      )}
      {summary.isSuccess && (
        <>
          <span className="order-month-all">
            {summary.data.orderCount} 单 · <Money amount={summary.data.amount} strong />
          </span>
          {summary.data.statusList.map((item) => (
            <button
              key={item.status}
              type="button"
              className="order-month-state"
              aria-pressed={status === item.status}
              onClick={() => onStatus(status === item.status ? '' : item.status)}
            >
              {item.statusName} {item.orderCount} 单 <Money amount={item.amount} />
            </button>
          ))}
        </>
      )}
    </section>
  );
}
