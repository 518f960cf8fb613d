import { reportConditions } from '@dealer-portal/rules/page';
import { createAsyncExport } from '@dealer-portal/sdk/operations';
import dayjs from 'dayjs';
import { useNavigate } from 'react-router-dom';
import { whileBusy } from '#platform/busy';
import { api } from '#platform/calls/api';
import { notifyWith } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { numbered } from '#ui/text/numbered';
import { noteExport } from './export-tasks';
import { reportCreated } from './report-created';

/** A file that has too many rows to wait for. */
export interface ServerReport {
  /** The code of its export (`createAsyncExport`). */
  readonly taskType: string;
  /** The list, as its page is called. */
  readonly title: string;
  /** How many rows, with their unit: 1001 单. */
  readonly size: string;
  /** The filters of the list. */
  readonly filters: Parameters<typeof reportConditions>[0];
}

/** Has the server make a file, and says where it will be found; a refusal is said by the call (HTTP-10, FLAG-01). */
export function useServerReport() {
  const { saleInfo } = useAccount();
  const navigate = useNavigate();
  return async ({ taskType, title, size, filters }: ServerReport): Promise<void> => {
    const conditionList = reportConditions(filters);
    const body = { customerCode: saleInfo.customerCode, taskType, conditionList };
    const result = await whileBusy('正在建立导出任务…', () => api.call(createAsyncExport, { body }));
    if (!result.ok) return;
    reportCreated.write('1');
    noteExport({
      taskId: result.data?.taskId ?? '',
      title: `${title}，${size}`,
      startDate: dayjs().format('YYYY-MM-DD HH:mm'),
    });
    notifyWith(
      'success',
      `${numbered('导出任务', result.data?.taskId)}已建立，共 ${size}；做好的文件在消息列表中下载`,
      { label: '去消息列表', onPress: () => navigate(href('messagelist')) },
    );
  };
}
