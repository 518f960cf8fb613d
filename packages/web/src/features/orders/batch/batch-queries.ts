import type { Data } from '@dealer-portal/sdk';
import {
  queryBatchFarWeekStatus,
  queryBatchKuanxianStatus,
  queryBatchOrderHeads,
  queryBatchOrderLines,
  queryBatchPayers,
  queryBatchSpecialPrices,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { accountWhole } from '#platform/calls/account-records';
import {
  type AccountScope,
  ALL_ROWS,
  accountQuery,
  asideQuery,
  invalidateCalls,
} from '#platform/calls/query';

export type BatchHead = Data<typeof queryBatchOrderHeads>['records'][number];
export type BatchLine = Data<typeof queryBatchOrderLines>['records'][number];
export type BatchPrice = Data<typeof queryBatchSpecialPrices>[number];

/** A line's name in the list, and the key of its cells. */
export const lineKey = ({ lineNo }: Pick<BatchLine, 'lineNo'>) => `第 ${lineNo} 行`;

/** How many products one call may ask for. */
const ASKED_AT_ONCE = 200;

/** One batch by its number. */
export function batchHeadQuery({ saletoCode, sendtoCode }: AccountScope, batchNo: string) {
  const body = { saletoCode, batchNo, pageNum: 1, pageSize: 1 };
  return accountQuery(queryBatchOrderHeads, { body }, { saletoCode, sendtoCode });
}

/** The lines of a batch; nothing is fetched without a number. */
export function batchLinesQuery(scope: AccountScope, batchNo: string) {
  const body = { saletoCode: scope.saletoCode, batchNo, ...ALL_ROWS };
  return accountWhole(queryBatchOrderLines, batchNo === '' ? undefined : { body }, scope);
}

/** The payers that the lines of a batch may be paid by. */
export function batchPayersQuery(scope: AccountScope, batchNo: string) {
  const body = { saletoCode: scope.saletoCode, batchNo };
  return asideQuery(queryBatchPayers, batchNo === '' ? undefined : { body }, scope);
}

/** Reads a batch again: its head, its lines and who may pay them. */
export function refreshBatch(queryClient: QueryClient) {
  return invalidateCalls(queryClient, [queryBatchOrderHeads, queryBatchOrderLines, queryBatchPayers]);
}

/** A batch as it was read at one time. */
export interface ReadBatch {
  readonly head: BatchHead;
  readonly lines: readonly BatchLine[];
}

/** Reads a batch again, on screen too; undefined when its head or its lines did not come. */
export async function readBatch(
  queryClient: QueryClient,
  scope: AccountScope,
  batchNo: string,
): Promise<ReadBatch | undefined> {
  await refreshBatch(queryClient);
  const heads = queryClient.getQueryState(batchHeadQuery(scope, batchNo).queryKey);
  const lines = queryClient.getQueryState(batchLinesQuery(scope, batchNo).queryKey);
  const isRead = heads?.status === 'success' && lines?.status === 'success';
  const head = isRead ? heads.data?.records.find((found) => found.batchNo === batchNo) : undefined;
  return head && { head, lines: lines?.data?.records ?? [] };
}

/** The products of lines in portions that one call may ask for, each at one ship-to. */
export function portionsOf(
  lines: readonly BatchLine[],
): readonly { readonly sendtoCode: string; readonly productCodes: string[] }[] {
  const byShipTo = new Map<string, Set<string>>();
  for (const { sendtoCode, productCode } of lines) {
    byShipTo.set(sendtoCode, (byShipTo.get(sendtoCode) ?? new Set()).add(productCode));
  }
  return [...byShipTo].flatMap(([sendtoCode, codes]) => {
    const all = [...codes];
    return Array.from({ length: Math.ceil(all.length / ASKED_AT_ONCE) }, (_, at) => ({
      sendtoCode,
      productCodes: all.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE),
    }));
  });
}

type Portion = ReturnType<typeof portionsOf>[number];

/** Special, project and sample-machine prices of a portion. */
export function batchPricesQuery(scope: AccountScope, portion: Portion) {
  return asideQuery(queryBatchSpecialPrices, { body: { saletoCode: scope.saletoCode, ...portion } }, scope);
}

/** Credit tolerance of a portion. */
export function batchTolerancesQuery(scope: AccountScope, { productCodes }: Portion) {
  const body = { saletoCode: scope.saletoCode, productCodes };
  return asideQuery(queryBatchKuanxianStatus, { body }, scope);
}

/** Far weeks of a portion. */
export function batchWeeksQuery(scope: AccountScope, portion: Portion) {
  return asideQuery(queryBatchFarWeekStatus, { body: { saletoCode: scope.saletoCode, ...portion } }, scope);
}
