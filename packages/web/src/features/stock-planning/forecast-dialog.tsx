import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { forecastQuery } from './queries';

interface ForecastDialogProps {
  readonly productCode: string;
  readonly productModel: string;
  readonly onClose: () => void;
}

interface Week {
  readonly week: string;
  readonly beginDate?: string;
  readonly predictQty: number;
}

const COLUMNS: readonly DataColumn<Week>[] = [
  {
    key: 'week',
    title: '周次',
    render: ({ week }) => `${week.slice(0, 4)} 年第 ${Number(week.slice(4))} 周`,
  },
  { key: 'begin', title: '周一', render: ({ beginDate }) => beginDate ?? '—' },
  {
    key: 'number',
    title: '预测销量',
    isFigure: true,
    render: ({ predictQty }) => `${predictQty} 台`,
    total: (rows) => `${rows.reduce((sum, { predictQty }) => sum + predictQty, 0)} 台`,
  },
];

/** The weekly sales forecast of one product. */
export function ForecastDialog({ productCode, productModel, onClose }: ForecastDialogProps) {
  const forecast = useQuery(forecastQuery(useAccount(), productCode));
  return (
    <Dialog open title={`周期销量预测 ${productModel}`} footer={null} onCancel={onClose}>
      <DataTable
        label="周期销量预测"
        columns={COLUMNS}
        rows={forecast.data ?? []}
        rowKey={({ week }) => week}
        state={listState(forecast, '销量预测没有加载出来')}
        empty={{ title: '这个产品没有销量预测', reason: '有零售记录后才能预测。' }}
        totalsLabel="全部"
      />
    </Dialog>
  );
}
