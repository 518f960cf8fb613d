import type { RowOf } from '../memory/shapes';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { keepUpload } from '../memory/uploads';
import { matchingOrders } from '../orders/my-orders';
import { handle } from '../resources/typed-handler';
import { reportExported } from './messages';

/** A task is ready, and may be begun again, so long after it began. */
const TASK_MS = 60_000;

const tasksOf = slice('asyncExports', () => ({
  begun: [] as { readonly what: string; readonly at: number }[],
}));

const COLUMNS = ['订单号', '下单日期', '状态', '金额（元）'];

/** Orders as a sheet: its first mark says that it is UTF-8. */
function sheetOf(orders: readonly RowOf<'queryMyOrders'>[]): string {
  const rows = orders.map(({ orderNo, createDate, statusName, amount }) => [
    orderNo,
    createDate,
    statusName,
    String(amount),
  ]);
  return `\ufeff${[COLUMNS, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** Reports that the server makes; the message about one carries the file. */
export const asyncExportHandlers: Handlers = {
  ...handle('createAsyncExport', ({ dealer, input, now, today, done, refuse }) => {
    const tasks = tasksOf(dealer);
    const { taskType, conditionList = [] } = input;
    const what = `${taskType} ${JSON.stringify(conditionList)}`;
    const isRunning = tasks.begun.some((task) => task.what === what && now.getTime() - task.at < TASK_MS);
    if (isRunning) return refuse('running');
    tasks.begun.push({ what, at: now.getTime() });
    const taskId = `EX${today.replaceAll('-', '')}${String(tasks.begun.length).padStart(5, '0')}`;
    const rows = matchingOrders(
      dealer,
      Object.fromEntries(conditionList.map(({ name, value }) => [name, value])),
    );
    const file = { bytes: Buffer.from(sheetOf(rows)), fileName: `${taskId}.csv`, day: today };
    reportExported(dealer, { taskId, url: keepUpload(dealer, file).url }, now);
    return done({ taskId });
  }),
};
