import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import type { Choice } from '#ui/input/plain-select';
import { groupsQuery } from './queries';

/** The product groups that a stock can be narrowed by; none while they are not known. */
export function useGroupChoices(): { readonly productGroupCode: readonly Choice[] } {
  const groups = useQuery(groupsQuery(useAccount())).data ?? [];
  return { productGroupCode: groups.map(({ code, title }) => ({ value: code, label: title })) };
}
