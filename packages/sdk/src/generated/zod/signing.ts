// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, flag, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `superviseContract`. */
export const superviseContractData: Schema<Ops['superviseContract']['data']> = /* @__PURE__ */ schemaOf(() => answer({ url: text }));

/** The input of `superviseContract`. */
export const superviseContractInput: Schema<Ops['superviseContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ accountCode: all(text, characters(1)), companyName: all(text, characters(1)), bindingAccount: all(text, characters(1)), 'htCode?': text, 'menuId?': text }) }));

/** The data of `getFinanceContract`. */
export const getFinanceContractData: Schema<Ops['getFinanceContract']['data']> = /* @__PURE__ */ schemaOf(() => answers.SignContract);

/** The input of `getFinanceContract`. */
export const getFinanceContractInput: Schema<Ops['getFinanceContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ htCode: all(text, characters(1)), 'accountCode?': text }) }));

/** The data of `signFinanceContract`. */
export const signFinanceContractData: Schema<Ops['signFinanceContract']['data']> = /* @__PURE__ */ schemaOf(() => answer({ url: text }));

/** The input of `signFinanceContract`. */
export const signFinanceContractInput: Schema<Ops['signFinanceContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ htCode: all(text, characters(1)), accountCode: all(text, characters(1)), 'companyName?': text, 'bindingAccount?': text, 'contractType?': text }) }));

/** The input of `unbindSigningAccount`. */
export const unbindSigningAccountInput: Schema<Ops['unbindSigningAccount']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ accountCode: all(text, characters(1)), 'bindingAccount?': text, 'companyName?': text }) }));

/** The data of `getSigningTips`. */
export const getSigningTipsData: Schema<Ops['getSigningTips']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isTips: flag, 'type?': text, 'tipContent?': text }));

/** The input of `getSigningTips`. */
export const getSigningTipsInput: Schema<Ops['getSigningTips']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: all(text, characters(1)) }) }));

/** The input of `closeSigningTips`. */
export const closeSigningTipsInput: Schema<Ops['closeSigningTips']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ type: all(text, characters(1)), customerCode: all(text, characters(1)) }) }));

/** The data of `checkUnsignedContract`. */
export const checkUnsignedContractData: Schema<Ops['checkUnsignedContract']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkUnsignedContract`. */
export const checkUnsignedContractInput: Schema<Ops['checkUnsignedContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: all(text, characters(1)), docType: all(text, characters(1)) }) }));
