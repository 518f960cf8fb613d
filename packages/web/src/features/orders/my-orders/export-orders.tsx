import { exportKind } from '@dealer-portal/rules/page';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { useServerReport } from '#widgets/export-tasks/use-server-report';
import { exportOrders, type OrderExportFilters } from './calls';

interface ExportOrdersProps {
  readonly filters: OrderExportFilters;
  /** How many orders the list has; undefined while it loads. */
  readonly total: number | undefined;
}

/** Exports the orders of the list: a file at once, or, above what a file takes, a report that the server makes (ORDER-01, HTTP-10, FLAG-01). */
export function ExportOrders({ filters, total }: ExportOrdersProps) {
  const account = useAccount();
  const createReport = useServerReport();
  const saveOrders = async () => {
    const result = await whileBusy('正在导出订单…', () => exportOrders(filters, account));
    if (result.ok) saveFile(result.data, '我的订单.xlsx');
  };
  const onExport = () =>
    total !== undefined && exportKind(total) === 'file'
      ? saveOrders()
      : createReport({
          taskType: 'MY_ORDER',
          title: '我的订单',
          size: `${total} 单`,
          filters: { saletoCode: account.saletoCode, ...filters },
        });
  return (
    <ReasonButton disabledReason={reasonAgainstExport(total)} onClick={onExport}>
      导出订单
    </ReasonButton>
  );
}

function reasonAgainstExport(total: number | undefined): string | undefined {
  if (total === undefined) return '订单还没有加载出来';
  return total === 0 ? '没有可导出的订单' : undefined;
}
