import { cashPayer } from '@dealer-portal/rules/home';
import { floatingBar } from '@dealer-portal/rules/menu';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { payerBalancesQuery } from '../goods/account-queries';

/** Whether the account may see balances: where the floating bar has them on an ordinary page (FLOAT-02, FLOAT-03). */
export function useSeesBalance(): boolean {
  const { facts } = usePermissions();
  return floatingBar({ ...facts, pathname: '/' }).some(({ id }) => id === 'balance');
}

/**
 * The balance that cash orders are paid from; undefined where it may not be seen and while it is not known.
 * @param isWanted it is asked for after what it explains
 */
export function useCash(isWanted: boolean): number | undefined {
  const isSeen = useSeesBalance();
  const payers = useQuery({ ...payerBalancesQuery(useAccount()), enabled: isWanted && isSeen });
  return payers.data && cashPayer(payers.data)?.balance;
}
