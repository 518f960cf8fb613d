import type { ReadId } from '@dealer-portal/sdk';
import type { Report } from './define-report';
import '#ui/table/two-lines.css';

/** Wide enough for a sentence, whether there is one or not, so that nothing moves. */
const WIDTH = 176;

/** The same list, in which the state of a row is followed by why a press did not reach it. */
export function withRefusals<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  refusalOf: (key: string) => string | undefined,
): Report<K, Row> {
  const columns = report.columns.map((column) => {
    if (column.key !== 'status') return column;
    const render = (row: Row) => {
      const refusal = refusalOf(report.rowKey(row));
      if (refusal === undefined) return column.render(row);
      return (
        <span className="two-lines">
          {column.render(row)}
          <span className="field-problem">{refusal}</span>
        </span>
      );
    };
    return { ...column, width: WIDTH, render };
  });
  return { ...report, columns };
}
