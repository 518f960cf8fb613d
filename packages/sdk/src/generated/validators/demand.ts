// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, entries, file, least, like, list, most, number, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `listDemands`. */
export const listDemandsData: Check<Ops['listDemands']['data']> = /* @__PURE__ */ checkOf('listDemands', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BigOrderDemand) }));

/** Checks the input of `listDemands`. */
export const listDemandsInput: Check<Ops['listDemands']['input']> = /* @__PURE__ */ checkOf('listDemands', 'input', () => record({ query: record({ customerCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the input of `deleteDemand`. */
export const deleteDemandInput: Check<Ops['deleteDemand']['input']> = /* @__PURE__ */ checkOf('deleteDemand', 'input', () => record({ body: record({ id: code }) }));

/** Checks the data of `saveDemand`. */
export const saveDemandData: Check<Ops['saveDemand']['data']> = /* @__PURE__ */ checkOf('saveDemand', 'data', () => answer({ id: code, demandNo: code }));

/** Checks the input of `saveDemand`. */
export const saveDemandInput: Check<Ops['saveDemand']['input']> = /* @__PURE__ */ checkOf('saveDemand', 'input', () => record({ body: record({ 'id?': text, customerCode: code, demandName: all(text, characters(1, 50)), category: code, 'productModel?': all(text, characters(0, 50)), number: all(whole, least(1), most(999999)), 'expectPrice?': all(number, least(0), most(9999999.99), step(0.01)), finalTime: all(text, like(/^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$/u)), 'contactName?': all(text, characters(1, 50)), 'contactPhone?': all(text, characters(1, 20)), 'dynamicList?': list(inputs.DemandFieldValue), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** Checks the input of `saveDemandEvaluation`. */
export const saveDemandEvaluationInput: Check<Ops['saveDemandEvaluation']['input']> = /* @__PURE__ */ checkOf('saveDemandEvaluation', 'input', () => record({ body: record({ id: code, score: all(whole, least(1), most(5)), 'content?': all(text, characters(0, 200)) }) }));

/** Checks the data of `getDemand`. */
export const getDemandData: Check<Ops['getDemand']['data']> = /* @__PURE__ */ checkOf('getDemand', 'data', () => answer({ id: code, demandNo: code, demandName: text, 'customerCode?': text, 'category?': text, 'categoryName?': text, 'productModel?': text, 'number?': all(whole, least(1)), 'expectPrice?': price, 'finalTime?': text, 'contactName?': text, 'contactPhone?': text, status: text, 'createTime?': text, 'createBy?': text, dynamicList: list(answers.DemandFieldValue), imageList: list(text), 'quotePrice?': price, 'evaluation?': answer({ 'score?': count, 'content?': text, 'createTime?': text }) }));

/** Checks the input of `getDemand`. */
export const getDemandInput: Check<Ops['getDemand']['input']> = /* @__PURE__ */ checkOf('getDemand', 'input', () => record({ path: record({ id: code }) }));

/** Checks the input of `updateDemandImages`. */
export const updateDemandImagesInput: Check<Ops['updateDemandImages']['input']> = /* @__PURE__ */ checkOf('updateDemandImages', 'input', () => record({ body: record({ id: code, imageList: all(list(code), entries(0, 9)) }) }));

/** Checks the data of `listDemandRecords`. */
export const listDemandRecordsData: Check<Ops['listDemandRecords']['data']> = /* @__PURE__ */ checkOf('listDemandRecords', 'data', () => list(answers.DemandRecord));

/** Checks the input of `listDemandRecords`. */
export const listDemandRecordsInput: Check<Ops['listDemandRecords']['input']> = /* @__PURE__ */ checkOf('listDemandRecords', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `findDynamicForm`. */
export const findDynamicFormData: Check<Ops['findDynamicForm']['data']> = /* @__PURE__ */ checkOf('findDynamicForm', 'data', () => answer({ id: code, formName: text, fieldList: list(answers.DemandField) }));

/** Checks the input of `findDynamicForm`. */
export const findDynamicFormInput: Check<Ops['findDynamicForm']['input']> = /* @__PURE__ */ checkOf('findDynamicForm', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `uploadDocument`. */
export const uploadDocumentData: Check<Ops['uploadDocument']['data']> = /* @__PURE__ */ checkOf('uploadDocument', 'data', () => answers.UploadedFile);

/** Checks the input of `uploadDocument`. */
export const uploadDocumentInput: Check<Ops['uploadDocument']['input']> = /* @__PURE__ */ checkOf('uploadDocument', 'input', () => record({ body: record({ file: file, customerCode: code, 'saleOrgCode?': text, 'userType?': text, 'paperType?': text, 'direction?': text, 'index?': text }) }));

/** Checks the input of `deleteDocument`. */
export const deleteDocumentInput: Check<Ops['deleteDocument']['input']> = /* @__PURE__ */ checkOf('deleteDocument', 'input', () => record({ body: record({ fileId: code, 'customerCode?': text }) }));
