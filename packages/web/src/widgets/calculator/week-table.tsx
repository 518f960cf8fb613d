import { type CalculatorAnswer, dayFigure, RED_DAYS } from '@dealer-portal/rules/calculator';
import type { Figures } from './queries';
import { WEEK_NAMES, WEEKS } from './weeks';
import './calculator.css';

interface WeekTableProps {
  readonly answer?: Extract<CalculatorAnswer, { readonly kind: 'answered' }>;
  /** The server's own figures, shown until something is calculated. */
  readonly figures?: Figures | undefined;
}

/** A figure in days; the server's own says nothing of a shortage. */
interface DaysOfWeek {
  readonly days: number | undefined;
  readonly isShort?: boolean;
}

interface WeekRow {
  readonly stock: number | undefined;
  readonly before: DaysOfWeek;
  readonly after?: DaysOfWeek;
}

/** Stock and turnover at the ends of T, T+1 and T+2, before and after the order (CALC-04). */
export function WeekTable({ answer, figures }: WeekTableProps) {
  const rows: readonly WeekRow[] = answer ? answer.weeks : read(figures);
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
              <Days figure={rows[week]?.before} />
            </td>
            <td className="figure">
              <Days figure={rows[week]?.after} isAfterOrder />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DaysProps {
  readonly figure: DaysOfWeek | undefined;
  readonly isAfterOrder?: boolean;
}

/** A figure in days; what is red or a stock-out says so in words too. */
function Days({ figure, isAfterOrder = false }: DaysProps) {
  const { text, isRed } = dayFigure(figure?.days, { isAfterOrder, isShort: figure?.isShort ?? false });
  if (isRed) return <span className="calculator-high">{`${text} 偏高（≥${RED_DAYS} 天）`}</span>;
  return text === '断货' ? <span className="calculator-short">断货</span> : text;
}

/** The server's own figures as rows. */
function read(figures: Figures | undefined): readonly WeekRow[] {
  const { storeAmtSumT0, storeAmtSumT1, storeAmtSumT2 } = figures ?? {};
  const { turnoverDaysT0, turnoverDaysT1, turnoverDaysT2 } = figures ?? {};
  return [
    { stock: storeAmtSumT0, before: { days: turnoverDaysT0 } },
    { stock: storeAmtSumT1, before: { days: turnoverDaysT1 } },
    { stock: storeAmtSumT2, before: { days: turnoverDaysT2 } },
  ];
}
