/** Checks what the search box and the category menu are made of (SEARCH-03, CAT-01, CAT-02). */
import * as z from 'zod/mini';
import type { Category } from '../category';
import type { RecommendedWord } from '../search';
import { type Parsed, parser } from './parsed';
import { code, listOf, maybeCode, maybeFlag, maybeText, objectOf, text } from './wire-fields';

const word = objectOf({
  id: z.union([z.string(), z.number()], '应为文字或数字'),
  recoWord: text,
  openWay: maybeCode,
  url: maybeText,
  searchSeat: maybeCode,
});

const tag = objectOf({ title: maybeText, attributeName: maybeText, attributeValue: maybeText });

const image = objectOf({
  pictureUrl: maybeText,
  categoryCode: maybeText,
  msgPosition: maybeCode,
  redirectionMethod: maybeCode,
  rediretionContent: maybeText,
  deleteFlag: maybeFlag,
});

const category: z.ZodMiniType<Category> = objectOf({
  code,
  title: maybeText,
  subCats: z.nullish(listOf(z.lazy(() => category))),
  keyword: z.nullish(listOf(tag)),
  images: z.nullish(listOf(image)),
  stockTypes: z.nullish(z.union([z.string(), z.array(z.string())], '应为文字或文字列表')),
  deleteFlag: maybeFlag,
});

/** The recommended words, or which field of which one is wrong (SEARCH-03, 1§3). */
export const parseRecommendedWords: (value: unknown) => Parsed<readonly RecommendedWord[]> = parser(
  listOf(word),
);

/** The category tree, or which field of which category is wrong (CAT-01, CAT-02, 1§3). */
export const parseCategories: (value: unknown) => Parsed<readonly Category[]> = parser(listOf(category));
