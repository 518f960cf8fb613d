import type { OperationQuery } from '@dealer-portal/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedTogether } from './asked-together';

interface Row {
  readonly productCode: string;
  readonly price: number;
}

/** A server that has a price for every code, and the calls that it got. */
function priceServer(account = 'A') {
  const calls: (readonly string[])[] = [];
  let price = 1;
  const query = (codes: readonly string[]) =>
    ({
      queryKey: ['listPrices', { codes }, [account]],
      queryFn: async () => {
        calls.push(codes);
        return codes.map((productCode) => ({ productCode, price }));
      },
      retry: false,
    }) as unknown as OperationQuery<Row[]>;
  const setPrice = (next: number) => {
    price = next;
  };
  return {
    calls,
    setPrice,
    raise: () => setPrice(price + 1),
    asked: (...codes: readonly string[]) => askedTogether(codes, query),
  };
}

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
});

const codesOf = (rows: readonly Row[] | null) => rows?.map(({ productCode }) => productCode);
const pricesOf = (rows: readonly Row[] | null) => rows?.map(({ price }) => price);

it('NAV-01 the lists of one moment ask for their prices by one call, and each has its own', async () => {
  const { calls, asked } = priceServer();
  const [special, usual] = await Promise.all([
    client.fetchQuery(asked('P1', 'P2')),
    client.fetchQuery(asked('P2', 'P3')),
  ]);
  expect(calls).toEqual([['P1', 'P2', 'P3']]);
  expect([codesOf(special), codesOf(usual)]).toEqual([
    ['P1', 'P2'],
    ['P2', 'P3'],
  ]);
});

it('NAV-01 a page asks for nothing that the page before was told in the last minute, and for all of it later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const { calls, raise, asked } = priceServer();
  await client.fetchQuery(asked('P1', 'P2'));
  raise();
  vi.setSystemTime(1_050_000);
  expect(pricesOf(await client.fetchQuery(asked('P2', 'P3')))).toEqual([1, 2]);
  // What was taken over is as old as it was: it is not young for a minute more.
  vi.setSystemTime(1_070_000);
  expect(pricesOf(await client.fetchQuery(asked('P2')))).toEqual([2]);
  expect(calls).toEqual([['P1', 'P2'], ['P3'], ['P2']]);
});

it('NAV-01 of what several lists were told of a product, the one told last counts, wherever it stands in the cache', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const { setPrice, asked } = priceServer();
  const [first, second] = [asked('P1', 'P2'), asked('P3', 'P1')];
  for (const list of [first, second]) await client.fetchQuery(list);
  // The third answer is the same as the one before of its list, whose rows the cache keeps.
  for (const [at, list, price] of [
    [1_010_000, first, 2],
    [1_015_000, second, 3],
    [1_020_000, first, 2],
    [1_025_000, first, 1],
  ] as const) {
    setPrice(price);
    vi.setSystemTime(at);
    await client.fetchQuery(list);
    expect(pricesOf(await client.fetchQuery(asked('P1', `P${at}`))), String(at)).toEqual([price, price]);
  }
});

it('CART-11 what a write made doubtful, and what is asked again, comes whole from the server', async () => {
  const { calls, raise, asked } = priceServer();
  await client.fetchQuery(asked('P1'));
  raise();
  await client.invalidateQueries({ queryKey: ['listPrices'] });
  expect(pricesOf(await client.fetchQuery(asked('P1', 'P2')))).toEqual([2, 2]);
  raise();
  await client.refetchQueries({ queryKey: ['listPrices'], type: 'all' });
  expect(pricesOf(await client.fetchQuery({ ...asked('P1', 'P2'), staleTime: 60_000 }))).toEqual([3, 3]);
  expect(calls.slice(0, 2)).toEqual([['P1'], ['P1', 'P2']]);
});

it('CART-11 a price that did not come is asked for again by the retry of its list, and by the next list', async () => {
  const calls: (readonly string[])[] = [];
  const query = (codes: readonly string[]) =>
    ({
      queryKey: ['listPrices', { codes }, ['A']],
      queryFn: async () => {
        calls.push(codes);
        if (calls.length === 1) throw new Error('HTTP 503');
        return codes.filter((code) => code !== 'P2').map((productCode) => ({ productCode, price: 1 }));
      },
      retry: false,
    }) as unknown as OperationQuery<Row[]>;
  const lost = await Promise.allSettled(
    [['P1'], ['P2']].map((codes) => client.fetchQuery(askedTogether(codes, query))),
  );
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(codesOf(await client.fetchQuery(askedTogether(['P1'], query)))).toEqual(['P1']);
  expect(codesOf(await client.fetchQuery(askedTogether(['P1', 'P2'], query)))).toEqual(['P1']);
  expect(calls).toEqual([['P1', 'P2'], ['P1'], ['P2']]);
});

it('MISC-01 no call has more codes than the server takes', async () => {
  const { calls, asked } = priceServer();
  const codes = (from: number, count: number) => Array.from({ length: count }, (_, at) => `P${from + at}`);
  await Promise.all([
    client.fetchQuery(asked(...codes(0, 80))),
    client.fetchQuery(asked(...codes(70, 40))),
    client.fetchQuery(asked(...codes(70, 30))),
  ]);
  expect(calls.map(({ length }) => length)).toEqual([80, 40]);
});

it('AUTH-05 another account takes nothing over', async () => {
  const own = priceServer('own');
  const other = priceServer('other');
  await Promise.all([client.fetchQuery(own.asked('P1')), client.fetchQuery(other.asked('P1'))]);
  await client.fetchQuery(other.asked('P1', 'P2'));
  expect([own.calls, other.calls]).toEqual([[['P1']], [['P1'], ['P2']]]);
});
