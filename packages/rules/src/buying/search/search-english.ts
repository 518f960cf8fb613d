import type { Sentences } from '../../base/refusal';
import type { SearchParams } from './search-refusals';

export const SEARCH_ENGLISH: Sentences<SearchParams> = {
  'search.tooLong': ({ limit, length }) =>
    `A keyword has ${limit} characters at most, and this has ${length}: shorten it`,
};
