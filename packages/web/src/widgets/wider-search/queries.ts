import type { SearchReading } from '@dealer-portal/rules/spoken-search';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryProducts } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AccountScope } from '#platform/calls/query';
import { categoriesQuery } from '#widgets/goods/account-queries';
import { asideProductsQuery, type ProductFilter } from '#widgets/products/queries';

/** A way to search that finds something. */
export interface WiderHit {
  readonly reading: SearchReading;
  readonly total: number;
  readonly products: readonly RecordOf<'queryProducts'>[];
}

/** What was typed, and the tab that it is searched under. */
interface Typed {
  readonly keyword: string;
  readonly searchTab?: string | undefined;
}

/** So many ways are asked at once; the next ones only when these find nothing. */
const AT_ONCE = 3;

/** So many products come with a way: the search box lists them. */
const SHOWN = 10;

/** The server's filter of a reading, under the tab of the search unless it names one. */
function readingFilter(
  {
    keyword,
    categoryCode,
    searchTab,
    attributeName,
    attributeValue,
    capacity,
    sort,
    ...facets
  }: SearchReading,
  tab: string | undefined,
): ProductFilter {
  const underTab = searchTab ?? tab;
  return {
    pageNum: 1,
    pageSize: SHOWN,
    ...(keyword && { keyword }),
    ...(categoryCode && { categoryCode }),
    ...(underTab && { searchTab: underTab }),
    ...(attributeName && { attributeName }),
    ...(attributeValue && { attributeValue }),
    ...(capacity && { capacity }),
    ...(sort && { sort }),
    ...(facets.price && { priceBand: facets.price }),
    ...(facets.isInStock && { isInStock: true }),
  };
}

/** The ways to search for what a person said that find something, the nearest first; for words that find nothing as they stand (SEARCH-01). */
export function widerSearchQuery(account: AccountScope, typed: Typed) {
  const { saletoCode, sendtoCode } = account;
  return queryOptions({
    queryKey: [...operationKey(queryProducts), 'wider', { saletoCode, sendtoCode, ...typed }],
    queryFn: ({ client }) => findWider(client, account, typed),
  });
}

const loadReadings = () => import('./readings');

async function findWider(
  client: QueryClient,
  account: AccountScope,
  { keyword, searchTab }: Typed,
): Promise<readonly WiderHit[]> {
  const [categories, { readingsOf }] = await Promise.all([
    client.fetchQuery(categoriesQuery(account)),
    loadReadings(),
  ]);
  const readings = await readingsOf(keyword, categories);
  for (let at = 0; at < readings.length; at += AT_ONCE) {
    const hits = await Promise.all(
      readings.slice(at, at + AT_ONCE).map(async (reading): Promise<WiderHit> => {
        const filter = readingFilter(reading, searchTab);
        const { total, records } = await client.fetchQuery(asideProductsQuery(account, filter));
        return { reading, total, products: records };
      }),
    );
    const found = hits.filter(({ total }) => total > 0);
    if (found.length > 0) return found;
  }
  return [];
}
