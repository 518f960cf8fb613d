/** What the worker of large files does: the cells of a file, and the reading of its columns after each decision. */
import {
  type LedgerInput,
  type OrderInput,
  type Reading,
  readLedger,
  readOrder,
} from '@dealer-portal/rules/columns';
import { type CellSheet, type CellsRead, fileCells } from '../sheet/read-cells';

/** The input of a door's reader without the sheets, which the worker keeps. */
export type DoorInput =
  | { readonly door: 'order'; readonly input: Omit<OrderInput, 'sheets'> }
  | { readonly door: 'ledger'; readonly input: Omit<LedgerInput, 'sheets'> };

export type FileRequest =
  | { readonly kind: 'cells'; readonly file: File }
  /** `sheets` is absent where the worker has them. */
  | ({ readonly kind: 'reading'; readonly sheets: readonly CellSheet[] | undefined } & DoorInput);

/** `failed` leaves the file to the page, which then fails where it is seen. */
export type FileAnswer =
  | { readonly kind: 'failed' }
  | { readonly kind: 'cells'; readonly read: CellsRead }
  | { readonly kind: 'reading'; readonly reading: Reading };

/** Rows of which the page gets everything; of the plain ones below it has the cells already. */
const COMPLETE_ROWS = 1000;
const NO_CELLS: readonly string[] = [];
const NO_PLACES: readonly number[] = [];

/** A reading that crosses the border to the page in a few milliseconds: the same empty list stands for the cells of plain rows. */
function lightened(reading: Reading, corrected: ReadonlySet<number>): Reading {
  const rows = reading.rows.map((row, at) => {
    const isPlain = row.carried.length === 0 && row.wrong.length === 0 && row.question === undefined;
    return at < COMPLETE_ROWS || !isPlain || corrected.has(row.rowNo)
      ? row
      : { ...row, cells: NO_CELLS, carried: NO_PLACES, wrong: NO_PLACES };
  });
  return { ...reading, rows };
}

/** The answers to the requests of one page, in their order. */
export function openFileAnswers(): (request: FileRequest) => Promise<FileAnswer> {
  let held: readonly CellSheet[] = [];
  return async (request) => {
    if (request.kind === 'cells') {
      const read = await fileCells(request.file);
      if (read.ok) held = read.sheets;
      return { kind: 'cells', read };
    }
    held = request.sheets ?? held;
    const reading =
      request.door === 'order'
        ? readOrder({ ...request.input, sheets: held })
        : readLedger({ ...request.input, sheets: held });
    const addresses = Object.keys(request.input.choices.cells);
    const corrected = new Set(addresses.map((address) => Number.parseInt(address.replace(/^\D+/, ''), 10)));
    return { kind: 'reading', reading: lightened(reading, corrected) };
  };
}
