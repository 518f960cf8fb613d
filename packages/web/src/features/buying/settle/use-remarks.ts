import type { OrderDraft } from '@dealer-portal/rules/settle-draft';
import {
  listAddressCollectRemarks,
  saveAddressCollectRemark,
  updateOrderInfo,
} from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import type { Checkout } from '#widgets/checkout/checkout';
import { changeKept, type SettleData, savedRemarksQuery } from './queries';

/**
 * Remarks for the delivery of each order, kept in this browser as they are typed and saved when the orders are
 * submitted. Leaving a field or the page sends no request (ORDER-01, ROUTE-11).
 */
export function useRemarks(data: SettleData, checkout: Checkout, before: ReadonlyMap<string, OrderDraft>) {
  const { saletoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const orders = ordersOf(data);
  const savedRemarkOf = (orderNo: string) => orders.find((order) => order.orderNo === orderNo)?.remark ?? '';
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries([...before].map(([orderNo, { remark }]) => [orderNo, remark])),
  );
  const [failed, setFailed] = useState<readonly string[]>([]);
  const object = useRef(new Map<string, string>());
  const answers = useRef(new Map<string, Promise<boolean>>());
  const send = async (orderNo: string, remark: string): Promise<boolean> => {
    const { ok } = await api.call(updateOrderInfo, { body: { saletoCode, orderNo, remark } });
    if (ok)
      changeKept(queryClient, checkout, (order) =>
        order.orderNo === orderNo ? { ...order, remark } : order,
      );
    else object.current.delete(orderNo);
    setFailed((before) => [...before.filter((other) => other !== orderNo), ...(ok ? [] : [orderNo])]);
    return ok;
  };
  const change = (orderNo: string, text: string) => setDrafts((before) => ({ ...before, [orderNo]: text }));
  /** Saves what stands in the field; one order's texts are sent one after the other. */
  const save = (orderNo: string, text: string) => {
    const remark = text.trim();
    const isAsked = remark === (object.current.get(orderNo) ?? savedRemarkOf(orderNo));
    if (isAsked && !failed.includes(orderNo)) return;
    object.current.set(orderNo, remark);
    const before = answers.current.get(orderNo) ?? Promise.resolve(true);
    answers.current.set(
      orderNo,
      before.then(() => send(orderNo, remark)),
    );
  };
  const textOf = (orderNo: string) => drafts[orderNo] ?? savedRemarkOf(orderNo);
  const texts = useMemo(
    () =>
      Object.fromEntries(
        ordersOf(data).map(({ orderNo, remark }) => [orderNo, drafts[orderNo] ?? remark ?? '']),
      ),
    [data, drafts],
  );
  return {
    textOf,
    /** The text of every field, by order number. */
    texts,
    isFailed: (orderNo: string) => failed.includes(orderNo),
    change,
    save,
    /** Saves what no field has saved yet and waits for it; true when all of it is. */
    settled: async () => {
      for (const { orderNo } of orders) save(orderNo, textOf(orderNo));
      return (await Promise.all(answers.current.values())).every((isSaved) => isSaved);
    },
  };
}

/** All orders of a split, in the server's order. */
export function ordersOf({ composeProductList }: SettleData) {
  return composeProductList.flatMap(({ splitOrderDetailList }) => splitOrderDetailList);
}

export type Remarks = ReturnType<typeof useRemarks>;

/** The remarks that the buyer keeps with the ship-to, and keeping one more. */
export function useSavedRemarks() {
  const account = useAccount();
  const { saletoCode, sendtoCode } = account;
  const queryClient = useQueryClient();
  const saved = useQuery(savedRemarksQuery(account)).data ?? [];
  const keep = useMutation({
    mutationFn: (remark: string) =>
      api.call(saveAddressCollectRemark, { body: { saletoCode, sendtoCode, remark } }),
    onSuccess: async ({ ok }) => {
      if (!ok) return;
      notify('success', '已存为常用备注，下次结算可直接选择');
      await invalidateCalls(queryClient, [listAddressCollectRemarks]);
    },
  });
  return {
    saved: [...new Set(saved.map(({ remark }) => remark))],
    keep: keep.mutate,
    isKeeping: keep.isPending,
  };
}
