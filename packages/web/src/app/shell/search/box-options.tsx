import type { ViewedProduct } from '@dealer-portal/rules/choosing';
import { NO_MATCH_TEXT, type RecommendedWord, type suggestionSource } from '@dealer-portal/rules/search';
import type { ReactNode } from 'react';
import './search.css';

/** One line below the search box and what choosing it does. */
export type BoxOption = { readonly value: string; readonly label: ReactNode } & (
  | { readonly does: 'search'; readonly keyword: string }
  | { readonly does: 'click'; readonly word: RecommendedWord }
  | { readonly does: 'forget'; readonly 'aria-label': string }
  | { readonly does: 'open'; readonly productCode: string }
  | { readonly does: 'nothing'; readonly disabled: true; readonly className: string }
);

interface BoxFacts {
  readonly source: ReturnType<typeof suggestionSource>;
  /** A line for each product that matches what was typed; undefined while they are on their way, or could not be loaded. */
  readonly products: readonly BoxOption[] | undefined;
  readonly history: readonly string[];
  /** The products that were looked at last. */
  readonly viewed: readonly ViewedProduct[];
  readonly recommended: readonly RecommendedWord[];
}

/** A line that searches for a word. */
export const searching = (prefix: string, keyword: string): BoxOption => ({
  value: `${prefix}:${keyword}`,
  label: keyword,
  does: 'search',
  keyword,
});

/** A line that opens a product that was looked at. */
const viewing = ({ productCode, productModel, productName }: ViewedProduct): BoxOption => ({
  value: `viewed:${productCode}`,
  label: (
    <>
      {productModel} <span className="secondary">{productName}</span>
    </>
  ),
  does: 'open',
  productCode,
});

/** A line of text that cannot be chosen. The library's own groups would be list entries without a role. */
const telling = (text: string): BoxOption => ({
  value: `text:${text}`,
  label: text,
  does: 'nothing',
  disabled: true,
  className: 'search-text',
});

const FORGET: BoxOption = {
  value: 'forget',
  label: <em>清空搜索历史</em>,
  'aria-label': '清空搜索历史',
  does: 'forget',
};

/** A recommended word with what it means. */
function Word({ word: { recoWord, attributeText } }: { readonly word: RecommendedWord }) {
  if (!attributeText) return recoWord;
  return (
    <>
      {recoWord} <span className="secondary">{attributeText.replace(':', '：')}</span>
    </>
  );
}

/**
 * The list below the box: products while something is typed, else the history and the recommended words (SEARCH-01,
 * SEARCH-03).
 */
export function boxOptions({
  source,
  products,
  history,
  viewed,
  recommended,
}: BoxFacts): readonly BoxOption[] {
  if (source === 'models') {
    if (products?.length === 0) return [telling(NO_MATCH_TEXT)];
    return products ?? [];
  }
  const past = history.map((word) => searching('history', word));
  const options = recommended.map((word): BoxOption => {
    return { value: `word:${word.id}`, label: <Word word={word} />, does: 'click', word };
  });
  const seen = viewed.map(viewing);
  return [
    ...(past.length > 0 ? [telling('搜索历史'), ...past, FORGET] : []),
    ...(seen.length > 0 ? [telling('最近看过'), ...seen] : []),
    ...(options.length > 0 ? [telling('推荐搜索'), ...options] : []),
  ];
}
