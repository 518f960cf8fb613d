import { isText, isTexts, type Slot, slot } from './storage';

/** The word that was searched last; the address carries only a time stamp that forces a refresh (SEARCH-01). */
export const storedKeyword = slot('session', 'keyword', isText);

/** What a user searched for, newest first (SEARCH-02). */
export function searchHistory(userId: string): Slot<readonly string[]> {
  return slot('local', `searchHistory:${userId}`, isTexts);
}
