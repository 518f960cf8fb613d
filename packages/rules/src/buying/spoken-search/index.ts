export { MOST_READINGS, readSearch, type SearchReading } from './read-search';
export type { SearchVocabulary } from './understand';
