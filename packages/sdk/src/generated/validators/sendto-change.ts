// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, like, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `submitSendtoChange`. */
export const submitSendtoChangeData: Check<Ops['submitSendtoChange']['data']> = /* @__PURE__ */ checkOf('submitSendtoChange', 'data', () => answer({ applyNo: code }));

/** Checks the input of `submitSendtoChange`. */
export const submitSendtoChangeInput: Check<Ops['submitSendtoChange']['input']> = /* @__PURE__ */ checkOf('submitSendtoChange', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, newAddress: all(text, characters(1, 100)), 'provinceCode?': text, 'cityCode?': text, 'areaCode?': text, 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'reason?': all(text, characters(1, 200)) }) }));

/** Checks the data of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusData: Check<Ops['getSendtoChangeStatus']['data']> = /* @__PURE__ */ checkOf('getSendtoChangeStatus', 'data', () => answers.SendtoChange);

/** Checks the input of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusInput: Check<Ops['getSendtoChangeStatus']['input']> = /* @__PURE__ */ checkOf('getSendtoChangeStatus', 'input', () => record({ query: record({ sendToCode: code }) }));

/** Checks the input of `revokeSendtoChange`. */
export const revokeSendtoChangeInput: Check<Ops['revokeSendtoChange']['input']> = /* @__PURE__ */ checkOf('revokeSendtoChange', 'input', () => record({ body: record({ applyNo: code, 'sendtoCode?': text }) }));
