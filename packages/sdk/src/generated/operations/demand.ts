// Generated from the API description by `pnpm generate`. Do not edit.
import { multipart } from '../../core/multipart';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询大单需求。
 *
 * The demands of a customer. The client maps the status through a lookup with a default and trims the final time to its date (/bigorder/mall_list.json, /bulkOrderInfo).
 *
 * `GET /activity/demand/demandList` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§4, 2§7 Bulk-order activity and demands
 *
 * Query:
 * - `customerCode` 客户编码
 * - `keyword?` 需求单号或名称
 * - `status?` 状态码：0 待提交、1 待评估、2 评估中、3 已通过、4 已驳回、5 已完成
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listDemands: ReadOperation<'listDemands'> = { id: 'listDemands', method: 'GET', path: '/activity/demand/demandList', effect: 'read', data: pageData };

/**
 * 删除大单需求。
 *
 * Deletes a demand that nobody has answered yet. Removes the demand.
 *
 * `POST /activity/demand/delBigOrderDemand` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `id` 需求 ID
 */
export const deleteDemand: Operation<'deleteDemand'> = { id: 'deleteDemand', method: 'POST', path: '/activity/demand/delBigOrderDemand' };

/**
 * 保存大单需求。
 *
 * Adds a demand, or changes the one whose id is given; dynamicList carries the fields of findDynamicForm. Changes the demands of the customer.
 *
 * `POST /activity/demand/saveBigOrderDemand` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `id?` 需求 ID，新增为空
 * - `customerCode` 客户编码
 * - `demandName` 需求名称
 * - `category` 品类编码
 * - `productModel?` 意向型号
 * - `number` 需求数量（台）
 * - `expectPrice?` 期望单价（元）
 * - `finalTime` 截止时间 YYYY-MM-DD HH:mm:ss
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话
 * - `dynamicList?` 动态表单的填写值
 * - `imageList?` 图片地址
 */
export const saveDemand: Operation<'saveDemand'> = { id: 'saveDemand', method: 'POST', path: '/activity/demand/saveBigOrderDemand' };

/**
 * 评价大单需求。
 *
 * Rates how a finished demand was answered. Adds the evaluation; a demand is rated once.
 *
 * `POST /activity/demand/saveEvaluation` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `id` 需求 ID
 * - `score` 评分，1 至 5
 * - `content?` 评价内容
 */
export const saveDemandEvaluation: Operation<'saveDemandEvaluation'> = { id: 'saveDemandEvaluation', method: 'POST', path: '/activity/demand/saveEvaluation' };

/**
 * 查询大单需求详情。
 *
 * One demand with what was entered in the dynamic form, its images and its evaluation.
 *
 * `GET /activity/demand/getDetailById/{id}` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Path:
 * - `id` 需求 ID
 */
export const getDemand: ReadOperation<'getDemand'> = { id: 'getDemand', method: 'GET', path: '/activity/demand/getDetailById/{id}', effect: 'read', data: objectData };

/**
 * 更新大单需求图片。
 *
 * Replaces the images of a demand by those that uploadDocument gave. Changes the demand.
 *
 * `POST /activity/demand/updateImages` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `id` 需求 ID
 * - `imageList` 图片地址，空数组为清空
 */
export const updateDemandImages: Operation<'updateDemandImages'> = { id: 'updateDemandImages', method: 'POST', path: '/activity/demand/updateImages' };

/**
 * 查询大单需求记录。
 *
 * What happened to a demand, newest first (the path has the backend's spelling).
 *
 * `GET /activity/demandRecoder/getBigOrderDemandRecoderList/{id}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Path:
 * - `id` 需求 ID
 */
export const listDemandRecords: ReadOperation<'listDemandRecords'> = { id: 'listDemandRecords', method: 'GET', path: '/activity/demandRecoder/getBigOrderDemandRecoderList/{id}', effect: 'read', data: listData };

/**
 * 查询大单需求动态表单。
 *
 * The fields that a demand asks for in addition to its fixed ones; the form draws itself from them. Assumption: the id is the category of the demand.
 *
 * `GET /activity/bigOrderDemandDynamic/findDynamicForm/{id}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Path:
 * - `id` 品类编码
 */
export const findDynamicForm: ReadOperation<'findDynamicForm'> = { id: 'findDynamicForm', method: 'GET', path: '/activity/bigOrderDemandDynamic/findDynamicForm/{id}', effect: 'read', data: objectData };

/**
 * 上传资料。
 *
 * Uploads one picture or paper of a customer, with its kind, side and index (2§3 document upload; demand images). Adds a document; nothing refers to it until it is saved with its form.
 *
 * `POST /basic/document/upload` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 Finance shapes, 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `file` 文件
 * - `customerCode` 客户编码
 * - `saleOrgCode?` 销售组织
 * - `userType?` 用户类型
 * - `paperType?` 资料类型
 * - `direction?` 正反面
 * - `index?` 序号
 */
export const uploadDocument: Operation<'uploadDocument'> = { id: 'uploadDocument', method: 'POST', path: '/basic/document/upload', body: multipart };

/**
 * 删除资料。
 *
 * Deletes an uploaded document (demand images). Removes the document.
 *
 * `POST /basic/document/delete` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity and demands
 *
 * Body:
 * - `fileId` 附件编号
 * - `customerCode?` 客户编码
 */
export const deleteDocument: Operation<'deleteDocument'> = { id: 'deleteDocument', method: 'POST', path: '/basic/document/delete' };
