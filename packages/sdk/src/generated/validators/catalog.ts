// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isCategory, schemaOfCategory } from './components';

function isListCategoriesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isCategory));
}

/** Checks the data of `listCategories`. */
export const listCategoriesData: Check<Ops['listCategories']['data']> = { operationId: 'listCategories', part: 'data', is: isListCategoriesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfCategory())) };

function isRecordCategoryAdClickInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['categoryCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['pictureUrl']), (typeof x === 'string' && x !== '')) &&
    ((x = v['msgPosition']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']) === undefined || typeof x === 'string');
}

function isRecordCategoryAdClickInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRecordCategoryAdClickInputBody(x));
}

/** Checks the input of `recordCategoryAdClick`. */
export const recordCategoryAdClickInput: Check<Ops['recordCategoryAdClick']['input']> = { operationId: 'recordCategoryAdClick', part: 'input', is: isRecordCategoryAdClickInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "categoryCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "pictureUrl": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "msgPosition": z.optional(z.string()), "customerCode": z.optional(z.string()) }) })) };
