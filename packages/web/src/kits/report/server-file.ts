import type { FileId, ReadId, ReadOperation } from '@dealer-portal/sdk';

/** A call that gives a file and changes nothing. */
export type FileCall = Extract<FileId, ReadId>;

/** The call by which the server makes the file of all rows of a list under its filters (HTTP-10). */
export interface ServerFile {
  readonly operation: ReadOperation<FileCall>;
  /** Its type as a report, for more rows than a file takes (`createAsyncExport`). */
  readonly taskType: string;
}

/** The export of a list; its inputs are the filters of the list by the same names (`list-exports.test.ts` of the mock). */
export function serverFile<K extends FileCall>(operation: ReadOperation<K>, taskType: string): ServerFile {
  return { operation, taskType };
}
