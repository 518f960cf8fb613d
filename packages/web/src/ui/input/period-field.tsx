import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

interface PeriodFieldProps {
  readonly label: string;
  /** First and last day, or month, as the address has them; `''` when not given. */
  readonly value: readonly [string, string];
  /** Whole months rather than days. */
  readonly isMonthly?: boolean;
  readonly onChange: (first: string, last: string) => void;
}

/** A period by its first and last day or month, with the periods that a clerk asks for most. */
export function PeriodField({ label, value, isMonthly = false, onChange }: PeriodFieldProps) {
  const [first, last] = value;
  const format = isMonthly ? 'YYYY-MM' : 'YYYY-MM-DD';
  const textOf = (date: Dayjs | null | undefined) => date?.format(format) ?? '';
  return (
    <DatePicker.RangePicker
      className="filter-period"
      aria-label={label}
      placeholder={[`${label}起`, '止']}
      picker={isMonthly ? 'month' : 'date'}
      presets={periodPresets(dayjs())}
      value={[dateOf(first), dateOf(last)]}
      onChange={(dates) => onChange(textOf(dates?.[0]), textOf(dates?.[1]))}
    />
  );
}

const MONTHS_OF_QUARTER = 3;

/** 本月, 上月 and 本季, each from its first to its last day. */
export function periodPresets(today: Dayjs): { label: string; value: [Dayjs, Dayjs] }[] {
  const month = today.startOf('month');
  const last = month.subtract(1, 'month');
  const quarter = month.subtract(month.month() % MONTHS_OF_QUARTER, 'month');
  return [
    { label: '本月', value: [month, month.endOf('month')] },
    { label: '上月', value: [last, last.endOf('month')] },
    { label: '本季', value: [quarter, quarter.add(MONTHS_OF_QUARTER - 1, 'month').endOf('month')] },
  ];
}

function dateOf(text: string): Dayjs | null {
  const date = text === '' ? undefined : dayjs(text);
  return date?.isValid() ? date : null;
}
