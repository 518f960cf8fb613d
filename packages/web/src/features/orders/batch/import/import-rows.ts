/** A file on its way to an order: its columns, then its rows, kept through a reload until they are added or given up. */
import { changeRow, type RowChange, type SheetRow } from '@dealer-portal/rules/batch';
import { useState } from 'react';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { COLUMN_FILE, type ColumnFile, isStorable } from '#widgets/columns/column-file';

/** A sheet as it was read. */
export interface ImportSheet {
  /** The file's name, or 粘贴的内容. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Other contents of the file, one sentence each. */
  readonly notes?: readonly string[];
  /** Whether a column of the sheet names ship-tos. */
  readonly hasShipTos?: boolean;
  /** Whether rows of one product are added up. */
  readonly isMerging?: boolean;
  /** Whether the good rows of the sheet were taken: these are left. */
  readonly isRest?: boolean;
  /** The rows as they were read, as JSON: the same ones do not replace those that were corrected. */
  readonly asRead?: string | undefined;
  /** Its columns are looked at again: the rows wait. */
  readonly isWaiting?: boolean | undefined;
}

const ROW: z.ZodMiniType<SheetRow> = z.object({
  rowNo: z.number(),
  place: z.optional(z.string()),
  product: z.string(),
  number: z.string(),
  sendto: z.string(),
});

const SHEET: z.ZodMiniType<ImportSheet> = z.object({
  name: z.string(),
  rows: z.array(ROW),
  notes: z.exactOptional(z.array(z.string())),
  hasShipTos: z.exactOptional(z.boolean()),
  isMerging: z.exactOptional(z.boolean()),
  isRest: z.exactOptional(z.boolean()),
  asRead: z.optional(z.string()),
  isWaiting: z.optional(z.boolean()),
});

type Line = Parameters<typeof changeRow>[1];

/** What a page holds: a file whose columns are told, the rows that were read of it, or both. */
interface Held {
  readonly file: ColumnFile | undefined;
  readonly sheet: ImportSheet | undefined;
}

/** A change of many rows at once, which can be taken back. */
interface BulkChange {
  /** The result, e.g. 已移除 5 行. */
  readonly message: string;
  readonly before: Held;
}

/** The last change of many rows, with its way back. */
export interface LastChange extends Pick<BulkChange, 'message'> {
  readonly undo: () => void;
}

/** The file and the sheet of a page, with ways to change its rows. */
export function useImportSheet(page: 'import' | 'storeImport') {
  const [stored] = useState(() => ({
    sheet: slot('session', `sheet-${page}`, fits(SHEET)),
    file: slot('session', `file-${page}`, fits(COLUMN_FILE)),
  }));
  const [held, setHeld] = useState<Held>(() => ({ file: stored.file.read(), sheet: stored.sheet.read() }));
  const [bulkChange, setBulkChange] = useState<BulkChange>();
  const { sheet, file } = held;
  const hold = (next: Held) => {
    if (next.sheet) stored.sheet.write(next.sheet);
    else stored.sheet.clear();
    if (next.file && isStorable(next.file)) stored.file.write(next.file);
    else stored.file.clear();
    setHeld(next);
    setBulkChange(undefined);
  };
  const show = (next: ImportSheet | undefined) => hold({ file, sheet: next });
  /** Changes all at once; `message` says what was done. */
  const changeAll = (next: Held, message: string) => {
    hold(next);
    setBulkChange({ message, before: held });
  };
  const setRows = (rows: readonly SheetRow[]) => sheet && show({ ...sheet, rows });
  /** As long as nothing else was changed. */
  const lastChange: LastChange | undefined = bulkChange && {
    message: bulkChange.message,
    undo: () => hold(bulkChange.before),
  };
  return {
    sheet,
    file,
    show,
    lastChange,
    /** The columns of the file are to be told: it is new, or they are looked at again. */
    isTellingColumns: file !== undefined && (sheet === undefined || sheet.isWaiting === true),
    /** The file that was put away, whose answers about columns may fit a new one. */
    formerFile: bulkChange?.before.file,
    /** Another file, or other decisions about it. */
    showFile: (next: ColumnFile) => hold({ file: next, sheet }),
    /** The rows that a file gives; rows that were corrected since the same reading stay as they are. */
    showRead: (read: ImportSheet, of: ColumnFile | undefined = file) => {
      const asRead = JSON.stringify(read.rows);
      const isSame = sheet?.isWaiting === true && sheet.asRead === asRead;
      hold({ file: of, sheet: isSame ? { ...sheet, isWaiting: undefined } : { ...read, asRead } });
    },
    /** Back to the columns; the rows wait. Absent when the file is not there any more, or a part of it was taken. */
    backToColumns: file && sheet && !sheet.isRest ? () => show({ ...sheet, isWaiting: true }) : undefined,
    setMerging: (isMerging: boolean) => sheet && show({ ...sheet, isMerging }),
    change: (row: Line, change: RowChange) => sheet && setRows(changeRow(sheet.rows, row, change)),
    remove: (rowNos: readonly number[]) =>
      sheet && setRows(sheet.rows.filter(({ rowNo }) => !rowNos.includes(rowNo))),
    changeMany: (rows: readonly SheetRow[], message: string) =>
      sheet && changeAll({ file, sheet: { ...sheet, rows } }, message),
    /** Everything is kept on another page now. */
    clear: () => hold({ file: undefined, sheet: undefined }),
    /** Puts everything away for another file. */
    putAway: () => {
      const name = sheet?.name ?? file?.name;
      if (name === undefined) return;
      const rows = sheet ? `的 ${sheet.rows.length} 行` : '';
      changeAll({ file: undefined, sheet: undefined }, `已清除“${name}”${rows}`);
    },
    /** Takes the rows out that are kept elsewhere now; returns how many stay for their faults. */
    take: (lines: readonly Line[]): number => {
      const taken = new Set(lines.flatMap(({ row, mergedRows }) => [row.rowNo, ...mergedRows]));
      // Rows may be corrected while the answer about the others is on its way.
      const now = stored.sheet.read() ?? sheet;
      const rows = now?.rows.filter(({ rowNo }) => !taken.has(rowNo)) ?? [];
      hold({ file: undefined, sheet: now && rows.length > 0 ? { ...now, rows, isRest: true } : undefined });
      return rows.length;
    },
  };
}

/** The rows that were read on a page, and what can be done with them. */
export type ImportRows = ReturnType<typeof useImportSheet>;
