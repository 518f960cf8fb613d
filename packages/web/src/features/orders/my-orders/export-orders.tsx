import { orderExportKind } from '@dealer-portal/rules/order-list';
import dayjs from 'dayjs';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { notifyWith } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { numbered } from '#ui/text/numbered';
import { noteExport } from '#widgets/export-tasks/export-tasks';
import { exportOrders, type OrderExportFilters, requestOrderReport } from './calls';
import { reportCreated } from './report-created';

interface ExportOrdersProps {
  readonly filters: OrderExportFilters;
  /** How many orders the list has; undefined while it loads. */
  readonly total: number | undefined;
}

/** Exports the orders of the list: a file at once, or, above what a file takes, a report that the server makes (ORDER-01, HTTP-10, FLAG-01). */
export function ExportOrders({ filters, total }: ExportOrdersProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const saveOrders = async () => {
    const result = await whileBusy('正在导出订单…', () => exportOrders(filters, account));
    if (result.ok) saveFile(result.data, '我的订单.xlsx');
  };
  const createReport = async () => {
    const result = await whileBusy('正在建立导出任务…', () => requestOrderReport(filters, account));
    if (!result.ok) return;
    reportCreated.write('1');
    noteExport({
      taskId: result.data?.taskId ?? '',
      title: `我的订单，${total} 单`,
      startDate: dayjs().format('YYYY-MM-DD HH:mm'),
    });
    notifyWith(
      'success',
      `${numbered('导出任务', result.data?.taskId)}已建立，共 ${total} 单；做好的文件在消息列表中下载`,
      { label: '去消息列表', onPress: () => navigate(href('messagelist')) },
    );
  };
  return (
    <ReasonButton
      disabledReason={reasonAgainstExport(total)}
      onClick={() =>
        total !== undefined && orderExportKind(total) === 'file' ? saveOrders() : createReport()
      }
    >
      导出订单
    </ReasonButton>
  );
}

function reasonAgainstExport(total: number | undefined): string | undefined {
  if (total === undefined) return '订单还没有加载出来';
  return total === 0 ? '没有可导出的订单' : undefined;
}
