import { type OrderSource, orderSource } from '@dealer-portal/rules/order-source';
import { isEmbedded } from './embedding';
import { useAccount } from './session/account';

/**
 * What every order of this account carries about its origin: the office app with the account, or a PC (ROLE-01, EMBED-01).
 * Assumption: the app that shows the portal inside of itself is H_WORK, however it made itself known.
 */
export function useOrderOrigin(): OrderSource {
  const { accountCode } = useAccount();
  return orderSource(isEmbedded() ? accountCode : undefined);
}
