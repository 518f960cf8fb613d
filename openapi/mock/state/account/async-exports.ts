import { businessDate } from '../memory/clock';
import { text } from '../memory/input';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { tellExported } from './messages';

/** A task is ready, and may be begun again, so long after it began. */
const TASK_MS = 60_000;

const tasks = slice('asyncExports', () => ({
  begun: [] as { readonly what: string; readonly at: number }[],
}));

/** Reports that the server makes; the dealer is told in the message list when the file is ready. */
export const asyncExportHandlers: Handlers = {
  createAsyncExport: (dealer, { input, now, done, refuse }) => {
    const own = tasks(dealer);
    const what = `${text(input, 'taskType')} ${JSON.stringify(input['conditionList'] ?? [])}`;
    const isRunning = own.begun.some((one) => one.what === what && now.getTime() - one.at < TASK_MS);
    if (isRunning) return refuse('running');
    own.begun.push({ what, at: now.getTime() });
    const day = businessDate(now).replaceAll('-', '');
    const taskId = `EX${day}${String(own.begun.length).padStart(5, '0')}`;
    tellExported(dealer, taskId, now);
    return done({ taskId });
  },
};
