export {
  MOST_READINGS,
  readSearch,
  type SearchReading,
  type SearchVocabulary,
} from './read-search';
