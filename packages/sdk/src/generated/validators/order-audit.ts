// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, entries, least, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryAuditOrders`. */
export const queryAuditOrdersData: Check<Ops['queryAuditOrders']['data']> = /* @__PURE__ */ checkOf('queryAuditOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.AuditOrder) }));

/** Checks the input of `queryAuditOrders`. */
export const queryAuditOrdersInput: Check<Ops['queryAuditOrders']['input']> = /* @__PURE__ */ checkOf('queryAuditOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'auditStatus?': all(text, oneOf("0", "1", "2")), 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `auditOrders`. */
export const auditOrdersData: Check<Ops['auditOrders']['data']> = /* @__PURE__ */ checkOf('auditOrders', 'data', () => answers.BatchOutcome);

/** Checks the input of `auditOrders`. */
export const auditOrdersInput: Check<Ops['auditOrders']['input']> = /* @__PURE__ */ checkOf('auditOrders', 'input', () => record({ body: record({ 'saletoCode?': code, auditStatus: all(text, oneOf("1", "2")), 'auditRemark?': all(text, characters(0, 200)), orderNoList: all(list(code), entries(1, 100)) }) }));
