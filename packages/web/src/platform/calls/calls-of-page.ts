import type { OperationQuery } from '@dealer-portal/sdk/query';
import type { AccountFacts } from '../session/account-calls';

/** Sends a call whose answer then waits in the cache for who shows it. */
type Ask = <T>(query: OperationQuery<T>) => void;

/** Asks for what a page shows first, by its address, with the account of the last page load. */
export type CallsAhead = (ask: Ask, account: AccountFacts, address: URL) => void;
