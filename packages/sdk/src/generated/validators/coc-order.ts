// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, least, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `searchCocOrders`. */
export const searchCocOrdersData: Check<Ops['searchCocOrders']['data']> = /* @__PURE__ */ checkOf('searchCocOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CocOrder) }));

/** Checks the input of `searchCocOrders`. */
export const searchCocOrdersInput: Check<Ops['searchCocOrders']['input']> = /* @__PURE__ */ checkOf('searchCocOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `openCocOrderApproval`. */
export const openCocOrderApprovalData: Check<Ops['openCocOrderApproval']['data']> = /* @__PURE__ */ checkOf('openCocOrderApproval', 'data', () => answer({ approvalNo: code, 'nodeList?': list(answers.ApprovalNode) }));

/** Checks the input of `openCocOrderApproval`. */
export const openCocOrderApprovalInput: Check<Ops['openCocOrderApproval']['input']> = /* @__PURE__ */ checkOf('openCocOrderApproval', 'input', () => record({ body: record({ 'customerCode?': code, orderNo: code, 'remark?': all(text, characters(0, 200)) }) }));
