import { formatYuan } from '@dealer-portal/rules/money';
import {
  confirmReconciliation,
  listTodos,
  queryMonthAccounts,
  queryReconciliations,
} from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quietApi } from '#platform/calls/api';
import { notifyFailedWrite } from '#platform/calls/failure';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import type { Reconciliation } from '../reconciliation-report';

const CHANGED = [queryReconciliations, queryMonthAccounts, listTodos] as const;

interface Answer {
  readonly reconciliation: Reconciliation;
  /** Whether the company's balance is agreed to, or objected to. */
  readonly isAgree: boolean;
  /** The explanations of what differs; `''` where nothing does. */
  readonly reason: string;
}

/** Asks, then confirms a month or objects to it; the question names amount and reason, and both are final. */
export function useConfirmMonth(onDone: (answer: Answer) => void) {
  const queryClient = useQueryClient();
  const refresh = () => invalidateCalls(queryClient, CHANGED);
  const { mutateAsync } = useMutation({
    mutationFn: ({ reconciliation, isAgree, reason }: Answer) => {
      const { id, customerCode, customerBalance } = reconciliation;
      const details = reason === '' ? {} : { customerBalance, reason };
      return quietApi.call(confirmReconciliation, { body: { id, customerCode, isAgree, ...details } });
    },
    onSuccess: async (result, answer) => {
      // Without an answer the list says whether the month is confirmed; nothing is sent again by itself.
      await refresh();
      if (!result.ok) return notifyFailedWrite(result, answer.isAgree ? '确认' : '提出异议');
      onDone(answer);
      notify('success', answer.isAgree ? '对账单已确认' : '异议已提出');
    },
  });
  return (answer: Answer) => {
    const { period, companyBalance, customerBalance, difference } = answer.reconciliation;
    const amount = formatYuan(companyBalance);
    const books = `我方账面 ${formatYuan(customerBalance)}，差异 ${formatYuan(difference)}`;
    return dialogs.confirm({
      title: answer.isAgree ? `确认 ${period} 对账单，期末 ${amount}？` : `对 ${period} 对账单提出异议？`,
      content: [
        answer.reason && `${books}，原因“${answer.reason}”。`,
        answer.isAgree ? `确认后公司以 ${amount} 入账，不能撤回。` : '提出后由公司核对，不能撤回。',
      ]
        .filter(Boolean)
        .join(''),
      okText: answer.isAgree ? `确认 ${amount}` : '提出异议',
      cancelText: '再核对',
      onOk: () => mutateAsync(answer),
    });
  };
}
