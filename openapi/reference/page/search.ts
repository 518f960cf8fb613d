/** Which operations a search shows. */

/** What of an operation is searched, in lower case: its id, path, tag, Chinese name and English sentence. */
export function searchedText(parts: readonly string[]): string {
  return parts.join('\n').toLowerCase();
}

/** Whether a text has all words of a query. */
export function hasAllWords(text: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
