import { type ActedRow, type BatchResult, batchResult } from '@dealer-portal/rules/invoices';
import type { ReadId, Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { collectRows } from './collect-rows';
import type { Report, ReportFilters } from './define-report';

/** A press that acts on several rows by one call, which reports only complete success. */
interface BatchPress<K extends ReadId, Row extends object, Draft> {
  readonly report: Report<K, Row>;
  readonly call: (rows: readonly Row[], account: Account, draft: Draft) => Promise<Result<unknown>>;
  /** Filters under which the rows are found again, in any state. */
  readonly span: (rows: readonly Row[]) => ReportFilters<K>;
  readonly actedRow: (row: Row) => ActedRow;
  /** The state that the press is to bring about. */
  readonly doneStatus: string;
  /** The message when all rows succeeded: 已签收 3 张发票. */
  readonly message: (result: BatchResult) => string;
  /** What follows for the rows that have the state now, by their keys. */
  readonly onDone?: (done: readonly string[]) => void;
}

interface Act<Row, Draft> {
  readonly rows: readonly Row[];
  readonly draft: Draft;
}

/** The result of a press; `reason` is the server's sentence where it refused. */
export interface BatchOutcome extends BatchResult {
  readonly reason: string | undefined;
}

/**
 * Acts on rows and reads them again, since the answer does not name the successful ones; the list is fresh afterwards.
 * A row that failed shows its failure until the next press or until the note is closed.
 */
export function useBatchPress<K extends ReadId, Row extends object, Draft = void>(
  press: BatchPress<K, Row, Draft>,
) {
  const { report, actedRow, doneStatus, message, onDone } = press;
  const account = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync, data, isPending, reset } = useMutation({
    mutationFn: async ({ rows, draft }: Act<Row, Draft>): Promise<BatchOutcome> => {
      const answer = await press.call(rows, account, draft);
      const reread = await readAgain(press, rows, account);
      const result = batchResult(rows.map(actedRow), reread?.map(actedRow), doneStatus);
      return { ...result, reason: answer.ok ? undefined : answer.msg };
    },
    onSuccess: async (result) => {
      if (isWhole(result)) notify('success', message(result));
      onDone?.(result.done);
      await invalidateCalls(queryClient, [report.operation]);
    },
  });
  const outcome = data && !isWhole(data) ? data : undefined;
  return {
    act: (rows: readonly Row[], draft: Draft) => mutateAsync({ rows, draft }),
    isPending,
    outcome,
    forget: reset,
    /** Why the press did not reach a row. */
    refusalOf: (key: string) => outcome && refusalIn(outcome, key),
  };
}

/** The rows as they are now; undefined where they cannot be read. */
async function readAgain<K extends ReadId, Row extends object>(
  { report, span }: Pick<BatchPress<K, Row, never>, 'report' | 'span'>,
  rows: readonly Row[],
  account: Account,
): Promise<readonly Row[] | undefined> {
  try {
    return await collectRows(report, [account, span(rows)]);
  } catch {
    // The note says that the result is not known, and what to do then.
    return undefined;
  }
}

const isWhole = ({ open, unknown }: BatchResult) => open.length + unknown.length === 0;

function refusalIn({ open, unknown, reason }: BatchOutcome, key: string): string | undefined {
  if (open.includes(key)) return reason ?? '服务器没有说明原因';
  return unknown.includes(key) ? '结果未知，请刷新列表核对' : undefined;
}
