// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import { multipart } from '../../core/multipart';
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, objectData, pageData } from '../../core/promised-data';

/**
 * 上传附件。
 *
 * Stores one file (picture, PDF or spreadsheet) for a form; the form refers to it by its number. Used by every form with attachments. Stores a file.
 *
 * `POST /basic/file/upload` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Body:
 * - `file` 文件
 * - `bizType?` 业务类型，如 UNFREEZE 解冻、NETWORK 网点
 */
export const uploadFile: Operation<'uploadFile'> = { id: 'uploadFile', method: 'POST', path: '/basic/file/upload', body: multipart };

/**
 * 执行退换货 BSP 例程。
 *
 * A routine of the BSP platform for returns. Which routine and what it answers is not shown, and no screen reads it; Assumption, the customer code is sent. What it changes is unknown, so it is treated as a write.
 *
 * `POST /jsh-buyreturn/bsp/routine` · write
 *
 * Evidence: stated · shape: unknown · source: 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode` 客户编码
 * - `routineCode?` 例程编码
 */
export const runBuyReturnRoutine: Operation<'runBuyReturnRoutine'> = { id: 'runBuyReturnRoutine', method: 'POST', path: '/jsh-buyreturn/bsp/routine' };

/**
 * 查询易理货视频令牌。
 *
 * A short-lived token with which the easy-tally pages play their videos (/easyTallySystem, /easyhelp). Assumption: for users alone, not for the automation client.
 *
 * `GET /customer/queryYilihuoVideoToken` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getYilihuoVideoToken: ReadOperation<'getYilihuoVideoToken'> = { id: 'getYilihuoVideoToken', method: 'GET', path: '/customer/queryYilihuoVideoToken', effect: 'read', data: objectData };

/**
 * 查询白名单。
 *
 * Whether a customer is on the white list of the operation assistant; the rule behind it is not shown. Assumption: the id is the customer code.
 *
 * `GET /operateAssistant/inWhitelist/{id}` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7 Misc
 *
 * Path:
 * - `id` 客户编码
 */
export const checkWhitelist: ReadOperation<'checkWhitelist'> = { id: 'checkWhitelist', method: 'GET', path: '/operateAssistant/inWhitelist/{id}', effect: 'read', data: flagData };

/**
 * 导出样表。
 *
 * A sample sheet as a spreadsheet: credit, prototype or whole-vehicle. For engineering a link comes in an envelope instead; code 1 is success and any other message shows for 2 seconds. Used by the side bar. Assumption: the four exports are this call and its `type`.
 *
 * `GET /operateAssistant/export` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§2 Side bar, 2§5, 2§7 Misc
 *
 * Query:
 * - `type` 样表类型：CREDIT 信用、PROTOTYPE 样机、TRAFFIC 整车、ENGINEERING 工程
 * - `customerCode` 客户编码
 */
