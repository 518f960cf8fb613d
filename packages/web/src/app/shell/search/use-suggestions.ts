import { searchTab } from '@dealer-portal/rules/category';
import { priceRule } from '@dealer-portal/rules/price';
import { keywordRefusal, readKeyword } from '@dealer-portal/rules/search';
import { suggestProductModels } from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useRested } from '#ui/drawing/use-rested';
import { type Offer, offersOf } from '#widgets/products/offer';
import { asideProductsQuery } from '#widgets/products/queries';
import { useOfferTerms } from '#widgets/products/use-offer-terms';
import { storedSearchTab } from '#widgets/shopping-tabs/search-keyword';
import { type WiderHit, widerSearchQuery } from '#widgets/wider-search/queries';

/** As many products as models are suggested. */
const SHOWN = 10;
const FIRST = { pageNum: 1, pageSize: SHOWN };

const NO_CODES: readonly string[] = [];
const NO_PRODUCTS: WiderHit['products'] = [];

interface SuggestionOptions {
  /** A text that no model holds is searched in other ways, under the tab that Enter would search it. */
  readonly isWidened?: boolean;
}

/**
 * The products whose model begins with or contains the typed text; undefined until they are known. Price and stock
 * follow in one call each when typing rests. While the history shows there is no call (SEARCH-01).
 */
export function useSuggestions(
  text: string,
  { isWidened = false }: SuggestionOptions = {},
): readonly Offer[] | undefined {
  const account = useAccount();
  const keyword = useDeferredValue(readKeyword(text));
  const isAsked = keyword !== '' && keywordRefusal(keyword) === undefined;
  const rest = useRested(keyword);
  const tab = storedSearchTab.read();
  // Models are suggested from all goods: under a tab its own goods are asked for, as the search will.
  const under = isWidened ? searchTab(tab ?? '') : undefined;
  const input = isAsked && under === undefined ? { query: { keyword } } : undefined;
  const { data: suggested } = useQuery(asideQuery(suggestProductModels, input, account));
  const { data: listed } = useQuery({
    ...asideProductsQuery(account, { keyword, searchTab: under ?? '', ...FIRST }),
    enabled: isAsked && under !== undefined && rest === keyword,
  });
  const models = under === undefined ? suggested : listed?.records;
  const isNothing = isWidened && isAsked && models?.length === 0;
  const wider = useQuery({
    ...widerSearchQuery(account, { keyword, searchTab: under }),
    enabled: isNothing && rest === keyword,
  });
  const data = isNothing ? widened(wider) : models;
  const rested = useRested(data?.map(({ productCode }) => productCode).join(' ') ?? '');
  const codes = useMemo(() => (rested === '' ? NO_CODES : rested.split(' ')), [rested]);
  const { terms } = useOfferTerms(codes, priceRule(tab));
  return useMemo(() => {
    if (!isAsked) return undefined;
    const products = data?.map((model) => ({ productName: '', categoryCode: '', ...model }));
    return products && offersOf(products, terms);
  }, [isAsked, data, terms]);
}

/** The products of the nearest other way to search; none where it could not be asked, undefined until it was. */
function widened({ data, isError }: UseQueryResult<readonly WiderHit[]>) {
  if (isError) return NO_PRODUCTS;
  return data && (data[0]?.products ?? NO_PRODUCTS);
}
