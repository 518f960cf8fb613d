/**
 * Prices and stock are facts of a product: a list asks for those that no list of the last minute has told, and lists that
 * are drawn in one moment ask by one call.
 */
import type { OperationKey, OperationQuery } from '@dealer-portal/sdk/query';
import {
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { isRecord, isText } from '#platform/browser/storage';

/** So long a question waits for those of other lists, in milliseconds. */
const TOGETHER_MS = 20;

/** The most codes of one call, as the description has it. */
const MOST_CODES = 100;

/** So old a fact may be that another list or page takes over, in milliseconds. */
export const YOUNG_MS = 60_000;

interface Coded {
  readonly productCode: string;
}

const isCoded = (row: unknown): row is Coded => isRecord(row) && isText(row['productCode']);

type Asked = (codes: readonly string[]) => Promise<readonly Coded[]>;

/** A call that is about to leave. */
interface Round {
  readonly codes: Set<string>;
  readonly answer: Promise<readonly Coded[]>;
}

/** Those that still take codes, by operation and account. */
const rounds = new Map<string, Round>();

/** When the server told a row, in milliseconds since the epoch. */
const toldAt = new WeakMap<Coded, number>();

/**
 * A query of the rows of some product codes, without those that another list of the account was told in the last minute.
 * What is asked again (after a failure, after a write, by a retry) is asked whole.
 * @param query the query of any codes
 */
export function askedTogether<Row extends Coded>(
  codes: readonly string[],
  query: (codes: readonly string[]) => OperationQuery<Row[]>,
) {
  const own = query(codes);
  const { queryKey, queryFn } = own;
  if (typeof queryFn !== 'function') return own;
  const [operationId, , scope] = queryKey;
  return {
    ...own,
    structuralSharing: sharedRows,
    queryFn: async ({ client, meta }: QueryFunctionContext<OperationKey>) => {
      const ask: Asked = async (all) => {
        const whole = query(all);
        // A list that goes ends no call that others wait for.
        const { signal } = new AbortController();
        const told = typeof whole.queryFn === 'function' && whole.queryFn({ client, meta, signal, queryKey });
        return (await told) || [];
      };
      const state = client.getQueryState(queryKey);
      const isAgain = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0) > 0;
      const known = isAgain ? new Map<string, Coded>() : youngRows(client, operationId, scope);
      const missing = codes.filter((code) => !known.has(code));
      const told = missing.length > 0 ? await join(hashKey([operationId, scope]), missing, ask) : [];
      for (const row of told) known.set(row.productCode, row);
      // Rows of the same operation.
      return codes.flatMap((code) => known.get(code) ?? []) as Row[];
    },
  };
}

/** The rows as the cache keeps them, which shares what is equal with those before: they were told when the new ones were. */
function sharedRows(before: unknown, now: unknown): unknown {
  const shared = replaceEqualDeep(before, now);
  const told = codedRows(now);
  codedRows(shared).forEach((row, at) => {
    toldAt.set(row, timeOf(told[at]));
  });
  return shared;
}

const codedRows = (data: unknown): readonly Coded[] => (Array.isArray(data) ? data.filter(isCoded) : []);

const timeOf = (row: Coded | undefined): number => (row && toldAt.get(row)) ?? 0;

/** The answers of an operation for an account that nothing has made doubtful since. */
export function answersOf(client: QueryClient, operationId: string, scope: unknown) {
  const ofScope = hashKey([scope]);
  return client
    .getQueryCache()
    .findAll({ queryKey: [operationId] })
    .filter(({ queryKey, state }) => !state.isInvalidated && hashKey([queryKey[2]]) === ofScope);
}

/** What the lists of an account were told last in the last minute. */
function youngRows(client: QueryClient, operationId: string, scope: unknown): Map<string, Coded> {
  const since = Date.now() - YOUNG_MS;
  const lists = answersOf(client, operationId, scope);
  const young = lists.flatMap(({ state }) => codedRows(state.data)).filter((row) => timeOf(row) >= since);
  const byTime = young.sort((left, right) => timeOf(left) - timeOf(right));
  return new Map(byTime.map((row) => [row.productCode, row]));
}

function join(name: string, codes: readonly string[], ask: Asked): Promise<readonly Coded[]> {
  const open = rounds.get(name);
  const isRoom = open && new Set([...open.codes, ...codes]).size <= MOST_CODES;
  const round = isRoom ? open : begin(name, ask);
  for (const code of codes) round.codes.add(code);
  return round.answer;
}

function begin(name: string, ask: Asked): Round {
  const codes = new Set<string>();
  const others = new Promise((resolve) => window.setTimeout(resolve, TOGETHER_MS));
  const answer = others.then(async () => {
    if (rounds.get(name) === round) rounds.delete(name);
    const rows = (await ask([...codes])).filter(isCoded);
    const now = Date.now();
    for (const row of rows) toldAt.set(row, now);
    return rows;
  });
  const round = { codes, answer };
  rounds.set(name, round);
  return round;
}
