import { nextTask, slicesOf } from '#platform/browser/in-slices';
import { openWorker } from '#platform/browser/trusted';
import { type Sheet, type SheetPart, workbookOf } from './workbook';
import workerAddress from './workbook-worker.ts?worker&url';

/** A sheet of more rows is written by a worker: so many take the page 100 ms. */
const LARGE_ROWS = 1000;

/** The workbook of a sheet: a large one by a worker, or by the page where that fails. */
export async function writeWorkbook(sheet: Sheet): Promise<Blob> {
  const isLarge = sheet.cells.length > LARGE_ROWS && typeof Worker !== 'undefined';
  return (isLarge && (await besideThePage(sheet))) || workbookOf(sheet);
}

async function besideThePage({ cells, ...sheet }: Sheet): Promise<Blob | undefined> {
  const worker = startedWorker();
  if (!worker) return undefined;
  const written = new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
  });
  const tell = (part: SheetPart) => worker.postMessage(part);
  // All rows in one message are copied in one task.
  for (const slice of slicesOf(cells)) {
    tell({ cells: slice });
    await nextTask();
  }
  tell({ sheet });
  return written.finally(() => worker.terminate());
}

function startedWorker(): Worker | undefined {
  try {
    return openWorker(workerAddress);
  } catch {
    // A host that serves the files of the build from another origin allows no worker of them.
    return undefined;
  }
}
