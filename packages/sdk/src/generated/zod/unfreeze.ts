// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, like, list, oneOf, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `submitUnfreezeApply`. */
export const submitUnfreezeApplyData: Schema<Ops['submitUnfreezeApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ unfreezeNo: code }));

/** The input of `submitUnfreezeApply`. */
export const submitUnfreezeApplyInput: Schema<Ops['submitUnfreezeApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, freezeType: all(text, oneOf("M", "J")), 'productGroupCode?': text, 'reason?': all(text, characters(1, 200)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'fileIds?': list(text) }) }));

/** The data of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsData: Schema<Ops['listUnsignedProductGroups']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productGroupCode: code, productGroupName: text, 'contractYear?': text, 'signFlag?': text })));

/** The input of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsInput: Schema<Ops['listUnsignedProductGroups']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `getUnfreezeFlags`. */
export const getUnfreezeFlagsData: Schema<Ops['getUnfreezeFlags']['data']> = /* @__PURE__ */ schemaOf(() => answers.FreezeFlags);

/** The input of `getUnfreezeFlags`. */
export const getUnfreezeFlagsInput: Schema<Ops['getUnfreezeFlags']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listUnfreezeApplies`. */
export const listUnfreezeAppliesData: Schema<Ops['listUnfreezeApplies']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.UnfreezeApply));

/** The input of `listUnfreezeApplies`. */
export const listUnfreezeAppliesInput: Schema<Ops['listUnfreezeApplies']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));
