import type { OperationQuery } from '@dealer-portal/sdk/query';

/** Panels that draw in one moment ask together: so long a question waits for others, in milliseconds. */
const TOGETHER_MS = 20;

/** The most codes of one call, as the description has it. */
const MOST_CODES = 100;

type Coded = { readonly productCode: string };

interface Round<Row> {
  readonly codes: Set<string>;
  readonly answer: Promise<Row[]>;
}

/** The rounds that still wait, by operation and account. */
const rounds = new Map<string, Round<Coded>>();

/**
 * A query of product codes that shares its call with those that are asked in the same moment: each has the rows of its
 * own codes.
 * @param query the query of any codes
 */
export function askedTogether<Row extends Coded>(
  codes: readonly string[],
  query: (codes: readonly string[]) => OperationQuery<Row[]>,
) {
  const own = query(codes);
  const { queryKey, queryFn } = own;
  if (typeof queryFn !== 'function') return own;
  const ask = (all: readonly string[], context: Parameters<typeof queryFn>[0]) => {
    const whole = query(all).queryFn;
    // A panel that goes ends no call that others wait for: its own signal is not even read.
    const { client, meta, queryKey: key } = context;
    const { signal } = new AbortController();
    return typeof whole === 'function' ? whole({ client, meta, queryKey: key, signal }) : [];
  };
  const [operation, , scope] = queryKey;
  const name = JSON.stringify([operation, scope]);
  return {
    ...own,
    queryFn: async (context: Parameters<typeof queryFn>[0]) => {
      const rows = await join<Row>(name, codes, async (all) => ask(all, context));
      const wanted = new Set(codes);
      return rows.filter(({ productCode }) => wanted.has(productCode));
    },
  };
}

function join<Row extends Coded>(
  name: string,
  codes: readonly string[],
  ask: (codes: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  // A round of a name has the rows of its operation.
  const open = rounds.get(name) as Round<Row> | undefined;
  const isRoom = open && new Set([...open.codes, ...codes]).size <= MOST_CODES;
  const round = isRoom ? open : begin(name, ask);
  for (const code of codes) round.codes.add(code);
  return round.answer;
}

function begin<Row extends Coded>(
  name: string,
  ask: (codes: readonly string[]) => Promise<Row[]>,
): Round<Row> {
  const codes = new Set<string>();
  const wait = new Promise((resolve) => window.setTimeout(resolve, TOGETHER_MS));
  const answer = wait.then(() => {
    if (rounds.get(name) === round) rounds.delete(name);
    return ask([...codes]);
  });
  const round = { codes, answer };
  rounds.set(name, round);
  return round;
}
