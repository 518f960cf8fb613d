import type { Accepted, Slip } from '#kits/money-form/define-money-form';
import { href, type RouteName } from '#routes';
import type { TransferDraft } from './calls';

export const NO_TRANSFER: TransferDraft = {
  from: undefined,
  to: undefined,
  amount: '',
  remark: '',
  saleOrgCode: undefined,
  sonCustomerCode: undefined,
};

/** Everything of a transfer may be kept until it is sent. */
export const KEPT_FIELDS = ['from', 'to', 'amount', 'remark', 'saleOrgCode', 'sonCustomerCode'] as const;

/** The server's answer: an application that waits for approval. */
export function acceptedTransfer(
  answer: { readonly transferNo?: string | undefined } | undefined,
  { from }: Slip,
): Accepted {
  return {
    number: answer?.transferNo ?? '',
    title: '已提交，等待审批',
    text: `划转单已生成，审批通过后从 ${from?.code ?? ''} 扣款；审批之前可以在下面撤回。`,
  };
}

/** Where a transfer is found again: in its own list. */
export const transferRecords = (route: RouteName) => ({ to: href(route), label: '查看划转记录' });
