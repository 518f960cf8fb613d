import { isRecord, isText, isTexts, type Slot, slot } from '#platform/browser/storage';

/** The word that was searched last; the address carries only a time stamp that forces a refresh (SEARCH-01). */
const storedKeyword = slot('session', 'keyword', isText);

/** The last words by the time stamps of their searches: the way back leads to an earlier one. */
const storedKeywords = slot('session', 'keywords', isRecord);

/** So many earlier searches are found by the way back. */
const SEARCHES = 20;

/** Keeps the word of a search under its time stamp (SEARCH-01). */
export function keepKeyword(stamp: string, keyword: string): void {
  const earlier = Object.entries(storedKeywords.read() ?? {}).slice(1 - SEARCHES);
  storedKeyword.write(keyword);
  storedKeywords.write(Object.fromEntries([...earlier, [stamp, keyword]]));
}

/** The word of a time stamp, else the last one (SEARCH-01). */
export function keywordOf(stamp: string): string | undefined {
  const keyword = storedKeywords.read()?.[stamp];
  return isText(keyword) ? keyword : storedKeyword.read();
}

/** The title of the top navigation that was chosen last; the result list opens on this tab (NAV-01). */
export const storedSearchTab = slot('session', 'searchTab', isText);

/** The keywords of a user, newest first (SEARCH-02). */
export function searchHistory(userId: string): Slot<readonly string[]> {
  return slot('local', `searchHistory:${userId}`, isTexts);
}
