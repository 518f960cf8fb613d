import { demandStatusName } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { StatusTag } from '#ui/text/status-tag';
import { dictionaryQuery } from '#widgets/dictionary/queries';
import { demandTone } from './demand-states';

/** Names the states of demands by the server's dictionary; until it is there, by the portal's own lookup (BIG-01). */
export function useDemandStatusName(): (status: string) => string {
  const dictionary = useQuery(dictionaryQuery(useAccount(), 'DEMAND_STATUS')).data;
  return (status) => demandStatusName(status, dictionary);
}

/** The state of a demand as a coloured word. */
export function DemandStatus({ status }: { readonly status: string }) {
  const nameOf = useDemandStatusName();
  return <StatusTag tone={demandTone(status)}>{nameOf(status)}</StatusTag>;
}
