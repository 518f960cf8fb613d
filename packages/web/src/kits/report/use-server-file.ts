import { exportKind, FIRST_ROWS } from '@dealer-portal/rules/page';
import type { Ops, ReadId } from '@dealer-portal/sdk';
import { useRef } from 'react';
import { saveFile } from '#platform/browser/save-file';
import { whileBusy } from '#platform/busy';
import { quietApi } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { spaced } from '#ui/text/numbered';
import { useServerReport } from '#widgets/export-tasks/use-server-report';
import { inputOf, type Report, type ReportFilters } from './define-report';
import type { FileCall, ServerFile } from './server-file';

type FileInput = Ops[FileCall]['input'];

/** A list whose file the server makes. */
interface FileOfList<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  readonly filters: ReportFilters<K>;
  /** What the page is called. */
  readonly name: string;
  /** What the file of now is called, without an ending. */
  readonly fileName: () => string;
}

/**
 * Has the server make the file of all rows under the filters of a list, or a report where they are too many (HTTP-10,
 * FLAG-01). One file at a time; what goes wrong is said.
 */
export function useServerFile<K extends ReadId, Row extends object>({
  report,
  filters,
  name,
  fileName,
}: FileOfList<K, Row>) {
  const account = useAccount();
  const createReport = useServerReport();
  const isRunning = useRef(false);
  const save = async ({ operation, taskType }: ServerFile, total: number) => {
    const conditions = conditionsOf(inputOf(report, [account, filters], FIRST_ROWS));
    if (exportKind(total) === 'report') {
      const size = `${total} 条${spaced(report.noun)}`;
      return createReport({ taskType, title: name, size, filters: conditions });
    }
    // The description names the same filters at both; a call by GET takes them as its query.
    const input = { [operation.method === 'GET' ? 'query' : 'body']: conditions } as unknown as FileInput;
    const result = await whileBusy(`正在导出${name}…`, () => quietApi.call(operation, input));
    // The name of the server says the list alone: the third file of a day would be （3）.
    if (result.ok) saveFile({ ...result.data, fileName: fileName() + endingOf(result.data.fileName) }, name);
    else notify('error', `${name}没有导出：${result.msg}`);
  };
  return async (file: ServerFile, total: number): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await save(file, total);
    } finally {
      isRunning.current = false;
    }
  };
}

/** The kind of a file stands in the server's name for it alone; without one it is a workbook. */
const endingOf = (serverName = '') => /\.\w{1,5}$/.exec(serverName)?.[0] ?? '.xlsx';

type Conditions = Parameters<ReturnType<typeof useServerReport>>[0]['filters'];

/** What a list is asked for, in its body or by GET in its query, without its page. */
function conditionsOf(input: object): Conditions {
  const { body, query } = input as { readonly body?: Conditions; readonly query?: Conditions };
  const { pageNum: _, pageSize: __, ...conditions } = body ?? query ?? {};
  return conditions;
}
