import { sentFigure } from '@dealer-portal/rules/money';
import { updateBatchProduct } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import { useQuantityEdits } from '#widgets/quantity-edits/use-quantity-edits';
import { type BatchLine, batchLinesQuery, lineKey, refreshBatch } from './batch-queries';

/** A user who goes on to the next line types again before this is over. */
const PAUSE_MS = 500;

/** Edited quantities of a batch's lines, kept until the server has them (CART-06, CART-09). */
export function useBatchQuantities(scope: AccountScope, batchNo: string): QuantityEdits {
  const { saletoCode } = scope;
  const queryClient = useQueryClient();
  const refreshing = useRef<number>(undefined);
  const query = batchLinesQuery(scope, batchNo);
  const { data, refetch } = useQuery(query);
  const lineOf = (key: string) => data?.records.find((line) => lineKey(line) === key);
  return useQuantityEdits(`edits:batch:${saletoCode}:${batchNo}`, data, {
    numberOf: (key) => lineOf(key)?.number,
    save: (key, number) => {
      const lineNo = sentFigure(lineOf(key)?.lineNo);
      return api.call(
        updateBatchProduct,
        { body: { saletoCode, batchNo, lineNo, number } },
        { isSilent: true },
      );
    },
    onSaved: (key, number) =>
      queryClient.setQueryData(query.queryKey, (page) => page && withNumber(page, key, number)),
    // The server decides the prices of lines and whether they pass; it is asked once for everything typed together.
    onIdle: () => {
      window.clearTimeout(refreshing.current);
      refreshing.current = window.setTimeout(() => void refreshBatch(queryClient), PAUSE_MS);
    },
    list: async () => {
      const fresh = await refetch();
      return fresh.isSuccess
        ? new Map(fresh.data.records.map((line) => [lineKey(line), line.number]))
        : undefined;
    },
  });
}

function withNumber<Page extends { readonly records: readonly BatchLine[] }>(
  page: Page,
  key: string,
  number: number,
): Page {
  return {
    ...page,
    records: page.records.map((line) => (lineKey(line) === key ? { ...line, number } : line)),
  };
}
