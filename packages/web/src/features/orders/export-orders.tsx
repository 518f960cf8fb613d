import { ORDER_REPORT, orderExportKind, reportConditions } from '@dealer-portal/rules/order-list';
import { createAsyncExport, exportMyOrders } from '@dealer-portal/sdk/operations';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { reportCreated } from '#platform/report-created';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { numbered } from '#ui/text/numbered';
import type { OrderFilter } from './queries';

interface ExportOrdersProps {
  /** The filters of the list, which are those of the file. */
  readonly filter: Partial<Omit<OrderFilter, 'pageNum' | 'pageSize'>>;
  /** How many orders the list has; undefined while it loads. */
  readonly total: number | undefined;
}

/** Exports the orders of the list: a file at once, or, above what a file takes, a report that the server makes (ORDER-01, HTTP-10, FLAG-01). */
export function ExportOrders({ filter, total }: ExportOrdersProps) {
  const { saletoCode, saleInfo } = useAccount();
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const saveOrders = async () => {
    const body = { saletoCode, ...given };
    const result = await whileBusy('正在导出订单…', () => api.call(exportMyOrders, { body }));
    if (result.ok) saveFile(result.data, '我的订单.xlsx');
  };
  const createReport = async () => {
    const { customerCode } = saleInfo;
    const conditionList = reportConditions({ saletoCode, ...filter });
    const body = { customerCode, taskType: ORDER_REPORT, conditionList };
    const result = await whileBusy('正在建立导出任务…', () => api.call(createAsyncExport, { body }));
    if (!result.ok) return;
    reportCreated.write('1');
    notify(
      'success',
      `${numbered('导出任务', result.data?.taskId)}已建立，共 ${total} 单；完成后在消息列表中通知`,
    );
  };
  return (
    <ReasonButton
      whyNot={whyNotExport(total)}
      onClick={() => (orderExportKind(total ?? 0) === 'file' ? saveOrders() : createReport())}
    >
      导出订单
    </ReasonButton>
  );
}

function whyNotExport(total: number | undefined): string | undefined {
  if (total === undefined) return '订单还没有加载出来';
  return total === 0 ? '没有可导出的订单' : undefined;
}
