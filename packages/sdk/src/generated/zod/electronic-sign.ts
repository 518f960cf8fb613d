// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, flag, least, like, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountData: Schema<Ops['queryElectronicSignAccount']['data']> = /* @__PURE__ */ schemaOf(() => answers.SignAccount);

/** The input of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountInput: Schema<Ops['queryElectronicSignAccount']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code }) }));

/** The input of `sendElectronicSignVerifyCode`. */
export const sendElectronicSignVerifyCodeInput: Schema<Ops['sendElectronicSignVerifyCode']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, phoneNumber: all(text, like(/^1[0-9]{10}$/u)) }) }));

/** The input of `verifyElectronicSignCode`. */
export const verifyElectronicSignCodeInput: Schema<Ops['verifyElectronicSignCode']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, phoneNumber: all(text, like(/^1[0-9]{10}$/u)), verifyCode: all(text, like(/^[0-9]{4,6}$/u)) }) }));

/** The data of `querySignContracts`. */
export const querySignContractsData: Schema<Ops['querySignContracts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.SignContract) }));

/** The input of `querySignContracts`. */
export const querySignContractsInput: Schema<Ops['querySignContracts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `authenticateSigner`. */
export const authenticateSignerData: Schema<Ops['authenticateSigner']['data']> = /* @__PURE__ */ schemaOf(() => answer({ authStatus: text, 'authStatusName?': text, authUrl: text }));

/** The input of `authenticateSigner`. */
export const authenticateSignerInput: Schema<Ops['authenticateSigner']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, name: all(text, characters(1, 50)), idCard: all(text, like(/^([0-9]{15}|[0-9]{17}[0-9Xx])$/u)), phoneNumber: all(text, like(/^1[0-9]{10}$/u)) }) }));

/** The data of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningData: Schema<Ops['setPasswordFreeSigning']['data']> = /* @__PURE__ */ schemaOf(() => answers.SignAccount);

/** The input of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningInput: Schema<Ops['setPasswordFreeSigning']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, accountCode: code, mianmiFlag: flag }) }));
