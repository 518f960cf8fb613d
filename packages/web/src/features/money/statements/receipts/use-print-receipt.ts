import { printReceipt, queryReceipts } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '#platform/browser/save-file';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** Fetches a receipt as the document to print, and the list of receipts again: it says which are printed. */
export function usePrintReceipt() {
  const { customerCode } = useAccount().saleInfo;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (receiptNo: string) => api.call(printReceipt, { query: { receiptNo, customerCode } }),
    onSuccess: async (result, receiptNo) => {
      if (!result.ok) return;
      saveFile(result.data, `收据 ${receiptNo}.pdf`);
      await invalidateCalls(queryClient, [queryReceipts]);
    },
  });
}
