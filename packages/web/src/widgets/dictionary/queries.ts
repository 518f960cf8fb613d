import { queryDictionary } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** The dictionaries that the portal asks for. Assumption: their codes. */
export type DictionaryCode = 'DEMAND_STATUS' | 'REJECT_REASON' | 'RETURN_REASON' | 'EVENT_TYPE';

/** The entries of one dictionary. */
export function dictionaryQuery(account: AccountScope, typeCode: DictionaryCode) {
  return asideQuery(queryDictionary, { query: { typeCode } }, account);
}
