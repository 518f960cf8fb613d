/** Why a text is not searched: codes with their sentences (SEARCH-01). */
import { type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface SearchParams {
  readonly 'search.tooLong': { readonly limit: number; readonly length: number };
}

/** Why a text is not searched. */
export type SearchRefusal = RefusalOf<SearchParams>;

const CHINESE: Sentences<SearchParams> = {
  'search.tooLong': ({ limit, length }) => `关键词最多 ${limit} 个字，现在有 ${length} 个，请缩短后再搜索`,
};

/** The sentence of a refusal; undefined for none (SEARCH-01). */
export const searchText = /* @__PURE__ */ textOf(CHINESE);
