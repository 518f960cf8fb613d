import type { Failure } from '@dealer-portal/sdk';
import {
  deleteCartEntries,
  getCartCount,
  refreshCartStock,
  updateCartNumber,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Account } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';
import { withNumber, withStock } from './changed-entries';
import { cartQuery, type Entry } from './queries';

/** A quantity that the server did not take: what was wanted, and why not. */
export interface QuantityProblem {
  readonly wanted: number;
  readonly text: string;
}

/** Everything that changes the cart on the server; the list on screen follows at once and goes back when the server refuses. */
export function useCartChanges(account: Account) {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery(account);
  const [problems, setProblems] = useState<ReadonlyMap<string, QuantityProblem>>(new Map());
  const setProblem = useCallback((id: string, problem: QuantityProblem | undefined) => {
    setProblems((current) => {
      const next = new Map(current);
      if (problem) next.set(id, problem);
      else next.delete(id);
      return next;
    });
  }, []);

  const { mutate: changeNumber } = useMutation({
    mutationFn: ({ entry, number }: { entry: Entry; number: number }) =>
      api.call(updateCartNumber, { body: numberBody(entry, number) }, { isSilent: true }),
    onMutate: ({ entry, number }) => {
      setProblem(entry.id, undefined);
      queryClient.setQueryData(queryKey, (entries) =>
        entries?.map((each) => (each.id === entry.id ? withNumber(each, number) : each)),
      );
    },
    onSuccess: (result, { entry, number }) => {
      if (result.ok) return;
      setProblem(entry.id, { wanted: number, text: refusal(result, number) });
      queryClient.setQueryData(queryKey, (entries) =>
        entries?.map((each) => (each.id === entry.id ? withNumber(each, entry.number) : each)),
      );
    },
  });

  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => {
      const { saletoCode, sendtoCode } = account;
      return api.call(deleteCartEntries, {
        body: { saletoCode, sendtoCode, idList: [...ids] },
      });
    },
    onSuccess: async (result, ids) => {
      if (result.ok) {
        notify('success', `已移除 ${ids.length} 个条目`);
        await queryClient.invalidateQueries({
          queryKey: operationKey(getCartCount),
        });
      }
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  const refreshStock = useMutation({
    mutationFn: (entries: readonly Entry[]) => {
      const { saletoCode, sendtoCode } = account;
      const codes = entries.flatMap(({ productList }) => productList.map(({ productCode }) => productCode));
      return api.call(refreshCartStock, {
        body: { saletoCode, sendtoCode, productCodeList: [...new Set(codes)] },
      });
    },
    onSuccess: (result) => {
      if (!result.ok) return;
      queryClient.setQueryData(queryKey, (entries) => entries && withStock(entries, result.data));
      notify('success', '库存已刷新');
    },
  });

  const onNumber = useCallback(
    (entry: Entry, number: number) => changeNumber({ entry, number }),
    [changeNumber],
  );
  return { problems, onNumber, remove, refreshStock };
}

function numberBody(entry: Entry, number: number) {
  const { composeId, activityType, activityId } = entry;
  const productId = entry.productList[0]?.productCode;
  if (activityType === 1) return { composeId, number, ...(productId ? { productId } : {}) };
  return {
    composeId,
    number,
    activityType,
    ...(activityId ? { activityId } : {}),
  };
}

function refusal(failure: Failure, wanted: number): string {
  return `数量 ${wanted} 未保存：${failure.msg}`;
}
