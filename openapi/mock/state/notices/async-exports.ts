import { businessDate } from '../memory/clock';
import { text } from '../memory/input';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { reportExported } from './messages';

/** A task is ready, and may be begun again, so long after it began. */
const TASK_MS = 60_000;

const tasks = slice('asyncExports', () => ({
  begun: [] as { readonly what: string; readonly at: number }[],
}));

/** Reports that the server makes; the dealer is told in the message list when the file is ready. */
export const asyncExportHandlers: Handlers = {
  createAsyncExport: (dealer, { input, now, done, refuse }) => {
    const current = tasks(dealer);
    const what = `${text(input, 'taskType')} ${JSON.stringify(input['conditionList'] ?? [])}`;
    const isRunning = current.begun.some((item) => item.what === what && now.getTime() - item.at < TASK_MS);
    if (isRunning) return refuse('running');
    current.begun.push({ what, at: now.getTime() });
    const day = businessDate(now).replaceAll('-', '');
    const taskId = `EX${day}${String(current.begun.length).padStart(5, '0')}`;
    reportExported(dealer, taskId, now);
    return done({ taskId });
  },
};
