// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, flag, least, like, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountData: Check<Ops['queryElectronicSignAccount']['data']> = /* @__PURE__ */ checkOf('queryElectronicSignAccount', 'data', () => answers.SignAccount);

/** Checks the input of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountInput: Check<Ops['queryElectronicSignAccount']['input']> = /* @__PURE__ */ checkOf('queryElectronicSignAccount', 'input', () => record({ body: record({ customerCode: code }) }));

/** Checks the input of `sendElectronicSignVerifyCode`. */
export const sendElectronicSignVerifyCodeInput: Check<Ops['sendElectronicSignVerifyCode']['input']> = /* @__PURE__ */ checkOf('sendElectronicSignVerifyCode', 'input', () => record({ body: record({ customerCode: code, phoneNumber: all(text, like(/^1[0-9]{10}$/u)) }) }));

/** Checks the input of `verifyElectronicSignCode`. */
export const verifyElectronicSignCodeInput: Check<Ops['verifyElectronicSignCode']['input']> = /* @__PURE__ */ checkOf('verifyElectronicSignCode', 'input', () => record({ body: record({ customerCode: code, phoneNumber: all(text, like(/^1[0-9]{10}$/u)), verifyCode: all(text, like(/^[0-9]{4,6}$/u)) }) }));

/** Checks the data of `querySignContracts`. */
export const querySignContractsData: Check<Ops['querySignContracts']['data']> = /* @__PURE__ */ checkOf('querySignContracts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.SignContract) }));

/** Checks the input of `querySignContracts`. */
export const querySignContractsInput: Check<Ops['querySignContracts']['input']> = /* @__PURE__ */ checkOf('querySignContracts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `authenticateSigner`. */
export const authenticateSignerData: Check<Ops['authenticateSigner']['data']> = /* @__PURE__ */ checkOf('authenticateSigner', 'data', () => answer({ authStatus: text, 'authStatusName?': text, authUrl: text }));

/** Checks the input of `authenticateSigner`. */
export const authenticateSignerInput: Check<Ops['authenticateSigner']['input']> = /* @__PURE__ */ checkOf('authenticateSigner', 'input', () => record({ body: record({ customerCode: code, name: all(text, characters(1, 50)), idCard: all(text, like(/^([0-9]{15}|[0-9]{17}[0-9Xx])$/u)), phoneNumber: all(text, like(/^1[0-9]{10}$/u)) }) }));

/** Checks the data of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningData: Check<Ops['setPasswordFreeSigning']['data']> = /* @__PURE__ */ checkOf('setPasswordFreeSigning', 'data', () => answers.SignAccount);

/** Checks the input of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningInput: Check<Ops['setPasswordFreeSigning']['input']> = /* @__PURE__ */ checkOf('setPasswordFreeSigning', 'input', () => record({ body: record({ customerCode: code, accountCode: code, mianmiFlag: flag }) }));
