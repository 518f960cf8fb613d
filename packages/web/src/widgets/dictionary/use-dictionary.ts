import { byAmount } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import type { Choice } from '#ui/input/plain-select';
import { type DictionaryCode, dictionaryQuery } from './queries';

/**
 * The choices of a field, by the server's dictionary in its order.
 * @param described the choices until the dictionary is there, and where it has none: the codes of the description
 */
export function useDictionary(typeCode: DictionaryCode, described: readonly Choice[]): readonly Choice[] {
  const { data = [] } = useQuery(dictionaryQuery(useAccount(), typeCode));
  if (data.length === 0) return described;
  return [...data]
    .sort((a, b) => byAmount(a.sort, b.sort))
    .map(({ code, name }) => ({ value: code, label: name }));
}
