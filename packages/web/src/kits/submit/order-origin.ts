import { type OrderSource, orderSource } from '@dealer-portal/rules/order-source';
import { isEmbedded } from '#platform/embedding';
import { useAccount } from '#platform/session/account';

/**
 * The origin of every order of this account: the office app with the account, or a PC (ROLE-01, EMBED-01).
 * Assumption: the app that embeds the portal is H_WORK, known by either sign.
 */
export function useOrderOrigin(): OrderSource {
  const { accountCode } = useAccount();
  return orderSource(isEmbedded() ? accountCode : undefined);
}
