import { isText, type Slot, slot } from './storage';

/** The word that was searched last; the address carries only a time stamp that forces a refresh (SEARCH-01). */
export const storedKeyword = slot('session', 'keyword', isText);

/** What a user searched for, newest first (SEARCH-02). */
export function searchHistory(userId: string): Slot<readonly string[]> {
  return slot('local', `searchHistory:${userId}`, isTexts);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
