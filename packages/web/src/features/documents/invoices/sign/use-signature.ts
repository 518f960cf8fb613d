import { queryInvoices, startInvoiceSignature } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openWaitingWindow } from '#platform/browser/open-window';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { showSigning } from '#widgets/signing/show-signing';
import type { Invoice } from '../invoice-report';
import { numbersOf } from './calls';

/** Starts the electronic signature for invoices, in a window of the provider (FIN-04). */
export function useSignature() {
  const { accountCode, saleInfo } = useAccount();
  const { customerCode } = saleInfo;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (invoices: readonly Invoice[]) => {
      const waiting = openWaitingWindow();
      const body = { customerCode, ...numbersOf(invoices), accountCode };
      const result = await api.call(startInvoiceSignature, { body });
      return showSigning(waiting, result, result.ok ? result.data?.url : undefined);
    },
    onSuccess: () => invalidateCalls(queryClient, [queryInvoices]),
  });
}
