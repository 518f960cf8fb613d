import { addressText, changeRefusal } from '@dealer-portal/rules/address-book';
import { useQueries } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { type Address, changeQuery } from './queries';

/** Why no change may be applied for, by ship-to, from the applications that the rows on the page show (1§4). */
export function useChangeable(rows: readonly Address[]): (sendtoCode: string) => string | undefined {
  const account = useAccount();
  const changes = useQueries({ queries: rows.map(({ addressCode }) => changeQuery(account, addressCode)) });
  const latest = new Map(rows.map(({ addressCode }, index) => [addressCode, changes[index]?.data]));
  return (sendtoCode) => addressText(changeRefusal(latest.get(sendtoCode)));
}
