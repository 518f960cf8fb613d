import { eventWorkNotice, withSource } from '@dealer-portal/rules/input';
import { submitEventWork } from '@dealer-portal/sdk/operations';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';

/** What a user reports. */
export interface Ticket {
  readonly type: string;
  readonly content: string;
  readonly phone: string;
  readonly orderNo?: string;
}

/**
 * Submits a ticket in the name of the signed-in user; without submitter information it refuses (SERV-01, VALID-04).
 * @returns whether it was submitted
 */
export function useSubmitTicket(): (ticket: Ticket) => Promise<boolean> {
  const { user, saleInfo } = useAccount();
  const [roleCode] = Object.keys(user.roles ?? {});
  return async ({ type, content, phone, orderNo }) => {
    const eventWorkCustomer = withSource({
      accountId: user.id,
      accountName: user.realName || user.userName,
      phone,
      customerCode: saleInfo.customerCode,
      customerName: saleInfo.customerName,
      ...(roleCode ? { roleCode } : {}),
    });
    const refusal = eventWorkNotice({ eventWorkCustomer });
    if (refusal) {
      notify(refusal.level, refusal.text);
      return false;
    }
    const body = { type, content, eventWorkCustomer, ...(orderNo ? { orderNo } : {}) };
    const result = await api.call(submitEventWork, { body });
    if (result.ok) notify('success', `已提交，工单号 ${result.data.workNo}，可在“评价与查询”中查看处理进度`);
    return result.ok;
  };
}
