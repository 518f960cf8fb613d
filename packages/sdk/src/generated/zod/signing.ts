// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { answer, code, flag, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `superviseContract`. */
export const superviseContractData: Schema<Ops['superviseContract']['data']> = /* @__PURE__ */ schemaOf(() => answer({ url: text }));

/** The input of `superviseContract`. */
export const superviseContractInput: Schema<Ops['superviseContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ accountCode: code, companyName: code, bindingAccount: code, 'htCode?': text, 'menuId?': text }) }));

/** The data of `getFinanceContract`. */
export const getFinanceContractData: Schema<Ops['getFinanceContract']['data']> = /* @__PURE__ */ schemaOf(() => answers.SignContract);

/** The input of `getFinanceContract`. */
export const getFinanceContractInput: Schema<Ops['getFinanceContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ htCode: code, 'accountCode?': text }) }));

/** The data of `signFinanceContract`. */
export const signFinanceContractData: Schema<Ops['signFinanceContract']['data']> = /* @__PURE__ */ schemaOf(() => answer({ url: text }));

/** The input of `signFinanceContract`. */
export const signFinanceContractInput: Schema<Ops['signFinanceContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ htCode: code, accountCode: code, 'companyName?': text, 'bindingAccount?': text, 'contractType?': text }) }));

/** The input of `unbindSigningAccount`. */
export const unbindSigningAccountInput: Schema<Ops['unbindSigningAccount']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ accountCode: code, 'bindingAccount?': text, 'companyName?': text }) }));

/** The data of `getSigningTips`. */
export const getSigningTipsData: Schema<Ops['getSigningTips']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isTips: flag, 'type?': text, 'tipContent?': text }));

/** The input of `getSigningTips`. */
export const getSigningTipsInput: Schema<Ops['getSigningTips']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code }) }));

/** The input of `closeSigningTips`. */
export const closeSigningTipsInput: Schema<Ops['closeSigningTips']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ type: code, customerCode: code }) }));

/** The data of `checkUnsignedContract`. */
export const checkUnsignedContractData: Schema<Ops['checkUnsignedContract']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkUnsignedContract`. */
export const checkUnsignedContractInput: Schema<Ops['checkUnsignedContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code, docType: code }) }));
