import { nextTask, slicesOf } from '#platform/browser/in-slices';
import { openWorker } from '#platform/browser/trusted';
import { type Sheet, type SheetPart, workbookOf } from './workbook';
import workerAddress from './workbook-worker.ts?worker&url';

/** A sheet of more rows is written by a worker: so many take the page 100 ms. */
const LARGE_ROWS = 1000;

/**
 * The workbook of a sheet: a large one by a worker, or by the page where that fails.
 * @param signal of a user who may not want it any more: then it rejects, whatever the worker does
 */
export async function writeWorkbook(sheet: Sheet, signal?: AbortSignal): Promise<Blob> {
  const isLarge = sheet.cells.length > LARGE_ROWS && typeof Worker !== 'undefined';
  const written = isLarge ? await besideThePage(sheet, signal) : undefined;
  signal?.throwIfAborted();
  return written ?? workbookOf(sheet);
}

/** Undefined where no worker has written it, and once nobody wants it. */
async function besideThePage({ cells, ...sheet }: Sheet, signal?: AbortSignal): Promise<Blob | undefined> {
  const worker = startedWorker();
  if (!worker) return undefined;
  const tell = (part: SheetPart) => worker.postMessage(part);
  try {
    const written = answerOf(worker, signal);
    // All rows in one message are copied in one task.
    for (const slice of slicesOf(cells)) {
      tell({ cells: slice });
      await nextTask();
      if (signal?.aborted) return undefined;
    }
    tell({ sheet });
    return await written;
  } catch {
    // A worker that takes no message writes nothing.
    return undefined;
  } finally {
    worker.terminate();
  }
}

/** What a worker has written; a worker that the browser has killed says nothing, so that the user must be able to end it. */
function answerOf(worker: Worker, signal: AbortSignal | undefined): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = giveUp;
    worker.onmessageerror = giveUp;
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

function startedWorker(): Worker | undefined {
  try {
    return openWorker(workerAddress);
  } catch {
    // A host that serves the files of the build from another origin allows no worker of them.
    return undefined;
  }
}
