import { weekLabel } from '@dealer-portal/rules/cart-entry';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useAccount } from '#platform/session/account';
import { weeksQuery } from './queries';

interface WeekSelectProps {
  readonly name: string;
  /** The day on which the chosen week begins, YYYY-MM-DD. */
  readonly value: string | undefined;
  readonly onChoose: (farWeekDate: string) => void;
}

/** The week in which goods under a week promise shall arrive (CART-02, farWeekDate). */
export function WeekSelect({ name, value, onChoose }: WeekSelectProps) {
  const weeks = useQuery(weeksQuery(useAccount()));
  const options = (weeks.data ?? []).map((week) => ({ value: week.beginDate, label: weekLabel(week) }));
  const selected = options.find((option) => option.value === value)?.label;
  return (
    <>
      {selected && <span className="print-only">{selected}</span>}
      <Select
        size="small"
        aria-label={`${name}的到货周`}
        placeholder="选择到货周（可不选）"
        popupMatchSelectWidth={false}
        loading={weeks.isPending}
        status={weeks.isError ? 'warning' : ''}
        notFoundContent={weeks.isError ? '到货周没有加载出来' : '没有可选的到货周'}
        value={value || null}
        options={options}
        onChange={onChoose}
      />
    </>
  );
}
