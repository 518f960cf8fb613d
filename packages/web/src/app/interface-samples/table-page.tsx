// No report: the rows are made up, no call answers them.

import { useMemo, useState } from 'react';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import { SumOf } from '#ui/text/sum-of';
import { SAMPLE_COLUMNS, sampleRows } from './sample-rows';

const COUNT = 1000;

/**
 * 表格样例: a thousand lines in one table, to be scrolled, sorted, chosen and walked through by keyboard.
 * Assumption: the specification names the route `table` and nothing of its content.
 */
export function Component() {
  const rows = useMemo(() => sampleRows(COUNT), []);
  const [keys, setKeys] = useState<readonly string[]>([]);
  return (
    <div className="page">
      <PageHeader context={`${COUNT} 行示例数据，不会发送到任何系统`} />
      <DataTable
        label="示例"
        columns={SAMPLE_COLUMNS}
        rows={rows}
        rowKey={({ code }) => code}
        state={{ kind: 'ready' }}
        empty={{ title: '没有示例' }}
        totalsLabel="全部"
        selection={{
          keys,
          onChange: setKeys,
          summary: (selected) => (
            <>
              已选 {selected.length} 行 · 合计 <SumOf amounts={selected.map(({ amount }) => amount)} strong />
            </>
          ),
          actions: () => null,
        }}
      />
    </div>
  );
}
