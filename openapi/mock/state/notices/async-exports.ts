import { businessDate } from '../memory/clock';
import { type Fields, list, text } from '../memory/input';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { keepUpload } from '../memory/uploads';
import { matchingOrders } from '../orders/my-orders';
import { reportExported } from './messages';

/** A task is ready, and may be begun again, so long after it began. */
const TASK_MS = 60_000;

const tasksOf = slice('asyncExports', () => ({
  begun: [] as { readonly what: string; readonly at: number }[],
}));

const COLUMNS = {
  orderNo: '订单号',
  createDate: '下单日期',
  statusName: '状态',
  amount: '金额（元）',
} as const;

/** Orders as a sheet: its first mark says that it is UTF-8. */
function sheetOf(orders: readonly Fields[]): string {
  const rows = orders.map((order) => Object.keys(COLUMNS).map((name) => String(order[name] ?? '')));
  return `\ufeff${[Object.values(COLUMNS), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** Reports that the server makes; the message about one carries the file. */
export const asyncExportHandlers: Handlers = {
  createAsyncExport: (dealer, { input, now, done, refuse }) => {
    const tasks = tasksOf(dealer);
    const what = `${text(input, 'taskType')} ${JSON.stringify(input['conditionList'] ?? [])}`;
    const isRunning = tasks.begun.some((task) => task.what === what && now.getTime() - task.at < TASK_MS);
    if (isRunning) return refuse('running');
    tasks.begun.push({ what, at: now.getTime() });
    const day = businessDate(now).replaceAll('-', '');
    const taskId = `EX${day}${String(tasks.begun.length).padStart(5, '0')}`;
    const conditions = list(input, 'conditionList').map((condition) => [
      text(condition, 'name'),
      text(condition, 'value'),
    ]);
    const rows = matchingOrders(dealer, Object.fromEntries(conditions));
    const file = { bytes: Buffer.from(sheetOf(rows)), fileName: `${taskId}.csv`, day: businessDate(now) };
    reportExported(dealer, { taskId, url: keepUpload(dealer, file).url }, now);
    return done({ taskId });
  },
};
