// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, like, list, oneOf, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `submitUnfreezeApply`. */
export const submitUnfreezeApplyData: Check<Ops['submitUnfreezeApply']['data']> = /* @__PURE__ */ checkOf('submitUnfreezeApply', 'data', () => answer({ unfreezeNo: code }));

/** Checks the input of `submitUnfreezeApply`. */
export const submitUnfreezeApplyInput: Check<Ops['submitUnfreezeApply']['input']> = /* @__PURE__ */ checkOf('submitUnfreezeApply', 'input', () => record({ body: record({ customerCode: code, freezeType: all(text, oneOf("M", "J")), 'productGroupCode?': text, 'reason?': all(text, characters(1, 200)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'fileIds?': list(text) }) }));

/** Checks the data of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsData: Check<Ops['listUnsignedProductGroups']['data']> = /* @__PURE__ */ checkOf('listUnsignedProductGroups', 'data', () => list(answer({ productGroupCode: code, productGroupName: text, 'contractYear?': text, 'signFlag?': text })));

/** Checks the input of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsInput: Check<Ops['listUnsignedProductGroups']['input']> = /* @__PURE__ */ checkOf('listUnsignedProductGroups', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `getUnfreezeFlags`. */
export const getUnfreezeFlagsData: Check<Ops['getUnfreezeFlags']['data']> = /* @__PURE__ */ checkOf('getUnfreezeFlags', 'data', () => answers.FreezeFlags);

/** Checks the input of `getUnfreezeFlags`. */
export const getUnfreezeFlagsInput: Check<Ops['getUnfreezeFlags']['input']> = /* @__PURE__ */ checkOf('getUnfreezeFlags', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listUnfreezeApplies`. */
export const listUnfreezeAppliesData: Check<Ops['listUnfreezeApplies']['data']> = /* @__PURE__ */ checkOf('listUnfreezeApplies', 'data', () => list(answers.UnfreezeApply));

/** Checks the input of `listUnfreezeApplies`. */
export const listUnfreezeAppliesInput: Check<Ops['listUnfreezeApplies']['input']> = /* @__PURE__ */ checkOf('listUnfreezeApplies', 'input', () => record({ query: record({ customerCode: code }) }));
