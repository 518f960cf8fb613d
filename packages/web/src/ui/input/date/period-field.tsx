import dayjs, { type Dayjs } from 'dayjs';
import { PlainButton } from '../../button/plain-button';
import { MenuButton } from '../../overlay/menu-button';
import { DateInput, useTyped } from './date-input';
import '../plain-field.css';
import './period-field.css';

interface PeriodFieldProps {
  readonly label: string;
  /** First and last day, or month, as the address has them; `''` when not given. */
  readonly value: readonly [string, string];
  /** Complete months rather than days. */
  readonly isMonthly?: boolean;
  readonly onChange: (first: string, last: string) => void;
}

/** A period by its first and last day or month, with the periods that a clerk asks for most; half a period changes nothing yet. */
export function PeriodField({ label, value, isMonthly = false, onChange }: PeriodFieldProps) {
  const [first, setFirst] = useTyped(value[0]);
  const [last, setLast] = useTyped(value[1]);
  const change = (begin: string, end: string) => {
    setFirst(begin);
    setLast(end);
    const isWhole = (begin === '') === (end === '');
    if (!isWhole || `${begin} ${end}` === value.join(' ')) return;
    if (begin <= end) onChange(begin, end);
    else onChange(end, begin);
  };
  const format = isMonthly ? 'YYYY-MM' : 'YYYY-MM-DD';
  const lines = periodPresets(dayjs()).map(({ label, value: [begin, end] }) => ({
    key: label,
    label,
    onClick: () => change(begin.format(format), end.format(format)),
  }));
  const clear = { key: '', label: '不限', onClick: () => change('', '') };
  return (
    <fieldset className="plain-frame period-field" aria-label={label}>
      <MenuButton
        label={`${label}：常用的时间段`}
        groups={[{ lines: [...lines, clear] }]}
        trigger={(button) => (
          <PlainButton {...button} kind="text" className="period-name">
            {label}
          </PlainButton>
        )}
      />
      <DateInput
        isMonthly={isMonthly}
        label={`${label}起`}
        value={first}
        onChange={(day) => change(day, last)}
      />
      <span aria-hidden>~</span>
      <DateInput
        isMonthly={isMonthly}
        label={`${label}止`}
        value={last}
        onChange={(day) => change(first, day)}
      />
    </fieldset>
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
