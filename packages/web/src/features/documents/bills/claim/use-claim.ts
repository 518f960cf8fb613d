import { queryAcceptanceBills, queryBillClaims, submitBillClaim } from '@dealer-portal/sdk/operations';
import { useListWrite } from '#kits/report/use-list-write';
import { quietApi } from '#platform/calls/api';
import type { Bill } from '../bill-report';

/** The values of a claim's form. */
export interface ClaimDraft {
  readonly payerCode: string;
  readonly remark?: string;
}

/** Claims a bill at its complete amount (FIN-04). */
export function useClaim({ billNo, amount }: Bill, onDone: () => void) {
  return useListWrite({
    call: ({ payerCode, remark = '' }: ClaimDraft, { saleInfo: { customerCode } }) => {
      const text = remark.trim();
      const body = { customerCode, billNo, payerCode, amount, ...(text && { remark: text }) };
      return quietApi.call(submitBillClaim, { body });
    },
    lists: [queryBillClaims, queryAcceptanceBills],
    message: () => `票据 ${billNo} 已提交认领，等待审核`,
    onDone,
  });
}
