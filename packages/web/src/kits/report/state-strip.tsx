import { formatYuan } from '@dealer-portal/rules/money';
import type { ReadId } from '@dealer-portal/sdk';
import type { Choice } from '#ui/input/plain-select';
import type { FilterName, Report, ReportFilters } from './define-report';
import { useReport, useReportFilter } from './use-report';
import './state-strip.css';

/** A state; the note says what its sum leaves out. */
interface StripState extends Choice {
  readonly note?: string;
  /** It moves nothing: its sum is struck out. */
  readonly isOut?: boolean;
}

interface StateStripProps<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  /** The filter that the strip sets. */
  readonly name: FilterName<K>;
  readonly states: readonly StripState[];
  /** The total of the report that each state shows. */
  readonly amount: string;
  /** The unit of the rows: 张. */
  readonly unit: string;
}

/** The states of a list with their number and sum under the other filters; a press shows one of them. */
export function StateStrip<K extends ReadId, Row extends object>(props: StateStripProps<K, Row>) {
  const { name, states } = props;
  const { values, set } = useReportFilter(props.report);
  const filters: Readonly<Partial<Record<string, string>>> = values;
  const current = filters[name] ?? '';
  return (
    <fieldset className="state-strip no-print" aria-label="状态">
      {states.map((state) => (
        <button
          key={state.value}
          type="button"
          aria-pressed={state.value === current}
          // The name is that of a filter of the call; the compiler does not see that of a type parameter.
          onClick={() => set({ [name]: state.value } as Readonly<Partial<Record<FilterName<K>, string>>>)}
        >
          <StateCell {...props} state={state} filters={{ ...filters, [name]: state.value }} />
        </button>
      ))}
    </fieldset>
  );
}

interface StateCellProps<K extends ReadId, Row extends object> extends StateStripProps<K, Row> {
  readonly state: StripState;
  readonly filters: Readonly<Partial<Record<string, string>>>;
}

/** One row is enough to know the number and the sum of all. */
const ONE = { pageNum: 1, pageSize: 1 } as const;

function StateCell<K extends ReadId, Row extends object>(props: StateCellProps<K, Row>) {
  const { report, state, amount, unit } = props;
  // An empty filter is none.
  const set = Object.entries(props.filters).filter(([, value]) => value);
  const { data, total } = useReport(report, Object.fromEntries(set) as ReportFilters<K>, ONE);
  const sum = data === undefined ? undefined : report.totals?.(data)[amount];
  return (
    <>
      <span className="state-strip-count">
        {/* One text: the unit does not move from it when the number comes. */}
        {`${state.label} ${total ?? '—'} ${unit}${state.note ? `，${state.note}` : ''}`}
      </span>
      {state.isOut && total ? (
        <del className="figure secondary">{formatYuan(sum)}</del>
      ) : (
        <strong className="figure">{total ? formatYuan(sum) : '—'}</strong>
      )}
    </>
  );
}
