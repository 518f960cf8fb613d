/** The rows that are being looked at, kept through a reload until they are added or given up. */
import { changeRow, type RowChange, type SheetRow } from '@dealer-portal/rules/batch';
import { useState } from 'react';
import { isRecord, isTexts, slot } from '#platform/browser/storage';

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
}

function isRow(value: unknown): value is SheetRow {
  const texts = ['product', 'number', 'sendto'];
  return (
    isRecord(value) &&
    typeof value['rowNo'] === 'number' &&
    texts.every((name) => typeof value[name] === 'string')
  );
}

function isSheet(value: unknown): value is ImportSheet {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['rows']) &&
    value['rows'].every(isRow) &&
    (value['notes'] === undefined || isTexts(value['notes']))
  );
}

type Line = Parameters<typeof changeRow>[1];

/** A change of many rows at once, which can be taken back. */
interface BulkChange {
  /** The result, e.g. 已移除 5 行. */
  readonly message: string;
  readonly before: ImportSheet;
}

/** The last change of many rows, with its way back. */
export interface LastChange extends Pick<BulkChange, 'message'> {
  readonly undo: () => void;
}

/** The sheet of a page, with ways to change its rows. */
export function useImportSheet(page: 'import' | 'storeImport') {
  const [stored] = useState(() => slot('session', `sheet-${page}`, isSheet));
  const [sheet, setSheet] = useState(stored.read);
  const [bulkChange, setBulkChange] = useState<BulkChange>();
  const show = (next: ImportSheet | undefined) => {
    if (next) stored.write(next);
    else stored.clear();
    setSheet(next);
    setBulkChange(undefined);
  };
  /** Changes all at once; `message` says what was done. */
  const changeAll = (next: ImportSheet | undefined, message: string) => {
    if (!sheet) return;
    show(next);
    setBulkChange({ message, before: sheet });
  };
  const setRows = (rows: readonly SheetRow[]) => sheet && show({ ...sheet, rows });
  /** As long as nothing else was changed. */
  const lastChange: LastChange | undefined = bulkChange && {
    message: bulkChange.message,
    undo: () => show(bulkChange.before),
  };
  return {
    ...{ sheet, show, lastChange },
    setMerging: (isMerging: boolean) => sheet && show({ ...sheet, isMerging }),
    change: (row: Line, change: RowChange) => sheet && setRows(changeRow(sheet.rows, row, change)),
    remove: (rowNos: readonly number[]) =>
      sheet && setRows(sheet.rows.filter(({ rowNo }) => !rowNos.includes(rowNo))),
    changeMany: (rows: readonly SheetRow[], message: string) =>
      sheet && changeAll({ ...sheet, rows }, message),
    /** Puts the sheet away for another one. */
    putAway: () => sheet && changeAll(undefined, `已清除“${sheet.name}”的 ${sheet.rows.length} 行`),
    /** Takes the rows out that are kept elsewhere now; returns how many stay for their faults. */
    take: (lines: readonly Line[]): number => {
      const taken = new Set(lines.flatMap(({ row, mergedRows }) => [row.rowNo, ...mergedRows]));
      // Rows may be corrected while the answer about the others is on its way.
      const now = stored.read() ?? sheet;
      const rows = now?.rows.filter(({ rowNo }) => !taken.has(rowNo)) ?? [];
      show(now && rows.length > 0 ? { ...now, rows, isRest: true } : undefined);
      return rows.length;
    },
  };
}
