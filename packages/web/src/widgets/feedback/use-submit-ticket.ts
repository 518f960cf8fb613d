import { eventWorkNotice, withSource } from '@dealer-portal/rules/input';
import { queryEventWorks, submitEventWork } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';

/** What a user reports. */
export interface Ticket {
  readonly type: string;
  readonly content: string;
  readonly phone: string;
  readonly orderNo?: string;
  readonly logisticsNo?: string;
  readonly model?: string;
}

/**
 * Submits a ticket in the name of the signed-in user; without submitter information it refuses (SERV-01, VALID-04).
 * @returns the number of the ticket; undefined when it was not submitted
 */
export function useSubmitTicket(): (ticket: Ticket) => Promise<string | undefined> {
  const { user, saleInfo } = useAccount();
  const queryClient = useQueryClient();
  const [roleCode, role] = Object.entries(user.roles ?? {})[0] ?? [];
  return async ({ phone, ...ticket }) => {
    const eventWorkCustomer = withSource({
      accountId: user.id,
      accountName: user.realName || user.userName,
      phone,
      customerCode: saleInfo.customerCode,
      customerName: saleInfo.customerName,
      ...(roleCode && role && { roleCode, role }),
    });
    const refusal = eventWorkNotice({ eventWorkCustomer });
    if (refusal) {
      notify(refusal.level, refusal.text);
      return undefined;
    }
    const filled = Object.entries(ticket).filter(([, value]) => value !== undefined && value !== '');
    // The entries are the ticket's own fields, those left empty dropped.
    const body = { ...(Object.fromEntries(filled) as Omit<Ticket, 'phone'>), eventWorkCustomer };
    const result = await api.call(submitEventWork, { body });
    if (!result.ok) return undefined;
    await queryClient.invalidateQueries({ queryKey: operationKey(queryEventWorks) });
    return result.data.workNo;
  };
}
