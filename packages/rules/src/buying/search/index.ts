export { addToHistory, readHistory } from './history';
export { KEYWORD_LIMIT, keywordRefusal, matchesKeyword, readKeyword } from './keyword';
export {
  type Clicker,
  DEFAULT_WORD_MS,
  defaultWordAt,
  isWordListStale,
  type RecommendedWord,
  recommendedClick,
  splitKeywords,
  WORD_LIST_MS,
  WORD_PAGE_SIZE,
  type WordClick,
} from './recommended-word';
export { type SearchRefusal, searchText } from './search-refusals';
export {
  NO_MATCH_TEXT,
  type SearchSubmit,
  searchSubmit,
  suggestionSource,
} from './submit';
