import { statementSubject } from '@dealer-portal/rules/messages';
import { formatYuan, subtractAmounts } from '@dealer-portal/rules/money';
import {
  confirmReconciliation,
  listLetters,
  listTodos,
  queryMonthAccounts,
  queryReconciliations,
  withdrawReconciliationDispute,
} from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quietApi } from '#platform/calls/api';
import { notifyFailedWrite } from '#platform/calls/failure';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useReadSigned } from '#widgets/signing/use-read-signed';
import type { Reconciliation } from '../reconciliation-report';

const CHANGED_CALLS = [queryReconciliations, queryMonthAccounts, listTodos, listLetters] as const;

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
  const readSigned = useReadSigned();
  const refresh = () => invalidateCalls(queryClient, CHANGED_CALLS);
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
      void readSigned([statementSubject(answer.reconciliation.period)]);
      onDone(answer);
      notify('success', answer.isAgree ? '对账单已确认' : '异议已提出');
    },
  });
  return (answer: Answer) => {
    const { period, companyBalance, customerBalance } = answer.reconciliation;
    const difference = subtractAmounts(companyBalance, customerBalance);
    const amount = formatYuan(companyBalance);
    const books = `我方账面 ${formatYuan(customerBalance)}，差异 ${formatYuan(difference)}`;
    return dialogs.confirm({
      title: answer.isAgree ? `确认 ${period} 对账单，期末 ${amount}？` : `对 ${period} 对账单提出异议？`,
      content: [
        answer.reason && `${books}，原因“${answer.reason}”。`,
        answer.isAgree
          ? `确认后公司以 ${amount} 入账，不能撤回。`
          : '提出后由公司核对，公司答复以前可以撤回。',
      ]
        .filter(Boolean)
        .join(''),
      okText: answer.isAgree ? `确认 ${amount}` : '提出异议',
      cancelText: '再核对',
      onOk: () => mutateAsync(answer),
    });
  };
}

/** Asks, then takes an objection back: the month waits for its confirmation again. */
export function useWithdrawDispute() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { readonly id: string; readonly customerCode: string; readonly disputeNo: string }) =>
      quietApi.call(withdrawReconciliationDispute, { body }),
    onSuccess: async (result) => {
      await invalidateCalls(queryClient, CHANGED_CALLS);
      if (!result.ok) return notifyFailedWrite(result, '撤回');
      notify('success', '异议已撤回');
    },
  });
  return ({ id, customerCode, period }: Reconciliation, disputeNo: string) =>
    dialogs.confirm({
      title: `撤回 ${period} 的异议 ${disputeNo}？`,
      content: '撤回后这个月回到待确认，可以确认，也可以再次提出异议。',
      okText: '撤回异议',
      cancelText: '再想想',
      onOk: () => mutateAsync({ id, customerCode, disputeNo }),
    });
}
