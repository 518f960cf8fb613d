/** Sheets of plain cells, which may go to a worker, as workbooks. */

/** A cell of a workbook; `type` is the name of what it holds. */
export interface SheetCell {
  readonly value: string | number | Date;
  readonly type: 'text' | 'number' | 'day';
  readonly format?: string;
  readonly isBold?: true;
}

export interface Sheet {
  readonly name: string;
  readonly cells: readonly (readonly (SheetCell | null)[])[];
  /** Characters of each column. */
  readonly widths: readonly number[];
  /** Rows that stay on top: the headings with what stands above them. */
  readonly headRows: number;
}

/** What a worker is told of a sheet: its rows some hundred at a time, then the rest. */
export type SheetPart = { readonly cells: Sheet['cells'] } | { readonly sheet: Omit<Sheet, 'cells'> };

/** The workbook of a sheet, written where it is called. */
export async function workbookOf({ name, cells, widths, headRows }: Sheet): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  // The library knows the window's own Date, and tests move it from file to file.
  const types = { text: String, number: Number, day: Date } as const;
  const rows = cells.map((row) =>
    row.map((cell) => {
      if (cell === null) return null;
      const { value, type, format, isBold } = cell;
      const look = { ...(format && { format }), ...(isBold && { fontWeight: 'bold' as const }) };
      // The pair of value and type is made together, which the types of the library cannot follow.
      return { value, type: types[type], ...look } as { value: string; type: StringConstructor };
    }),
  );
  const columns = widths.map((width) => ({ width }));
  return writeWorkbook(rows, { sheet: name, columns, stickyRowsCount: headRows }).toBlob();
}
