export {
  MOST_READINGS,
  readSearch,
  type SearchReading,
  type SearchVocabulary,
  type SpokenCategory,
} from './read-search';
