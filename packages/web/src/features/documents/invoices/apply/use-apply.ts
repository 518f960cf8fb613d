import { queryInvoiceApplies, queryInvoiceTrace, submitInvoiceApply } from '@dealer-portal/sdk/operations';
import { useListWrite } from '#kits/report/use-list-write';
import { quietApi } from '#platform/calls/api';

/** The fields of an application, without its orders. */
export interface ApplyDraft {
  readonly orderNos: readonly string[];
  readonly billtoCode: string;
  readonly remark?: string;
}

/** Applies for the invoices of orders by one call (FIN-04). */
export function useApply(onDone: () => void) {
  return useListWrite({
    call: ({ orderNos, billtoCode, remark = '' }: ApplyDraft, { saleInfo: { customerCode } }) => {
      const text = remark.trim();
      const body = { customerCode, orderNoList: [...orderNos], billtoCode, ...(text && { remark: text }) };
      return quietApi.call(submitInvoiceApply, { body });
    },
    lists: [queryInvoiceApplies, queryInvoiceTrace],
    // A server may say that it has taken the application and not its number.
    message: (answer) =>
      `开票申请${answer?.applyNo ? ` ${answer.applyNo} ` : ''}已提交，开票后出现在发票管理`,
    onDone,
  });
}
