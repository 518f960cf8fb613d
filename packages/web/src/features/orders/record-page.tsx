import { Button } from 'antd';
import type { ReactNode } from 'react';
import { listState } from '#platform/calls/list-state';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataTableProps } from '#ui/table/data-table-types';
import './orders.css';

/** A query of one page of records; a TanStack query fits. */
interface RecordsQuery<Row> {
  readonly data: { readonly records: readonly Row[]; readonly total: number } | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type TableParts<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'columnStore'
  | 'rowKey'
  | 'actions'
  | 'renderActions'
  | 'actionsWidth'
  | 'onOpen'
  | 'selection'
  | 'partial'
  | 'tools'
>;

interface RecordPageProps<Row, Name extends string> {
  readonly context?: ReactNode;
  readonly headerActions?: ReactNode;
  /** What a record is called: 订单, 退货单. */
  readonly noun: string;
  /** When it is empty without a filter: why, and what helps. */
  readonly emptyReason: string;
  readonly emptyAction?: ReactNode;
  readonly filter: AddressFilter<Name>;
  readonly fields: readonly FilterField<Name>[];
  readonly query: RecordsQuery<Row>;
  readonly table: TableParts<Row>;
  /** Between the heading and the filters. */
  readonly children?: ReactNode;
}

/** A page that is a list of records with filters kept in the address; pages of this kind differ in what they are given. */
export function RecordPage<Row extends object, Name extends string>(props: RecordPageProps<Row, Name>) {
  const { context, headerActions, noun, filter, fields, query, table, children } = props;
  const total = query.data?.total ?? 0;
  const { isNarrowed, pageNum, pageSize, values } = filter;
  return (
    <div className="page">
      <PageHeader context={context} actions={headerActions} />
      {children}
      <PaperConditions fields={fields} values={values} total={`第 ${pageNum} 页，共 ${total} 条${noun}`} />
      <FilterBar fields={fields} values={values} onChange={filter.set} onClear={filter.clear} />
      <DataTable
        {...table}
        label={noun}
        caption={query.data && `共 ${total} 条${noun}`}
        rows={query.data?.records ?? []}
        state={listState(query, `${noun}没有加载出来`)}
        empty={
          isNarrowed
            ? {
                title: `没有符合条件的${noun}`,
                reason: '可放宽条件后再查。',
                action: <Button onClick={filter.clear}>清除条件</Button>,
              }
            : { title: `还没有${noun}`, reason: props.emptyReason, action: props.emptyAction }
        }
        page={{ pageNum, pageSize, total, onChange: filter.setPage }}
      />
    </div>
  );
}

interface PaperConditionsProps<Name extends string> {
  readonly fields: readonly FilterField<Name>[];
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly total: string;
}

/**
 * On paper the filters are left out: this says by what the printed rows were chosen. It is drawn by the style sheet, so
 * that on screen and for screen readers the conditions are said once.
 */
function PaperConditions<Name extends string>({ fields, values, total }: PaperConditionsProps<Name>) {
  const conditions = fields.flatMap((field) => {
    const given = wordsOf(field, values);
    return given ? [`${field.label} ${given}`] : [];
  });
  return <div className="order-paper" data-text={[...conditions, total].join(' · ')} aria-hidden />;
}

function wordsOf<Name extends string>(
  field: FilterField<Name>,
  values: PaperConditionsProps<Name>['values'],
): string | undefined {
  const value = values[field.name];
  if (field.kind === 'period') {
    const end = values[field.end];
    return value || end ? `${value ?? ''} ~ ${end ?? ''}`.trim() : undefined;
  }
  if (field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
