// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { code, list, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listCategories`. */
export const listCategoriesData: Check<Ops['listCategories']['data']> = /* @__PURE__ */ checkOf('listCategories', 'data', () => list(answers.Category));

/** Checks the input of `recordCategoryAdClick`. */
export const recordCategoryAdClickInput: Check<Ops['recordCategoryAdClick']['input']> = /* @__PURE__ */ checkOf('recordCategoryAdClick', 'input', () => record({ body: record({ categoryCode: code, 'pictureUrl?': code, 'msgPosition?': text, 'customerCode?': text }) }));
