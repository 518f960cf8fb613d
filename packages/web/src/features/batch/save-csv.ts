import { saveFile } from '#platform/save-file';

/** A byte order mark, by which Excel knows UTF-8. */
const BOM = '\uFEFF';

/** Rows as CSV text; a cell that a spreadsheet would run as a formula is made harmless. */
export async function csvText(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', escapeFormulae: true },
  );
}

/** Saves rows as a CSV file that Excel opens with its Chinese right. */
export async function saveCsv(fileName: string, rows: readonly (readonly string[])[]): Promise<void> {
  const contentType = 'text/csv;charset=utf-8';
  const blob = new Blob([BOM, await csvText(rows)], { type: contentType });
  saveFile({ blob, fileName, contentType }, fileName);
}
