import { STALE_MS } from '@dealer-portal/rules/page';
import {
  ApiError,
  type Client,
  type Failure,
  type Operation,
  type OperationId,
  type Ops,
  type ReadOperation,
} from '@dealer-portal/sdk';
import {
  type OperationQuery,
  operationKey,
  operationQuery,
  type QueryArguments,
} from '@dealer-portal/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { isRecord } from '../browser/storage';
import { asideApi, calmApi, quietApi } from './api';
import { refreshBalances, whenMoneyMoves } from './balances';

/** The portal's cache: stale after ten minutes, no retry, no refetch on focus or reconnect (CACHE-01). Balances are older than what moved them. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: false,
        // Without a network a call fails at once and says so; it is not kept back and sent later without a press.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  whenMoneyMoves(() => void refreshBalances(client));
  return client;
}

/** The first page of a list that is read completely: no page of the portal asks more rows at once (MISC-01). */
export const ALL_ROWS = { pageNum: 1, pageSize: 100 } as const;

/**
 * The first page of a list in which something that got no answer is looked for: it is read back from there, newest rows
 * first, until they are older than that (`readBack`, `newestMovements`).
 */
export const NEWEST_ROWS = { pageNum: 1, pageSize: 100 } as const;

/** The two codes that decide what a user sees; every key of account data carries both. */
export interface AccountScope {
  readonly saletoCode: string;
  readonly sendtoCode: string;
}

/** Query options for an operation whose answer belongs to an account; while the input is missing nothing is fetched. */
export function accountQuery<K extends OperationId>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'] | undefined,
  scope: AccountScope,
): OperationQuery<Ops[K]['data']> {
  return queryBy(quietApi, [operation, input, scope]);
}

/** The same for what only decorates a page, or checks a permission: see `asideApi` (HTTP-08). */
export function asideQuery<K extends OperationId>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'] | undefined,
  scope: AccountScope,
): OperationQuery<Ops[K]['data']> {
  return queryBy(asideApi, [operation, input, scope]);
}

/** The same for what the portal asks again by itself: see `calmApi`. */
export function calmQuery<K extends OperationId>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'] | undefined,
  scope: AccountScope,
): OperationQuery<Ops[K]['data']> {
  return queryBy(calmApi, [operation, input, scope]);
}

type Question<K extends OperationId> = readonly [
  operation: ReadOperation<K>,
  input: Ops[K]['input'] | undefined,
  scope: AccountScope,
];

function queryBy<K extends OperationId>(
  client: Client,
  [operation, input, { saletoCode, sendtoCode }]: Question<K>,
): OperationQuery<Ops[K]['data']> {
  // Whether an operation needs input cannot be seen from a type parameter; input and scope fit every one.
  const rest = [input, [saletoCode, sendtoCode]] as unknown as QueryArguments<K>;
  return { ...operationQuery(client, operation, ...rest), retry: never };
}

/**
 * No call is tried again by itself (CACHE-01). Said in each query: the rule of an operation asks the settings of the client
 * that its own call has noted, and a query that wraps the call in another one notes none.
 */
const never = () => false;

/** Asks the shown calls of some operations again, and the others when they are next shown. */
export async function invalidateCalls(
  queryClient: QueryClient,
  operations: readonly Operation<OperationId>[],
): Promise<void> {
  await Promise.all(
    operations.map((operation) => queryClient.invalidateQueries({ queryKey: operationKey(operation) })),
  );
}

/** The words of the server's no to a query: a state, and no failure; undefined for any other error. */
export function refusalOf(error: Error | null): string | undefined {
  return error instanceof ApiError && error.kind === 'business' ? error.msg : undefined;
}

/** Support is told so much of the words of a program. */
const MOST_WORDS = 300;

/** What the server said and the user does not read (HTTP-13). */
function unsaidWords({ kind, msg, body }: Failure): string {
  const said = kind === 'business' && isRecord(body) ? body['msg'] : undefined;
  return typeof said === 'string' && said !== msg ? said.slice(0, MOST_WORDS) : '';
}

/** An error of a query in words for the user, and details for support. */
export function describeError(error: Error): {
  message: string;
  details: string;
} {
  if (!(error instanceof ApiError)) return { message: '请稍后重试', details: error.message };
  const { operationId, code, status, failure } = error;
  const http = status > 0 ? `HTTP ${status}` : '';
  const parts = [operationId, `code ${code}`, http, failure.requestId ?? '', unsaidWords(failure)];
  return {
    message: error.msg,
    details: parts.filter((part) => part !== '').join(' · '),
  };
}
