import type { FacetCategory } from '@dealer-portal/rules/goods';
import { readSearch, type SearchReading } from '@dealer-portal/rules/spoken-search';
import { loadPinyin } from '#ui/choice/pinyin';

/** The ways to search for what was typed, the nearest first; the words of the trade and pinyin come when a search has found nothing. */
export async function readingsOf(
  keyword: string,
  categories: readonly FacetCategory[],
): Promise<readonly SearchReading[]> {
  const { isWhole } = await loadPinyin();
  return readSearch(keyword, { categories, isPinyinOf: isWhole });
}
