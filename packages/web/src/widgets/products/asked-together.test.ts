import type { OperationQuery } from '@dealer-portal/sdk/query';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askedTogether } from './asked-together';

type Row = { readonly productCode: string; readonly price: number };

/** A client of a server that has a price for every code, and the calls that it got. */
function priceServer(account = 'A') {
  const calls: (readonly string[])[] = [];
  const query = (codes: readonly string[]) =>
    ({
      queryKey: ['listPrices', { codes }, [account]],
      queryFn: async () => {
        calls.push(codes);
        return codes.map((productCode) => ({ productCode, price: productCode.length }));
      },
      retry: false,
    }) as unknown as OperationQuery<Row[]>;
  return { calls, query };
}

const client = new QueryClient();
const codesOf = (rows: readonly Row[] | null) => rows?.map(({ productCode }) => productCode);

it('HOME the panels of one moment ask for their prices by one call, and each has its own', async () => {
  const { calls, query } = priceServer();
  const [special, usual] = await Promise.all([
    client.fetchQuery(askedTogether(['P1', 'P2'], query)),
    client.fetchQuery(askedTogether(['P2', 'P3'], query)),
  ]);
  expect(calls).toEqual([['P1', 'P2', 'P3']]);
  expect([codesOf(special), codesOf(usual)]).toEqual([
    ['P1', 'P2'],
    ['P2', 'P3'],
  ]);
});

it('MISC-01 no call has more codes than the server takes', async () => {
  const { calls, query } = priceServer('many');
  const codes = (from: number, count: number) => Array.from({ length: count }, (_, at) => `P${from + at}`);
  await Promise.all([
    client.fetchQuery(askedTogether(codes(0, 80), query)),
    client.fetchQuery(askedTogether(codes(70, 40), query)),
    client.fetchQuery(askedTogether(codes(70, 30), query)),
  ]);
  expect(calls.map(({ length }) => length)).toEqual([80, 40]);
});

it('AUTH-05 the products of another account are another call, and a later question is a new one', async () => {
  const own = priceServer('own');
  const other = priceServer('other');
  await Promise.all([
    client.fetchQuery(askedTogether(['P1'], own.query)),
    client.fetchQuery(askedTogether(['P1'], other.query)),
  ]);
  await client.fetchQuery(askedTogether(['P2'], own.query));
  expect([own.calls, other.calls]).toEqual([[['P1'], ['P2']], [['P1']]]);
});

it('HTTP-08 a call that fails fails for all who asked with it', async () => {
  const fail = ((codes: readonly string[]) => ({
    queryKey: ['listPrices', { codes }, ['failing']],
    queryFn: () => Promise.reject(new Error('HTTP 503')),
    retry: false,
  })) as unknown as (codes: readonly string[]) => OperationQuery<Row[]>;
  const lost = [['P1'], ['P2']].map((codes) => client.fetchQuery(askedTogether(codes, fail)));
  const results = await Promise.allSettled(lost);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
