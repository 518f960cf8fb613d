import {
  type Amount,
  compareAmounts,
  formatYuan,
  NO_MONEY,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import type { Input } from '@dealer-portal/sdk';
import { changeWholeHouseOrder, handleWholeHouseReject } from '@dealer-portal/sdk/operations';
import { Form } from 'antd';
import { useState } from 'react';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';
import { orderKey } from '#widgets/orders/order-key';
import type { OrderLine, OrderSummary } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type LineDrafts, wrongDraftOf } from '#widgets/quantity-edits/correct-first';
import { lineName, piecesOf } from './line-numbers';

/** The ways to answer, by the wire's codes. */
export const HANDLE_WAYS = [
  { value: 'CHANGE', label: '变更数量', okText: '提交变更' },
  { value: 'APPEAL', label: '申诉', okText: '提交申诉' },
  { value: 'CANCEL', label: '取消订单', okText: '取消订单' },
] as const satisfies readonly {
  readonly value: Input<typeof handleWholeHouseReject>['body']['handleType'];
  readonly label: string;
  readonly okText: string;
}[];

type HandleWay = (typeof HANDLE_WAYS)[number]['value'];

/** The choice and the text; the new numbers of the lines are kept apart. */
interface AnswerDraft {
  readonly way: HandleWay;
  readonly remark: string;
}

export const START_ANSWER: AnswerDraft = { way: 'CHANGE', remark: '' };

interface Rejected {
  readonly order: OrderSummary;
  readonly lines: readonly OrderLine[];
  readonly rejectNo: string;
  readonly onDone: () => void;
}

/** What is paid or given back after a change; an amount that cannot be read is neither. */
function effectText(difference: Amount): string {
  const order = compareAmounts(difference, NO_MONEY);
  if (order === undefined) return '补款或退款的金额请在订单中查看';
  if (order === 0) return '金额不变';
  return order > 0
    ? `需补款 ${formatYuan(difference)}`
    : `退款 ${formatYuan(subtractAmounts(0, difference))}`;
}

/** The user's answer to a rejection, the reason against sending it, and the sending. */
export function useWholeHouseAnswer({ order, lines, rejectNo, onDone }: Rejected) {
  const key = orderKey(order, useAccount());
  const [form] = Form.useForm<AnswerDraft>();
  const way = Form.useWatch('way', form) ?? START_ANSWER.way;
  const [drafts, setDrafts] = useState<LineDrafts>({});
  const numberOf = (line: OrderLine) => piecesOf(line, drafts);
  const lineList = lines.map((line) => ({ productCode: line.productCode, number: numberOf(line) }));
  const change = useOrderChange({
    call: ({ remark }: AnswerDraft) =>
      api.call(changeWholeHouseOrder, { body: { ...key, lineList, reason: remark.trim() } }),
    message: (answer) => {
      if (!answer) return `订单 ${order.orderNo} 已变更，金额请在订单中查看`;
      const { changedAmount, diffAmount } = answer;
      return `订单 ${order.orderNo} 已变更，现为 ${formatYuan(changedAmount)}，${effectText(diffAmount)}`;
    },
    onDone,
  });
  const handle = useOrderChange({
    call: (draft: AnswerDraft) =>
      api.call(handleWholeHouseReject, {
        body: { ...key, rejectNo, handleType: draft.way, remark: draft.remark.trim() },
      }),
    message: () => `订单 ${order.orderNo} 的拒单已处理`,
    onDone,
  });
  const isSame = lines.every((line) => numberOf(line) === line.number);
  return {
    form,
    way,
    drafts,
    setDrafts,
    disabledReason:
      (way === 'CHANGE' && wrongDraftOf(lines, drafts, lineName)) ||
      (way === 'CHANGE' && isSame && '请先修改数量') ||
      undefined,
    isPending: change.isPending || handle.isPending,
    send: (draft: AnswerDraft) => (draft.way === 'CHANGE' ? change : handle).mutate(draft),
  };
}

export type WholeHouseAnswer = ReturnType<typeof useWholeHouseAnswer>;
