// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, least, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `searchCocOrders`. */
export const searchCocOrdersData: Schema<Ops['searchCocOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CocOrder) }));

/** The input of `searchCocOrders`. */
export const searchCocOrdersInput: Schema<Ops['searchCocOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `openCocOrderApproval`. */
export const openCocOrderApprovalData: Schema<Ops['openCocOrderApproval']['data']> = /* @__PURE__ */ schemaOf(() => answer({ approvalNo: code, 'nodeList?': list(answers.ApprovalNode) }));

/** The input of `openCocOrderApproval`. */
export const openCocOrderApprovalInput: Schema<Ops['openCocOrderApproval']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, orderNo: code, 'remark?': all(text, characters(0, 200)) }) }));
