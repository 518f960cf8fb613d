import { priceRule } from '@dealer-portal/rules/price';
import { keywordRefusal, readKeyword } from '@dealer-portal/rules/search';
import { suggestProductModels } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useRested } from '#ui/drawing/use-rested';
import { type Offer, offersOf } from '#widgets/products/offer';
import { useOfferTerms } from '#widgets/products/use-offer-terms';
import { storedSearchTab } from '#widgets/shopping-tabs/search-keyword';

const NO_CODES: readonly string[] = [];

/**
 * The products whose model begins with or contains the typed text, undefined until they are known. Price and stock
 * follow in one call each when typing rests. While the history shows there is no call (SEARCH-01).
 */
export function useSuggestions(text: string): readonly Offer[] | undefined {
  const account = useAccount();
  const keyword = useDeferredValue(readKeyword(text));
  const isAsked = keyword !== '' && keywordRefusal(keyword) === undefined;
  const input = isAsked ? { query: { keyword } } : undefined;
  const { data } = useQuery(asideQuery(suggestProductModels, input, account));
  const rested = useRested(data?.map(({ productCode }) => productCode).join(' ') ?? '');
  const codes = useMemo(() => (rested === '' ? NO_CODES : rested.split(' ')), [rested]);
  const { terms } = useOfferTerms(codes, priceRule(storedSearchTab.read()));
  return useMemo(() => {
    if (!isAsked) return undefined;
    const products = data?.map((model) => ({ productName: '', categoryCode: '', ...model }));
    return products && offersOf(products, terms);
  }, [isAsked, data, terms]);
}
