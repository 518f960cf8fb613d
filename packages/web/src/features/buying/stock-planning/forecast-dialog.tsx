// No report: the weeks of one product, in a dialog.
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
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

const column = columnsOf<Week>();

const COLUMNS = [
  column.custom('week', '周次', {
    text: ({ week }) => `${week.slice(0, 4)} 年第 ${Number(week.slice(4))} 周`,
  }),
  column.date('beginDate', '周一', { key: 'begin' }),
  column.number('predictQty', '预测销量', { key: 'number', width: 120, unit: '台' }),
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
