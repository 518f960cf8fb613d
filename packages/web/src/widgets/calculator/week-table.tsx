import { type CalculatorAnswer, dayFigure, RED_DAYS } from '@dealer-portal/rules/calculator';
import type { Figures } from './queries';
import { WEEK_NAMES, WEEKS } from './weeks';

interface WeekTableProps {
  readonly answer?: Extract<CalculatorAnswer, { readonly kind: 'answered' }>;
  /** The server's own figures, shown until something is calculated. */
  readonly figures?: Figures | undefined;
}

interface WeekRow {
  readonly stock: number | undefined;
  readonly days: number | undefined;
  readonly afterOrder: number | undefined;
}

/** Stock and turnover at the ends of T, T+1 and T+2, before and after the order (CALC-04). */
export function WeekTable({ answer, figures }: WeekTableProps) {
  const rows = answer ? calculated(answer) : given(figures);
  return (
    <table className="calculator-weeks">
      <caption>{answer ? '按上面的数据计算' : '系统给出的当前周转'}</caption>
      <thead>
        <tr>
          <th scope="col">周末</th>
          <th scope="col">库存（台）</th>
          <th scope="col">周转天数</th>
          <th scope="col">下单后周转天数</th>
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            <th scope="row">{WEEK_NAMES[week]}</th>
            <td className="figure">{rows[week]?.stock ?? '—'}</td>
            <td className="figure">
              <Days days={rows[week]?.days} />
            </td>
            <td className="figure">
              <Days days={rows[week]?.afterOrder} isAfterOrder />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure in days; what is red or a stock-out says so in words too. */
function Days({
  days,
  isAfterOrder = false,
}: {
  readonly days: number | undefined;
  readonly isAfterOrder?: boolean;
}) {
  const { text, isRed } = dayFigure(days, isAfterOrder);
  if (isRed) return <span className="calculator-high">{`${text} 偏高（≥${RED_DAYS} 天）`}</span>;
  return text === '断货' ? <span className="calculator-short">断货</span> : text;
}

function calculated({ weeks }: NonNullable<WeekTableProps['answer']>): readonly WeekRow[] {
  return weeks.map(({ stock, turnoverDays, afterOrderDays }) => ({
    stock,
    days: turnoverDays,
    afterOrder: afterOrderDays,
  }));
}

function given(figures: Figures | undefined): readonly WeekRow[] {
  const { storeAmtSumT0, storeAmtSumT1, storeAmtSumT2 } = figures ?? {};
  const { turnoverDaysT0, turnoverDaysT1, turnoverDaysT2 } = figures ?? {};
  return [
    { stock: storeAmtSumT0, days: turnoverDaysT0, afterOrder: undefined },
    { stock: storeAmtSumT1, days: turnoverDaysT1, afterOrder: undefined },
    { stock: storeAmtSumT2, days: turnoverDaysT2, afterOrder: undefined },
  ];
}
