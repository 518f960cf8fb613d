// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { code, list, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listCategories`. */
export const listCategoriesData: Schema<Ops['listCategories']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Category));

/** The input of `recordCategoryAdClick`. */
export const recordCategoryAdClickInput: Schema<Ops['recordCategoryAdClick']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ categoryCode: code, 'pictureUrl?': code, 'msgPosition?': text, 'customerCode?': text }) }));
