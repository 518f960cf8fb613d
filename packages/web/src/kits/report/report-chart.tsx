import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { Chart } from '#ui/chart/chart';
import type { ChartDues, ReportChart } from './define-report';
import type { Selection } from './use-selection';
import './report-chart.css';

/** Below this height of the window the strip is folded at first. */
const LOW_WINDOW = 800;

interface ReportChartStripProps<Row> {
  readonly chart: ReportChart<Row>;
  readonly selection: Selection<Row>;
}

const noDues = (): ChartDues => ({ dues: [] });

function DrawnChart<Row>({ chart, selection: { rows, isWhole } }: ReportChartStripProps<Row>) {
  // A definition is a constant: it has its own question, or never one.
  const useDues = chart.useDues ?? noDues;
  const { dues, problem } = useDues();
  const label = [isWhole ? chart.label : `${chart.label}（本页）`, problem].filter(Boolean).join('，');
  return <Chart label={label} kind={chart.kind} points={chart.points(rows, dues)} />;
}

/** The chart of the chosen rows with its figures, or of the page, which then says so; folded, the figures alone stay. */
export function ReportChartStrip<Row>({ chart, selection }: ReportChartStripProps<Row>) {
  const { rows, isWhole, isInOrder } = selection;
  const [isOpen, setOpen] = useState(() => window.innerHeight >= LOW_WINDOW);
  // In an order by amounts there is no course: the chart waits for all rows in theirs.
  if (rows.length === 0 || !isInOrder) return null;
  return (
    <section className="report-chart" aria-label={chart.label} data-open={isOpen || undefined}>
      <dl>
        {chart.figures(rows).map(([name, text]) => (
          <div key={name}>
            <dt>{isWhole ? name : `本页${name}`}</dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <DrawnChart chart={chart} selection={selection} />}
      <PlainButton
        kind="text"
        size="small"
        className="no-print"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '收起图' : '展开图'}
      </PlainButton>
    </section>
  );
}
