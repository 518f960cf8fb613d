// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryPosAgreements`. */
export const queryPosAgreementsData: Schema<Ops['queryPosAgreements']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ agreementNo: code, agreementName: text, 'bankName?': text, 'terminalNumber?': count, 'rate?': number, 'beginDate?': all(text, date), 'endDate?': all(text, date), status: text, statusName: text })) }));

/** The input of `queryPosAgreements`. */
export const queryPosAgreementsInput: Schema<Ops['queryPosAgreements']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text }) }));

/** The data of `submitPosAgreement`. */
export const submitPosAgreementData: Schema<Ops['submitPosAgreement']['data']> = /* @__PURE__ */ schemaOf(() => answer({ agreementNo: code, 'status?': text, 'statusName?': text }));

/** The input of `submitPosAgreement`. */
export const submitPosAgreementInput: Schema<Ops['submitPosAgreement']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'bankName?': code, terminalNumber: all(whole, least(1), most(99)), 'contactName?': all(text, characters(1, 26)), 'contactPhone?': all(text, characters(1), like(/^1[0-9]{10}$/u)), 'address?': text }) }));

/** The data of `submitPosPayment`. */
export const submitPosPaymentData: Schema<Ops['submitPosPayment']['data']> = /* @__PURE__ */ schemaOf(() => answer({ paymentNo: code, amount: amount, status: text, statusName: text }));

/** The input of `submitPosPayment`. */
export const submitPosPaymentInput: Schema<Ops['submitPosPayment']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, paymentType: all(text, oneOf("ANNUALFEE", "RECHARGE")), payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'terminalId?': text }) }));

/** The data of `queryPosTerminals`. */
export const queryPosTerminalsData: Schema<Ops['queryPosTerminals']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PosTerminal) }));

/** The input of `queryPosTerminals`. */
export const queryPosTerminalsInput: Schema<Ops['queryPosTerminals']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'terminalNo?': text, 'status?': text }) }));

/** The input of `setPosTerminalBinding`. */
export const setPosTerminalBindingInput: Schema<Ops['setPosTerminalBinding']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': code, userCode: code, 'userName?': text, 'payerCode?': text }) }));

/** The data of `queryPosServiceCharges`. */
export const queryPosServiceChargesData: Schema<Ops['queryPosServiceCharges']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'tradeTotal?': amount, 'chargeTotal?': amount, 'settleTotal?': amount, records: list(answer({ id: code, tradeDate: all(text, date), terminalNo: code, tradeAmount: amount, rate: number, chargeAmount: price, settleAmount: amount, status: text, statusName: text })) }));

/** The input of `queryPosServiceCharges`. */
export const queryPosServiceChargesInput: Schema<Ops['queryPosServiceCharges']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'terminalNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
