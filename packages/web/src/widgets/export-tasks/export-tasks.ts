import { slot } from '#platform/browser/storage';

/** A report that the server makes: no call says how far it is, its file comes as a message (HTTP-10). */
export interface ExportTask {
  readonly taskId: string;
  /** The exported list, with its size. */
  readonly title: string;
  readonly startDate: string;
}

const FIELDS = ['taskId', 'title', 'startDate'] as const satisfies readonly (keyof ExportTask)[];

function isTasks(value: unknown): value is readonly ExportTask[] {
  return (
    Array.isArray(value) && value.every((task) => FIELDS.every((name) => typeof task?.[name] === 'string'))
  );
}

/** The reports that were asked for in this tab, the newest first. */
export const exportTasks = slot('session', 'exportTasks', isTasks);

const MOST_TASKS = 8;

/** Notes a report that the server has begun. */
export function noteExport(task: ExportTask): void {
  exportTasks.write([task, ...(exportTasks.read() ?? [])].slice(0, MOST_TASKS));
}
