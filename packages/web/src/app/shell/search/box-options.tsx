import type { RecommendedWord, suggestionSource } from '@dealer-portal/rules/search';
import type { ReactNode } from 'react';

/** One line below the search box and what choosing it does. */
export type BoxOption = { readonly value: string; readonly label: ReactNode } & (
  | { readonly does: 'search'; readonly keyword: string }
  | { readonly does: 'click'; readonly word: RecommendedWord }
  | { readonly does: 'forget' }
);

interface OptionGroup {
  readonly label: string;
  readonly options: BoxOption[];
}

interface BoxFacts {
  readonly source: ReturnType<typeof suggestionSource>;
  readonly models: readonly string[];
  readonly history: readonly string[];
  readonly recommended: readonly RecommendedWord[];
}

const searching = (prefix: string, keyword: string): BoxOption => ({
  value: `${prefix}:${keyword}`,
  label: keyword,
  does: 'search',
  keyword,
});

/** What stands below the box: models while something is typed, else the history and the recommended words (SEARCH-01, SEARCH-03). */
export function boxOptions({ source, models, history, recommended }: BoxFacts): (BoxOption | OptionGroup)[] {
  if (source === 'models') return models.map((model) => searching('model', model));
  const past = history.map((word) => searching('history', word));
  const forget: BoxOption = { value: 'forget', label: <em>清空搜索历史</em>, does: 'forget' };
  const words = recommended.map((word): BoxOption => {
    return { value: `word:${word.id}`, label: word.recoWord, does: 'click', word };
  });
  return [
    ...(past.length > 0 ? [{ label: '搜索历史', options: [...past, forget] }] : []),
    ...(words.length > 0 ? [{ label: '推荐搜索', options: words }] : []),
  ];
}