export const exportSampleSheet: ReadOperation<'exportSampleSheet'> = { id: 'exportSampleSheet', method: 'GET', path: '/operateAssistant/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 查询数据字典。
 *
 * The entries of one dictionary in their order, for drop-downs and for the Chinese names of states. There are the states of demands (DEMAND_STATUS), the reasons of rejections and returns (REJECT_REASON, RETURN_REASON), the types of reported problems (EVENT_TYPE). Assumption: the codes.
 *
 * `GET /basic/dictionary/query` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Query:
 * - `typeCode` 字典类型编码
 */
export const queryDictionary: ReadOperation<'queryDictionary'> = { id: 'queryDictionary', method: 'GET', path: '/basic/dictionary/query', effect: 'read', data: listData };

/**
 * 创建异步导出。
 *
 * Begins an export that takes too long to wait for; a message in the message list says when the file is ready. Used above 1,000 rows by /myOrder (MY_ORDER) and by the lists of statements, bills, reconciliations, rebates and invoices. The conditions are the filters of the list. Assumption: each export has a type. Starts a task.
 *
 * `POST /basic/asyncExport/create` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode` 客户编码
 * - `taskType` 导出类型编码：MY_ORDER 我的订单、ACCOUNT_STATEMENT 往来账、CAPITAL_FLOW 资金流水、MONTH_ACCOUNT 月账单、 DAY_ACCOUNT 日账单、RECONCILIATION 往来对账、REBATE 返利、INVOICE 发票
 * - `conditionList?` 查询条件
 */
export const createAsyncExport: Operation<'createAsyncExport'> = { id: 'createAsyncExport', method: 'POST', path: '/basic/asyncExport/create' };

/**
 * 查询省。
 *
 * The provinces that goods are delivered to, for the address forms. Takes no input.
 *
 * `GET /basic/address/province` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 */
export const listProvinces: ReadOperation<'listProvinces'> = { id: 'listProvinces', method: 'GET', path: '/basic/address/province', effect: 'read', data: listData };

/**
 * 查询市。
 *
 * The cities of a province, for the address forms.
 *
 * `GET /basic/address/city/{id}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Path:
 * - `id` 省编码
 */
export const listCities: ReadOperation<'listCities'> = { id: 'listCities', method: 'GET', path: '/basic/address/city/{id}', effect: 'read', data: listData };

/**
 * 查询区县。
 *
 * The districts of a city, for the address forms.
 *
 * `GET /basic/address/area/{id}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Path:
 * - `id` 市编码
 */
export const listAreas: ReadOperation<'listAreas'> = { id: 'listAreas', method: 'GET', path: '/basic/address/area/{id}', effect: 'read', data: listData };

/**
 * 分页查询活动。
 *
 * One page of the store and promotion activities for a customer, newest first. Used by /activeshop/tab and /eventlist. Assumption: this call pages activities.
 *
 * `GET /activity/page` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Store activity, 2§7 Misc
 *
 * Query:
 * - `customerCode` 客户编码
 * - `status?` 状态：1 未开始、2 进行中、3 已结束
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listActivities: ReadOperation<'listActivities'> = { id: 'listActivities', method: 'GET', path: '/activity/page', effect: 'read', data: pageData };

/**
 * 事件工单预填。
 *
 * Hands the facts of a page (order, product, submitter) to the event-work form, which opens with them filled in. Without submitter information the portal refuses before it sends. Used by the feedback menu, /eventTrace and the order pages. Stores a draft.
 *
 * `POST /eventWork/prefill` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§3 Event-work submission, 2§5, 2§7 Misc
 *
 * Body:
 * - `type` 事件类型编码，如 ORDER 订单、LOGISTICS 物流、INVOICE 发票、FINANCE 财务、SYSTEM 系统使用
 * - `eventWorkCustomer` 提交人信息，缺少时提示 提交人信息不能为空
 * - `content?` 问题描述
 * - `brand?` 品牌
 * - `shopCode?` 门店编码
 * - `orderNo?` 订单号
 * - `logisticsNo?` 物流单号
 * - `model?` 型号
 * - `productPrice?` 产品价格（元）
 * - `invoiceStatus?` 发票状态的文字，如未开票
 * - `settlementNo?` 结算单号
 * - `userName?` 用户姓名
 * - `userPhone?` 用户电话
 * - `userAddress?` 用户地址
 * - `fileIds?` 附件编号
 */
export const prefillEventWork: Operation<'prefillEventWork'> = { id: 'prefillEventWork', method: 'POST', path: '/eventWork/prefill' };

/**
 * 查询支付密码公钥。
 *
 * The public key under which a new payment password is encrypted before it is sent: RSA-OAEP with SHA-256. Inferred: /paymentpassword sends the new password encrypted by resetPaymentPassword, and no stated call gives a key. Ask for it right before each use, since a key may be replaced at any time. Assumption: for users alone, not for the automation client.
 *
 * `GET /account/paymentPassword/publicKey` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 */
export const getPaymentPublicKey: ReadOperation<'getPaymentPublicKey'> = { id: 'getPaymentPublicKey', method: 'GET', path: '/account/paymentPassword/publicKey', effect: 'read', data: objectData };

/**
 * 重置支付密码。
 *
 * Sets a new payment password with a code that was sent to the administrator's phone. Assumption, sendElectronicSignVerifyCode sends it, since no other call does; a code lives five minutes and is used once. Used by /paymentpassword. Changes the password, and unlocks one that wrong tries have locked; it is sent encrypted under the key of getPaymentPublicKey and never logged. Assumption: six digits that are not easy to guess, set by an administrator; for users alone, not for the automation client.
 *
 * `POST /account/paymentPassword/reset` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Body:
 * - `customerCode` 客户编码
 * - `verifyCode` 短信验证码，4 至 6 位数字
 * - `newPassword` 新支付密码（用公钥加密后的密文，Base64 编码）
 * - `keyId?` 加密所用公钥的编号，缺省为当前公钥
 */
export const resetPaymentPassword: Operation<'resetPaymentPassword'> = { id: 'resetPaymentPassword', method: 'POST', path: '/account/paymentPassword/reset' };

/**
 * 查询协议授权。
 *
 * The protocols that a customer has authorised or has still to sign. Used by /agreementList, /creditAuthReport (CREDIT) and /dtdProtocalPreview (DTD).
 *
 * `GET /account/protocolAuth/search` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Query:
 * - `customerCode` 客户编码
 * - `protocolType?` 协议类型编码，如 RETURN 采购退货协议、BIGORDER 大单采购协议、CREDIT 征信授权书、DTD 直营协议
 */
export const searchProtocolAuth: ReadOperation<'searchProtocolAuth'> = { id: 'searchProtocolAuth', method: 'GET', path: '/account/protocolAuth/search', effect: 'read', data: listData };

/**
 * 分页查询直播。
 *
 * One page of live shows, running ones first. Inferred, since /live and the floating bar show them and no stated call answers them.
 *
 * `GET /activity/live/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 1§2 Floating operation bar, 2§2 Shopping
 *
 * Query:
 * - `customerCode` 客户编码
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listLives: ReadOperation<'listLives'> = { id: 'listLives', method: 'GET', path: '/activity/live/list', effect: 'read', data: pageData };

/**
 * 分页查询事件工单。
 *
 * One page of the questions that a customer has reported with how they stand, newest first. Inferred, since /eventTrace and /historyQuestion list them and no stated call answers them.
 *
 * `POST /eventWork/page` · read
 *
 * Evidence: inferred · shape: assumed · source: 1§2 Top bar and Service widget, 2§2
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `workNo?` 工单号
 * - `type?` 事件类型编码
 * - `status?` 状态：10 处理中、20 已处理、30 已评价
 */
export const queryEventWorks: ReadOperation<'queryEventWorks'> = { id: 'queryEventWorks', method: 'POST', path: '/eventWork/page', effect: 'read', data: pageData };

/**
 * 提交事件工单。
 *
 * Reports a question or complaint. Inferred, since /question-report-new sends a form and the only stated call, eventWork/prefill, fills it in. Changes state.
 *
 * `POST /eventWork/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Other, 2§3 Event-work submission, 2§5
 *
 * Body:
 * - `type` 事件类型编码，如 ORDER 订单、LOGISTICS 物流、INVOICE 发票、FINANCE 财务、SYSTEM 系统使用
 * - `eventWorkCustomer` 提交人信息，缺少时提示 提交人信息不能为空
 * - `content?` 问题描述
 * - `brand?` 品牌
 * - `shopCode?` 门店编码
 * - `orderNo?` 订单号
 * - `logisticsNo?` 物流单号
 * - `model?` 型号
 * - `productPrice?` 产品价格（元）
 * - `invoiceStatus?` 发票状态的文字，如未开票
 * - `settlementNo?` 结算单号
 * - `userName?` 用户姓名
 * - `userPhone?` 用户电话
 * - `userAddress?` 用户地址
 * - `fileIds?` 附件编号
 */
export const submitEventWork: Operation<'submitEventWork'> = { id: 'submitEventWork', method: 'POST', path: '/eventWork/submit' };
