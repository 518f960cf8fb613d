import { openCocOrderApproval } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

/** The values that open the approval of an order. */
export interface ApprovalDraft {
  readonly orderNo: string;
  readonly remark: string;
}

/** Opens the approval of an order (FIN-10a). */
export function openApproval({ orderNo, remark }: ApprovalDraft, { saleInfo: { customerCode } }: Account) {
  const text = remark.trim();
  return quietApi.call(openCocOrderApproval, {
    body: { customerCode, orderNo, ...(text !== '' && { remark: text }) },
  });
}
