import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import type { RunwayDay } from '@dealer-portal/rules/runway';
import { Chart } from '#ui/chart/chart';
import { pickerDay } from '#ui/input/date/picker-day';

/** The days between two names below the chart. */
const WEEK_DAYS = 7;

interface RunwayChartProps {
  readonly label: string;
  readonly days: readonly RunwayDay[];
  /** The days without what is tried; a dashed line. */
  readonly before?: readonly RunwayDay[];
  readonly height: number;
}

/** The balance of a payer from day to day, with what is due on each. */
export function RunwayChart({ label, days, before, height }: RunwayChartProps) {
  return (
    <Chart
      label={label}
      kind="steps"
      height={height}
      isFromZero
      namesEvery={WEEK_DAYS}
      points={days.map(({ day, balance, dues }, at) => {
        const earlier = before?.[at]?.balance;
        const reading = [
          formatYuan(balance),
          ...(earlier === undefined ? [] : [`没有这一笔时 ${formatYuan(earlier)}`]),
          ...dues.map(({ text, amount }) => `${text} ${formatYuan(amount)}`),
        ];
        return {
          key: day,
          name: day,
          text: reading.join('，'),
          value: readFigure(balance),
          isDue: dues.length > 0,
          isWeekend: [0, 6].includes(pickerDay(day)?.day() ?? 1),
          ...(earlier !== undefined && { target: readFigure(earlier) }),
        };
      })}
    />
  );
}
