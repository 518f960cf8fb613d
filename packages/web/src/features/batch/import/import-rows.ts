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
  const setRows = (rows: readonly SheetRow[]) => sheet && show({ ...sheet, rows });
  return {
    sheet,
    show,
    /** The last change of many rows, as long as nothing else was changed. */
    bulkChange: bulkChange && {
      message: bulkChange.message,
      undo: () => show(bulkChange.before),
    },
    setMerging: (isMerging: boolean) => sheet && show({ ...sheet, isMerging }),
    change: (row: Line, change: RowChange) => sheet && setRows(changeRow(sheet.rows, row, change)),
    remove: (rowNos: readonly number[]) =>
      sheet && setRows(sheet.rows.filter(({ rowNo }) => !rowNos.includes(rowNo))),
    /** Changes many rows; `message` says what was done. */
    changeMany: (rows: readonly SheetRow[], message: string) => {
      if (!sheet) return;
      setRows(rows);
      setBulkChange({ message, before: sheet });
    },
  };
}
