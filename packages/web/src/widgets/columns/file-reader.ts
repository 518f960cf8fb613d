/** The page's side of the worker that reads large files. */

import type { Reading } from '@dealer-portal/rules/columns';
import { openWorker } from '#platform/browser/trusted';
import { type CellSheet, type CellsRead, fileCells } from '../sheet/read-cells';
import type { DoorInput, FileAnswer, FileRequest } from './file-answers';
import workerAddress from './file-worker.ts?worker&url';

/** A file of more bytes is taken apart by the worker; a usual order sheet has a tenth of it. */
const LARGE_BYTES = 150_000;
/** Sheets of more rows are read by it: so many take the page 50 ms. */
const LARGE_ROWS = 1500;

/** Whether the worker takes the sheets; where there is none the page reads them itself. */
export function isLarge(sheets: readonly CellSheet[]): boolean {
  return hasWorker() && sheets.reduce((rows, { cells }) => rows + cells.length, 0) > LARGE_ROWS;
}

const hasWorker = () => typeof Worker !== 'undefined';

/** `stopped` by the user, or by leaving the page. */
type Outcome = FileAnswer | { readonly kind: 'stopped' };

interface Helper {
  readonly worker: Worker;
  /** Those who wait, in their order: the worker answers in the same. */
  readonly waiting: ((outcome: Outcome) => void)[];
  /** The sheets that the worker has. */
  held?: readonly CellSheet[];
}

let helper: Helper | undefined;

function openHelper(): Helper {
  if (helper) return helper;
  const worker = openWorker(workerAddress);
  const opened: Helper = { worker, waiting: [] };
  worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => opened.waiting.shift()?.(data);
  worker.onerror = () => closeHelper(opened, 'failed');
  helper = opened;
  return opened;
}

function closeHelper(closed: Helper, kind: 'failed' | 'stopped'): void {
  closed.worker.terminate();
  if (helper === closed) helper = undefined;
  for (const end of closed.waiting.splice(0)) end({ kind });
}

function ask(of: Helper, request: FileRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    of.waiting.push(resolve);
    of.worker.postMessage(request);
  });
}

/** Ends whatever the worker does; the next request begins a new one. */
export function stopReading(): void {
  if (helper) closeHelper(helper, 'stopped');
}

/**
 * The cells of a file; those of a large one come from the worker, or from the page where that fails.
 * @returns undefined when the reading was stopped
 */
export async function cellsOfFile(file: File): Promise<CellsRead | undefined> {
  if (file.size <= LARGE_BYTES || !hasWorker()) return fileCells(file);
  const of = openHelper();
  const outcome = await ask(of, { kind: 'cells', file });
  if (outcome.kind === 'stopped') return undefined;
  if (outcome.kind !== 'cells') return fileCells(file);
  if (outcome.read.ok) of.held = outcome.read.sheets;
  return outcome.read;
}

/** What became of a reading by the worker. */
export type BesideRead =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'failed' | 'stopped' };

/** The reading of large sheets by the worker. */
export async function readByWorker(sheets: readonly CellSheet[], door: DoorInput): Promise<BesideRead> {
  const of = openHelper();
  const isHeld = of.held === sheets;
  of.held = sheets;
  const outcome = await ask(of, { kind: 'reading', sheets: isHeld ? undefined : sheets, ...door });
  if (outcome.kind !== 'reading') return { kind: outcome.kind === 'stopped' ? 'stopped' : 'failed' };
  const { reading } = outcome;
  const rows = reading.rows.map((row) => withCells(row, reading, sheets));
  return { kind: 'read', reading: { ...reading, rows } };
}

/** A plain row of a large file shows the cells that the page has of it. */
function withCells(
  row: Reading['rows'][number],
  { sheet }: Reading,
  sheets: readonly CellSheet[],
): Reading['rows'][number] {
  return row.cells.length > 0 ? row : { ...row, cells: sheets[sheet.at]?.cells[row.rowNo - 1] ?? [] };
}
