// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, entries, least, list, most, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryAuditOrders`. */
export const queryAuditOrdersData: Schema<Ops['queryAuditOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.AuditOrder) }));

/** The input of `queryAuditOrders`. */
export const queryAuditOrdersInput: Schema<Ops['queryAuditOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'auditStatus?': all(text, oneOf("0", "1", "2")), 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `auditOrders`. */
export const auditOrdersData: Schema<Ops['auditOrders']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOutcome);

/** The input of `auditOrders`. */
export const auditOrdersInput: Schema<Ops['auditOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, auditStatus: all(text, oneOf("1", "2")), 'auditRemark?': all(text, characters(0, 200)), orderNoList: all(list(code), entries(1, 100)) }) }));
