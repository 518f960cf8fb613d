// No report: the rows are made up, no call answers them.
import { useMemo } from 'react';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import { SAMPLE_COLUMNS, STATE_NAMES, sampleRows } from './sample-rows';

const FILTERS = ['keyword', 'state'] as const;
type Filter = (typeof FILTERS)[number];

const FIELDS: readonly FilterField<Filter>[] = [
  { kind: 'text', name: 'keyword', label: '编号或名称' },
  {
    kind: 'choice',
    name: 'state',
    label: '状态',
    options: Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label })),
  },
];

/**
 * 列表样例: filters in the address, pages, columns to choose.
 * Assumption: the specification names the route `tablelist` and nothing of its content.
 */
export function Component() {
  const all = useMemo(() => sampleRows(120), []);
  const { values, pageNum, pageSize, set, setPage, clear, isNarrowed } = useAddressFilter(FILTERS);
  const rows = all.filter(
    ({ code, name, state }) =>
      (!values.keyword || `${code} ${name}`.includes(values.keyword)) &&
      (!values.state || state === values.state),
  );
  return (
    <div className="page">
      <PageHeader context="示例数据，不会发送到任何系统" />
      <FilterBar fields={FIELDS} values={values} onChange={set} onClear={isNarrowed ? clear : undefined} />
      <DataTable
        label="示例"
        columns={SAMPLE_COLUMNS}
        rows={rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)}
        rowKey={({ code }) => code}
        state={{ kind: 'ready' }}
        empty={{ title: '没有符合条件的示例', reason: '请减少条件。' }}
        page={{ pageNum, pageSize, total: rows.length, onChange: setPage }}
      />
    </div>
  );
}
