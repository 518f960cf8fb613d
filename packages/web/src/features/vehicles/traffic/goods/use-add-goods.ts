import { piecesText } from '@dealer-portal/rules/money';
import type { Operation, OperationId, Result } from '@dealer-portal/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderEntries, WantedRow } from '#kits/order-list/order-row';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import type { GoodsRow } from './goods-list';

type GoodsLine = WantedRow<GoodsRow>;

/** A cart into which goods go. */
export interface GoodsCart {
  /** 整车购物车, 调货购物车. */
  readonly name: string;
  /** The reads of cart and count. */
  readonly changed: readonly Operation<OperationId>[];
}

export type AddGoods = (line: GoodsLine) => Promise<Result<unknown>>;

/** Adds products one after another: what was added leaves the list's numbers, what was refused stays with the reason. */
export function useAddGoods(entries: OrderEntries, { name, changed }: GoodsCart, add: AddGoods) {
  const queryClient = useQueryClient();
  const addEach = async (lines: readonly GoodsLine[]) => {
    const added: GoodsLine[] = [];
    for (const line of lines) {
      const { row, number } = line;
      const result = await add(line);
      if (result.ok) added.push(line);
      entries.set(row.key, result.ok ? undefined : { number, problem: result.msg });
    }
    return added;
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: addEach,
    onSuccess: (added, lines) => {
      notifyAdded(added, lines.length, name);
      // The button is free at once: cart and badge follow when they are read.
      void invalidateCalls(queryClient, changed);
    },
  });
  return { isAdding: isPending, addAll: mutateAsync };
}

function notifyAdded(added: readonly GoodsLine[], total: number, cartName: string): void {
  const units = piecesText(added.map(({ number }) => number));
  if (added.length > 0) notify('success', `已加入${cartName}：${added.length} 种 · ${units}`);
  const left = total - added.length;
  if (left > 0) notify('warning', `${left} 种产品没有加入，原因见数量下方`);
}
