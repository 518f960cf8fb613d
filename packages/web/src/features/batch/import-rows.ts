/** The rows that are being looked at, kept through a reload until they are added or given up. */
import type { SheetRow } from '@dealer-portal/rules/batch';
import { useState } from 'react';
import { isRecord, isTexts, slot } from '#platform/storage';

/** A sheet as it was read. */
export interface ImportSheet {
  /** The file's name, or 粘贴的内容. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** What the file holds besides, one sentence each. */
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

/** Other texts for a row. */
export type Mend = Partial<Omit<SheetRow, 'rowNo'>>;

/** Typed texts as a sheet's are read: half-width and without blanks around them. */
function tidied(mend: Mend): Mend {
  return Object.fromEntries(
    Object.entries(mend).map(([name, text]) => [name, text.normalize('NFKC').trim()]),
  );
}

/** The sheet of a page, with ways to change its rows. */
export function useImportSheet(page: 'import' | 'storeImport') {
  const [stored] = useState(() => slot('session', `sheet-${page}`, isSheet));
  const [sheet, setSheet] = useState(stored.read);
  const show = (next: ImportSheet | undefined) => {
    if (next) stored.write(next);
    else stored.clear();
    setSheet(next);
  };
  const change = (rows: (before: readonly SheetRow[]) => readonly SheetRow[]) =>
    sheet && show({ ...sheet, rows: rows(sheet.rows) });
  return {
    sheet,
    show,
    setMerging: (isMerging: boolean) => sheet && show({ ...sheet, isMerging }),
    mend: (rowNo: number, mend: Mend) =>
      change((rows) => rows.map((row) => (row.rowNo === rowNo ? { ...row, ...tidied(mend) } : row))),
    remove: (rowNos: readonly number[]) =>
      change((rows) => rows.filter(({ rowNo }) => !rowNos.includes(rowNo))),
  };
}
