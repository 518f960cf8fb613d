// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, entries, file, least, like, list, most, number, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `listDemands`. */
export const listDemandsData: Schema<Ops['listDemands']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BigOrderDemand) }));

/** The input of `listDemands`. */
export const listDemandsInput: Schema<Ops['listDemands']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The input of `deleteDemand`. */
export const deleteDemandInput: Schema<Ops['deleteDemand']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code }) }));

/** The data of `saveDemand`. */
export const saveDemandData: Schema<Ops['saveDemand']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, demandNo: code }));

/** The input of `saveDemand`. */
export const saveDemandInput: Schema<Ops['saveDemand']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, customerCode: code, demandName: all(text, characters(1, 50)), category: code, 'productModel?': all(text, characters(0, 50)), number: all(whole, least(1), most(999999)), 'expectPrice?': all(number, least(0), most(9999999.99), step(0.01)), finalTime: all(text, like(/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/u)), 'contactName?': all(text, characters(1, 50)), 'contactPhone?': all(text, characters(1, 20)), 'dynamicList?': list(inputs.DemandFieldValue), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** The input of `saveDemandEvaluation`. */
export const saveDemandEvaluationInput: Schema<Ops['saveDemandEvaluation']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, score: all(whole, least(1), most(5)), 'content?': all(text, characters(0, 200)) }) }));

/** The data of `getDemand`. */
export const getDemandData: Schema<Ops['getDemand']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, demandNo: code, demandName: text, 'customerCode?': text, 'category?': text, 'categoryName?': text, 'productModel?': text, 'number?': all(whole, least(1)), 'expectPrice?': price, 'finalTime?': text, 'contactName?': text, 'contactPhone?': text, status: text, 'createTime?': text, 'createBy?': text, dynamicList: list(answers.DemandFieldValue), imageList: list(text), 'quotePrice?': price, 'evaluation?': answer({ 'score?': count, 'content?': text, 'createTime?': text }) }));

/** The input of `getDemand`. */
export const getDemandInput: Schema<Ops['getDemand']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The input of `updateDemandImages`. */
export const updateDemandImagesInput: Schema<Ops['updateDemandImages']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, imageList: all(list(code), entries(0, 9)) }) }));

/** The data of `listDemandRecords`. */
export const listDemandRecordsData: Schema<Ops['listDemandRecords']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.DemandRecord));

/** The input of `listDemandRecords`. */
export const listDemandRecordsInput: Schema<Ops['listDemandRecords']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `findDynamicForm`. */
export const findDynamicFormData: Schema<Ops['findDynamicForm']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, formName: text, fieldList: list(answers.DemandField) }));

/** The input of `findDynamicForm`. */
export const findDynamicFormInput: Schema<Ops['findDynamicForm']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `uploadDocument`. */
export const uploadDocumentData: Schema<Ops['uploadDocument']['data']> = /* @__PURE__ */ schemaOf(() => answers.UploadedFile);

/** The input of `uploadDocument`. */
export const uploadDocumentInput: Schema<Ops['uploadDocument']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ file: file, customerCode: code, 'saleOrgCode?': text, 'userType?': text, 'paperType?': text, 'direction?': text, 'index?': text }) }));

/** The input of `deleteDocument`. */
export const deleteDocumentInput: Schema<Ops['deleteDocument']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ fileId: code, 'customerCode?': text }) }));
