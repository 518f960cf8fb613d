import { demandStatusName } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { StatusTag } from '#ui/status-tag';
import { demandTone } from './demand-states';
import { demandStatusesQuery } from './queries';

/** Names the states of demands by the server's dictionary; until it is there, by the portal's own lookup (BIG-01). */
export function useDemandStatusName(): (status: string) => string {
  const dictionary = useQuery(demandStatusesQuery(useAccount())).data;
  return (status) => demandStatusName(status, dictionary);
}

/** The state of a demand as a coloured word. */
export function DemandStatus({ status }: { readonly status: string }) {
  const nameOf = useDemandStatusName();
  return <StatusTag tone={demandTone(status)}>{nameOf(status)}</StatusTag>;
}
