// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryPosAgreements`. */
export const queryPosAgreementsData: Check<Ops['queryPosAgreements']['data']> = /* @__PURE__ */ checkOf('queryPosAgreements', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ agreementNo: code, agreementName: text, 'bankName?': text, 'terminalNumber?': count, 'rate?': number, 'beginDate?': all(text, date), 'endDate?': all(text, date), status: text, statusName: text })) }));

/** Checks the input of `queryPosAgreements`. */
export const queryPosAgreementsInput: Check<Ops['queryPosAgreements']['input']> = /* @__PURE__ */ checkOf('queryPosAgreements', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text }) }));

/** Checks the data of `submitPosAgreement`. */
export const submitPosAgreementData: Check<Ops['submitPosAgreement']['data']> = /* @__PURE__ */ checkOf('submitPosAgreement', 'data', () => answer({ agreementNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `submitPosAgreement`. */
export const submitPosAgreementInput: Check<Ops['submitPosAgreement']['input']> = /* @__PURE__ */ checkOf('submitPosAgreement', 'input', () => record({ body: record({ customerCode: code, 'bankName?': code, terminalNumber: all(whole, least(1), most(99)), 'contactName?': all(text, characters(1, 26)), 'contactPhone?': all(text, characters(1), like(/^1[0-9]{10}$/u)), 'address?': text }) }));

/** Checks the data of `submitPosPayment`. */
export const submitPosPaymentData: Check<Ops['submitPosPayment']['data']> = /* @__PURE__ */ checkOf('submitPosPayment', 'data', () => answer({ paymentNo: code, amount: amount, status: text, statusName: text }));

/** Checks the input of `submitPosPayment`. */
export const submitPosPaymentInput: Check<Ops['submitPosPayment']['input']> = /* @__PURE__ */ checkOf('submitPosPayment', 'input', () => record({ body: record({ customerCode: code, paymentType: all(text, oneOf("ANNUALFEE", "RECHARGE")), payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'terminalId?': text }) }));

/** Checks the data of `queryPosTerminals`. */
export const queryPosTerminalsData: Check<Ops['queryPosTerminals']['data']> = /* @__PURE__ */ checkOf('queryPosTerminals', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PosTerminal) }));

/** Checks the input of `queryPosTerminals`. */
export const queryPosTerminalsInput: Check<Ops['queryPosTerminals']['input']> = /* @__PURE__ */ checkOf('queryPosTerminals', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'terminalNo?': text, 'status?': text }) }));

/** Checks the input of `setPosTerminalBinding`. */
export const setPosTerminalBindingInput: Check<Ops['setPosTerminalBinding']['input']> = /* @__PURE__ */ checkOf('setPosTerminalBinding', 'input', () => record({ body: record({ id: code, 'customerCode?': code, userCode: code, 'userName?': text, 'payerCode?': text }) }));

/** Checks the data of `queryPosServiceCharges`. */
export const queryPosServiceChargesData: Check<Ops['queryPosServiceCharges']['data']> = /* @__PURE__ */ checkOf('queryPosServiceCharges', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'tradeTotal?': amount, 'chargeTotal?': amount, 'settleTotal?': amount, records: list(answer({ id: code, tradeDate: all(text, date), terminalNo: code, tradeAmount: amount, rate: number, chargeAmount: price, settleAmount: amount, status: text, statusName: text })) }));

/** Checks the input of `queryPosServiceCharges`. */
export const queryPosServiceChargesInput: Check<Ops['queryPosServiceCharges']['input']> = /* @__PURE__ */ checkOf('queryPosServiceCharges', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'terminalNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
