import { superviseContract } from '@dealer-portal/sdk/operations';
import { openWaitingWindow } from '#platform/browser/open-window';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';

/**
 * Opens the window of an internal system, signed in by a one-time address (SIDE-05: items 901 and 902).
 * Assumption: the number of the item names the system to the call.
 */
export function useSignOn(): (menuId: string) => Promise<void> {
  const { user, saleInfo, accountCode } = useAccount();
  return async (menuId) => {
    const waiting = openWaitingWindow();
    const body = {
      accountCode,
      companyName: saleInfo.customerName,
      bindingAccount: user.phoneNumber ?? accountCode,
      menuId,
    };
    const result = await api.call(superviseContract, { body });
    if (result.ok) waiting.goTo(result.data.url);
    else waiting.close();
  };
}
