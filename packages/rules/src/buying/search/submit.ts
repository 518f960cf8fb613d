import { pathSegments } from '../../base/pathname';
import { keywordRefusal, readKeyword } from './keyword';
import type { SearchRefusal } from './search-refusals';

/** The text of the result page when nothing matches (SEARCH-03). */
export const NO_MATCH_TEXT = '抱歉，没有找到数据';

/** Pages that search within themselves (SEARCH-01). */
const OWN_SEARCH: readonly string[] = ['traffic/list', 'specimen/list', 'transfer/list'];

/** The effect of submitting the search box (SEARCH-01). */
export type SearchSubmit =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: SearchRefusal }
  | { readonly kind: 'emit'; readonly keyword: string }
  | {
      readonly kind: 'results';
      readonly keyword: string;
      /** The value of the address's `keyword` parameter: a time stamp that forces a refresh. */
      readonly stamp: number;
    };

/** Where suggestions come from: the history while the box is empty, else the model search (SEARCH-01). */
export function suggestionSource(text: string): 'history' | 'models' {
  return text.trim() === '' ? 'history' : 'models';
}

/**
 * The effect of Enter, the button or a chosen suggestion on the page at `pathname`. Assumption: an empty box submits
 * its default word (SEARCH-01).
 */
export function searchSubmit(
  box: { readonly text: string; readonly defaultWord?: string | undefined },
  pathname: string,
  now: Date,
): SearchSubmit {
  const text = box.text.trim() || (box.defaultWord ?? '');
  const refusal = keywordRefusal(text);
  if (refusal) return { kind: 'refused', refusal };
  const keyword = readKeyword(text);
  if (keyword === '') return { kind: 'nothing' };
  if (OWN_SEARCH.includes(pathSegments(pathname).join('/'))) return { kind: 'emit', keyword };
  return { kind: 'results', keyword, stamp: now.getTime() };
}
