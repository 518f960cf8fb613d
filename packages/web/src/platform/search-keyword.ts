import { isText, isTexts, type Slot, slot } from './browser/storage';

/** The word that was searched last; the address carries only a time stamp that forces a refresh (SEARCH-01). */
export const storedKeyword = slot('session', 'keyword', isText);

/** The title of the top navigation that was chosen last; the result list opens on this tab (NAV-01). */
export const storedSearchTab = slot('session', 'searchTab', isText);

/** The keywords of a user, newest first (SEARCH-02). */
export function searchHistory(userId: string): Slot<readonly string[]> {
  return slot('local', `searchHistory:${userId}`, isTexts);
}
