import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { keepUpload } from '../memory/uploads';
import { handle } from '../resources/typed-handler';
import { reportExported } from './messages';

/** A task is ready, and may be begun again, so long after it began. */
const TASK_MS = 60_000;

const tasksOf = slice('asyncExports', () => ({
  begun: [] as { readonly what: string; readonly at: number }[],
}));

/** Reports that the server makes; the message about one carries the file. */
export const asyncExportHandlers: Handlers = {
  ...handle('createAsyncExport', ({ dealer, input, now, today, report, done, refuse }) => {
    if (!report) return refuse('unknownType');
    const tasks = tasksOf(dealer);
    const { taskType, conditionList = [] } = input;
    const what = `${taskType} ${JSON.stringify(conditionList)}`;
    const isRunning = tasks.begun.some((task) => task.what === what && now.getTime() - task.at < TASK_MS);
    if (isRunning) return refuse('running');
    tasks.begun.push({ what, at: now.getTime() });
    const taskId = `EX${today.replaceAll('-', '')}${String(tasks.begun.length).padStart(5, '0')}`;
    const file = { bytes: report, fileName: `${taskId}.xlsx`, day: today };
    reportExported(dealer, { taskId, url: keepUpload(dealer, file).url }, now);
    return done({ taskId });
  }),
};
