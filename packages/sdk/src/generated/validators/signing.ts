// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { answer, code, flag, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `superviseContract`. */
export const superviseContractData: Check<Ops['superviseContract']['data']> = /* @__PURE__ */ checkOf('superviseContract', 'data', () => answer({ url: text }));

/** Checks the input of `superviseContract`. */
export const superviseContractInput: Check<Ops['superviseContract']['input']> = /* @__PURE__ */ checkOf('superviseContract', 'input', () => record({ body: record({ accountCode: code, companyName: code, bindingAccount: code, 'htCode?': text, 'menuId?': text }) }));

/** Checks the data of `getFinanceContract`. */
export const getFinanceContractData: Check<Ops['getFinanceContract']['data']> = /* @__PURE__ */ checkOf('getFinanceContract', 'data', () => answers.SignContract);

/** Checks the input of `getFinanceContract`. */
export const getFinanceContractInput: Check<Ops['getFinanceContract']['input']> = /* @__PURE__ */ checkOf('getFinanceContract', 'input', () => record({ body: record({ htCode: code, 'accountCode?': text }) }));

/** Checks the data of `signFinanceContract`. */
export const signFinanceContractData: Check<Ops['signFinanceContract']['data']> = /* @__PURE__ */ checkOf('signFinanceContract', 'data', () => answer({ url: text }));

/** Checks the input of `signFinanceContract`. */
export const signFinanceContractInput: Check<Ops['signFinanceContract']['input']> = /* @__PURE__ */ checkOf('signFinanceContract', 'input', () => record({ body: record({ htCode: code, accountCode: code, 'companyName?': text, 'bindingAccount?': text, 'contractType?': text }) }));

/** Checks the input of `unbindSigningAccount`. */
export const unbindSigningAccountInput: Check<Ops['unbindSigningAccount']['input']> = /* @__PURE__ */ checkOf('unbindSigningAccount', 'input', () => record({ body: record({ accountCode: code, 'bindingAccount?': text, 'companyName?': text }) }));

/** Checks the data of `getSigningTips`. */
export const getSigningTipsData: Check<Ops['getSigningTips']['data']> = /* @__PURE__ */ checkOf('getSigningTips', 'data', () => answer({ isTips: flag, 'type?': text, 'tipContent?': text }));

/** Checks the input of `getSigningTips`. */
export const getSigningTipsInput: Check<Ops['getSigningTips']['input']> = /* @__PURE__ */ checkOf('getSigningTips', 'input', () => record({ path: record({ customerCode: code }) }));

/** Checks the input of `closeSigningTips`. */
export const closeSigningTipsInput: Check<Ops['closeSigningTips']['input']> = /* @__PURE__ */ checkOf('closeSigningTips', 'input', () => record({ path: record({ type: code, customerCode: code }) }));

/** Checks the data of `checkUnsignedContract`. */
export const checkUnsignedContractData: Check<Ops['checkUnsignedContract']['data']> = /* @__PURE__ */ checkOf('checkUnsignedContract', 'data', () => flag);

/** Checks the input of `checkUnsignedContract`. */
export const checkUnsignedContractInput: Check<Ops['checkUnsignedContract']['input']> = /* @__PURE__ */ checkOf('checkUnsignedContract', 'input', () => record({ path: record({ customerCode: code, docType: code }) }));
