import { openWorker } from '#platform/browser/trusted';
import { type Sheet, workbookOf } from './workbook';
import workerAddress from './workbook-worker.ts?worker&url';

/** A sheet of more rows is written by a worker: so many take the page 100 ms. */
const LARGE_ROWS = 1000;

/** The workbook of a sheet: a large one by a worker, or by the page where that fails. */
export async function writeWorkbook(sheet: Sheet): Promise<Blob> {
  const isLarge = sheet.cells.length > LARGE_ROWS && typeof Worker !== 'undefined';
  return (isLarge && (await besideThePage(sheet))) || workbookOf(sheet);
}

function besideThePage(sheet: Sheet): Promise<Blob | undefined> {
  const worker = startedWorker();
  if (!worker) return Promise.resolve(undefined);
  return new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(sheet);
  }).finally(() => worker.terminate());
}

function startedWorker(): Worker | undefined {
  try {
    return openWorker(workerAddress);
  } catch {
    // A host that serves the files of the build from another origin allows no worker of them.
    return undefined;
  }
}
