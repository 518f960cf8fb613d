import { useEffect } from 'react';
import type { Offer } from '#widgets/products/offer';
import { type BoxOption, searching } from './box-options';
import { Suggestion } from './suggestion';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  readonly text: string;
  readonly onLines: (lines: readonly BoxOption[] | undefined) => void;
}

/** Asks for the products that match the text, and hands their lines to the search box; draws nothing itself (SEARCH-01). */
export function Suggestions({ text, onLines }: SuggestionsProps) {
  const products = useSuggestions(text, { isWidened: true });
  useEffect(() => onLines(products?.map(lineOf)), [products, onLines]);
  return null;
}

function lineOf(offer: Offer): BoxOption {
  const { productModel } = offer.product;
  return { ...searching('model', productModel), label: <Suggestion offer={offer} /> };
}
