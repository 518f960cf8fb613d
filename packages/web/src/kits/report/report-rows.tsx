import type { ReadId } from '@dealer-portal/sdk';
import { type ReactNode, useState } from 'react';
import { slot } from '#platform/browser/storage';
import { listState } from '#platform/calls/list-state';
import { PlainButton } from '#ui/button/plain-button';
import type { FilterField } from '#ui/input/filter-bar';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { columnTotal, leftOutText } from '#ui/table/column-total';
import type { ReportColumn } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { RowAction, RowSelection } from '#ui/table/data-table-types';
import type { Ordering } from '#ui/table/row-order';
import { spaced } from '#ui/text/numbered';
import type { FilterName, Report, ReportFilters, ReportTotals } from './define-report';
import { useReportDetail } from './detail/use-report-detail';
import { conditionsOf } from './filters/conditions';
import { PrintReport } from './print-report';
import { ReportExport } from './report-export';
import type { ReportSelection, ReportTableProps } from './report-parts';
import type { ReportAnswer } from './use-report';
import { useSelected } from './use-selected';

interface ReportRowsProps<K extends ReadId, Row extends object>
  extends Omit<ReportTableProps<K, Row>, 'filter'> {
  readonly filter: AddressFilter<FilterName<K>>;
  readonly filters: ReportFilters<K>;
  readonly answer: ReportAnswer<K, Row>;
  readonly ordering?: Ordering | undefined;
  readonly count: string;
  /** The page has no rows any more, and gives way to the last one. */
  readonly isLeaving: boolean;
  readonly fields: readonly FilterField<FilterName<K>>[];
  /** The row of filters. */
  readonly filterBar?: ReactNode;
  readonly chart?: ReactNode;
  /** Right of the rows. */
  readonly aside?: ReactNode;
}

/** The rows of a report with what belongs to them: columns, choice, totals, pages, detail and export. */
export function ReportRows<K extends ReadId, Row extends object>(props: ReportRowsProps<K, Row>) {
  const { report, filter, filters, answer, count, selection, partial, actionsWidth } = props;
  const { query, data, rows, total } = answer;
  const { noun, columns, rowKey } = report;
  const [selected, setSelected] = useSelected(report.name);
  const [columnStore] = useState(() => slot('local', `${report.name}Columns`, isColumnLayout));
  const detail = useReportDetail(report);
  const totals = data === undefined ? undefined : report.totals?.(data);
  const known = data === undefined ? undefined : (total ?? rows.length);
  // A chosen row that can be chosen no longer was acted on by itself.
  const spent = new Set(rows.filter((row) => selection?.disabledReason?.(row)).map(rowKey));
  const choosable = selected.filter((key) => !spent.has(key));
  const selectedRows = rows.filter((row) => choosable.includes(rowKey(row)));
  return (
    <>
      <DataTable
        {...rowActions(props, detail.actions)}
        label={noun}
        columns={columns}
        columnStore={columnStore}
        rows={rows}
        rowKey={rowKey}
        state={props.isLeaving ? { kind: 'loading' } : listState(query, `${noun}没有加载出来`)}
        filters={props.filterBar}
        chart={props.chart}
        aside={props.aside}
        count={count}
        tools={
          <>
            {props.tools}
            {rows.length > 0 && !report.printsApart && (
              <PrintReport
                report={report}
                filters={filters}
                fields={props.fields}
                total={known}
                layout={columnStore.read}
              />
            )}
            {report.exports !== 'none' && (
              <ReportExport
                report={report}
                filters={filters}
                fixed={props.fixed}
                rows={rows}
                selected={selectedRows}
                total={known}
                hasMore={total !== undefined && total > filter.pageSize}
              />
            )}
          </>
        }
        empty={props.empty ?? emptyOf(props)}
        {...(partial && { partial })}
        {...(actionsWidth !== undefined && { actionsWidth })}
        {...(props.actionsTitle !== undefined && { actionsTitle: props.actionsTitle })}
        {...(detail.open && { onOpen: detail.open })}
        unfolded={detail.unfolded}
        ordering={props.ordering}
        {...(totals && { grandTotals: grandTotals(columns, totals) })}
        {...(selection && { selection: rowSelection(report, selection, [choosable, setSelected]) })}
        {...(total === undefined
          ? { totalsLabel: answer.isWhole === false ? '所列' : '全部' }
          : { page: { ...filter, total, onChange: filter.setPage } })}
      />
      {detail.drawer}
    </>
  );
}

/** The actions of a row: the way to its page or drawer, then those of the page. */
function rowActions<K extends ReadId, Row extends object>(
  { report, actions, renderActions }: ReportRowsProps<K, Row>,
  detailActions: ((row: Row) => readonly RowAction[]) | undefined,
) {
  if (renderActions) return { renderActions };
  if (!actions && !detailActions) return {};
  return {
    actions: (row: Row) => {
      const [openActions, pageActions] = [detailActions?.(row) ?? [], actions?.(row) ?? []];
      // What unfolds below its row comes after the next step.
      return report.detail && 'unfolds' in report.detail
        ? [...pageActions, ...openActions]
        : [...openActions, ...pageActions];
    },
  };
}

/** Why there are no rows: none at all, or none that meet the conditions, which are named. */
function emptyOf<K extends ReadId, Row extends object>(props: ReportRowsProps<K, Row>) {
  const { report, filter, fields, emptyAction } = props;
  const noun = spaced(report.noun);
  const conditions = conditionsOf(fields, filter.values);
  if (conditions.length === 0)
    return { title: `还没有${noun}`, reason: report.emptyReason, action: emptyAction };
  return {
    title: `没有符合条件的${noun}`,
    reason: `${conditions.join('、')}，可放宽条件后再查。`,
    action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
  };
}

function grandTotals<Row>(columns: readonly ReportColumn<Row>[], totals: ReportTotals) {
  const cells = columns.flatMap(({ key, renderTotal }) => {
    const value = totals[key];
    return value === undefined ? [] : [[key, renderTotal?.(value) ?? value] as const];
  });
  return Object.fromEntries(cells);
}

function rowSelection<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  { disabledReason, summary, actions }: ReportSelection<Row>,
  [keys, onChange]: readonly [keys: readonly string[], onChange: (keys: readonly string[]) => void],
): RowSelection<Row> {
  return {
    keys,
    onChange,
    ...(disabledReason && { disabledReason }),
    summary: summary ?? ((rows) => <ChosenSummary report={report} rows={rows} />),
    actions: (rows) => actions(rows, () => onChange([])),
  };
}

interface ChosenSummaryProps<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  readonly rows: readonly Row[];
}

/** How many rows are chosen, and what their columns come to. */
function ChosenSummary<K extends ReadId, Row extends object>({ report, rows }: ChosenSummaryProps<K, Row>) {
  const note = leftOutText(report.columns, rows);
  return (
    <>
      已选 {rows.length} 条{spaced(report.noun)}
      {report.columns.map(
        (column) =>
          column.total && (
            <span key={column.key}>
              {' · '}
              {column.title} {columnTotal(column, rows)}
            </span>
          ),
      )}
      {note && `（${note}）`}
    </>
  );
}
