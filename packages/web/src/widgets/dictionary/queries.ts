import { queryDictionary } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** The dictionaries that the portal asks for. Assumption: their codes. */
export type DictionaryCode = 'DEMAND_STATUS' | 'REJECT_REASON' | 'RETURN_REASON' | 'EVENT_TYPE';

/** The entries of one dictionary. */
export function dictionaryQuery(account: AccountScope, typeCode: DictionaryCode) {
  return accountQuery(queryDictionary, { query: { typeCode } }, account);
}
