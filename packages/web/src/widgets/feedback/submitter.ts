import { withSource } from '@dealer-portal/rules/input';
import type { Input } from '@dealer-portal/sdk';
import type { submitEventWork } from '@dealer-portal/sdk/operations';
import { useAccount } from '#platform/session/account';
import type { CustomerCenter } from '#widgets/feedback/customer-center';

type Submitter = Input<typeof submitEventWork>['body']['eventWorkCustomer'];

/** The submitter of an event work: the signed-in user, for the customer and its centre (SEARCH-05, VALID-04). */
export function useSubmitter(): (phone: string, center?: CustomerCenter['center']) => Submitter {
  const { user, saleInfo } = useAccount();
  const [roleCode, role] = Object.entries(user.roles ?? {})[0] ?? [];
  return (phone, center) =>
    withSource({
      accountId: user.id,
      accountName: user.realName || user.userName,
      phone,
      customerCode: saleInfo.customerCode,
      customerName: saleInfo.customerName,
      ...(roleCode && role && { roleCode, role }),
      ...(center && { centerCode: center.centerCode, centerName: center.centerName }),
    });
}
