import readWorkbook from 'read-excel-file/node';

/** The rows of the first sheet of a workbook, or what is wrong with the file. */
export async function sheetRows(bytes: Uint8Array): Promise<readonly (readonly unknown[])[] | string> {
  try {
    const sheets: unknown = await readWorkbook(Buffer.from(bytes));
    const first: unknown = Array.isArray(sheets) ? sheets[0] : undefined;
    const isSheet = typeof first === 'object' && first !== null && 'data' in first;
    const rows: unknown = isSheet ? Reflect.get(first, 'data') : sheets;
    return Array.isArray(rows) ? rows.filter(Array.isArray) : 'the workbook has no sheet';
  } catch {
    return 'the workbook cannot be opened';
  }
}
