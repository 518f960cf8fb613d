// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, like, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `submitSendtoChange`. */
export const submitSendtoChangeData: Schema<Ops['submitSendtoChange']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code }));

/** The input of `submitSendtoChange`. */
export const submitSendtoChangeInput: Schema<Ops['submitSendtoChange']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, newAddress: all(text, characters(1, 100)), 'provinceCode?': text, 'cityCode?': text, 'areaCode?': text, 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'reason?': all(text, characters(1, 200)) }) }));

/** The data of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusData: Schema<Ops['getSendtoChangeStatus']['data']> = /* @__PURE__ */ schemaOf(() => answers.SendtoChange);

/** The input of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusInput: Schema<Ops['getSendtoChangeStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ sendToCode: code }) }));

/** The input of `revokeSendtoChange`. */
export const revokeSendtoChangeInput: Schema<Ops['revokeSendtoChange']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ applyNo: code, 'sendtoCode?': text }) }));
