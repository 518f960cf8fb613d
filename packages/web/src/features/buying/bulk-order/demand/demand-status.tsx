import { demandStatusName } from '@dealer-portal/rules/messages';
import { DEMAND_STATES, toneOf } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { StatusTag } from '#ui/text/status-tag';
import { dictionaryQuery } from '#widgets/dictionary/queries';

/** Names the states of demands by the server's dictionary; until it is there, by the portal's own lookup (BIG-01). */
export function useDemandStatusName(): (status: string) => string {
  const dictionary = useQuery(dictionaryQuery(useAccount(), 'DEMAND_STATUS')).data;
  return (status) => demandStatusName(status, dictionary);
}

/** The state of a demand as a coloured word. */
export function DemandStatus({ status }: { readonly status: string }) {
  const nameOf = useDemandStatusName();
  return <StatusTag tone={toneOf(DEMAND_STATES, status)}>{nameOf(status)}</StatusTag>;
}
