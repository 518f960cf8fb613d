// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, numberData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询消息。
 *
 * One page of the messages of a unit (saletoCode plus _admin), newest first, of one type or all. Used by /messagelist with 10 a page and by the header panel with 4; /commonMessageDetail shows a record of it. updateMessageRead reports that a message was read.
 *
 * `POST /message/api/message/page` · read
 *
 * Evidence: stated · shape: assumed · source: 1§9, 2§7 Messages
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `unitId` 消息单元，售达方编码加 _admin
 * - `typeName?` 消息类型名称，不传为全部
 * - `isRead?` 是否已读，不传为全部
 * - `keyword?` 标题关键字
 * - `id?` 消息编号，消息详情页用，不传为全部
 */
export const queryMessages: ReadOperation<'queryMessages'> = { id: 'queryMessages', method: 'POST', path: '/message/api/message/page', effect: 'read', data: pageData };

/**
 * 全部标为已读。
 *
 * Marks every message of a unit as read. Used by /messagelist. Changes the messages, though it is a GET; ask for the unread count again afterwards.
 *
 * `GET /message/api/message/updateAllMessageRead` · write
 *
 * Evidence: stated · shape: assumed · source: 1§9, 2§7 Messages
 *
 * Query:
 * - `unitId` 消息单元，售达方编码加 _admin
 */
export const readAllMessages: Operation<'readAllMessages'> = { id: 'readAllMessages', method: 'GET', path: '/message/api/message/updateAllMessageRead' };

/**
 * 标为已读。
 *
 * Marks one message as read. Used by /messagelist, /commonMessageDetail and the header panel. Changes the message, though it is a GET.
 *
 * `GET /message/api/message/updateMessageRead` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages
 *
 * Query:
 * - `id` 消息编号
 */
export const readMessage: Operation<'readMessage'> = { id: 'readMessage', method: 'GET', path: '/message/api/message/updateMessageRead' };

/**
 * 未读消息分类。
 *
 * The unread messages of a unit by type. Shown by the message drop-down.
 *
 * `GET /message/api/message/getNotReadMessageType` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Messages
 *
 * Query:
 * - `unitId` 消息单元，售达方编码加 _admin
 */
export const listUnreadMessageTypes: ReadOperation<'listUnreadMessageTypes'> = { id: 'listUnreadMessageTypes', method: 'GET', path: '/message/api/message/getNotReadMessageType', effect: 'read', data: listData };

/**
 * 未读消息数。
 *
 * How many messages of a unit are unread; shown as 99+ above 99. Assumption: the parameter, as in getNotReadMessageType.
 *
 * `GET /message/api/message/getNotReadMessageCount` · read
 *
 * Evidence: stated · shape: assumed · source: 1§9, 2§7 Messages
 *
 * Query:
 * - `unitId` 消息单元，售达方编码加 _admin
 */
export const getUnreadMessageCount: ReadOperation<'getUnreadMessageCount'> = { id: 'getUnreadMessageCount', method: 'GET', path: '/message/api/message/getNotReadMessageCount', effect: 'read', data: numberData };

/**
 * 查询待办数量。
 *
 * How many to-dos of a customer are open; the badge shows 99+ above 99.
 *
 * `GET /message/api/waitdo/unreadCount/{customerCode}` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Messages
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const getTodoUnreadCount: ReadOperation<'getTodoUnreadCount'> = { id: 'getTodoUnreadCount', method: 'GET', path: '/message/api/waitdo/unreadCount/{customerCode}', effect: 'read', data: numberData };

/**
 * 分页查询待办。
 *
 * One page of the open to-dos of a customer, the most urgent first; the panel asks for 4. A click opens `url`.
 *
 * `GET /message/api/waitdo/page` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 1§9, 2§7 Messages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listTodos: ReadOperation<'listTodos'> = { id: 'listTodos', method: 'GET', path: '/message/api/waitdo/page', effect: 'read', data: pageData };

/**
 * 查询系统通知。
 *
 * The platform's current notices, newest first; platformSelection 1 is this portal. Used by the home page and the notice banner.
 *
 * `GET /message/api/systemNotification/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 1§9, 2§7 Messages
 *
 * Query:
 * - `platformSelection` 平台，1 为本门户
 * - `customerCode?` 客户编码
 */
export const listSystemNotifications: ReadOperation<'listSystemNotifications'> = { id: 'listSystemNotifications', method: 'GET', path: '/message/api/systemNotification/list', effect: 'read', data: listData };

/**
 * 查询开屏弹屏。
 *
 * The notice that opens over the page when a user comes from the H_WORK app, if there is one. registerNotificationRead reports that the user has seen it.
 *
 * `GET /message/api/systemNotification/showOpenInsertScreenFromHwork` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Messages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 */
export const getInsertScreen: ReadOperation<'getInsertScreen'> = { id: 'getInsertScreen', method: 'GET', path: '/message/api/systemNotification/showOpenInsertScreenFromHwork', effect: 'read', data: objectData };

/**
 * 查询通知是否已读。
 *
 * Whether a user has already seen a notice, so that it is not opened again. Assumption: the name could also mean to mark as read, for which Register/insert stands.
 *
 * `POST /message/api/systemNotification/isread` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Messages
 *
 * Body:
 * - `notificationId` 通知编号
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 */
export const checkNotificationRead: ReadOperation<'checkNotificationRead'> = { id: 'checkNotificationRead', method: 'POST', path: '/message/api/systemNotification/isread', effect: 'read', data: flagData };

/**
 * 登记通知已读。
 *
 * Records that a user has seen a notice. Changes the reading record; a second time changes nothing.
 *
 * `POST /message/api/systemNotification/Register/insert` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Messages
 *
 * Body:
 * - `notificationId` 通知编号
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 */
export const registerNotificationRead: Operation<'registerNotificationRead'> = { id: 'registerNotificationRead', method: 'POST', path: '/message/api/systemNotification/Register/insert' };

/**
 * 查询新品推荐。
 *
 * The new products that the home page recommends to a customer. A click opens the product detail.
 *
 * `GET /message/api/systemNotification/newProductRecommendation` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Messages
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listNewProductRecommendations: ReadOperation<'listNewProductRecommendations'> = { id: 'listNewProductRecommendations', method: 'GET', path: '/message/api/systemNotification/newProductRecommendation', effect: 'read', data: listData };

/**
 * 查询财务弹窗。
 *
 * The finance reminders that open over the page after login, in their order. readFinanceDialog reports that one was closed. Assumption: for users alone, not for the automation client.
 *
 * `GET /account/finance/dialog` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages, Dialogs
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listFinanceDialogs: ReadOperation<'listFinanceDialogs'> = { id: 'listFinanceDialogs', method: 'GET', path: '/account/finance/dialog', effect: 'read', data: listData };

/**
 * 财务弹窗标为已读。
 *
 * Marks a finance reminder as read, so that it does not open again. Changes the reminder, though it is a GET. Assumption: for users alone, not for the automation client.
 *
 * `GET /account/finance/dialog/{id}/read` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages, Dialogs
 *
 * Path:
 * - `id` 弹窗编号
 */
export const readFinanceDialog: Operation<'readFinanceDialog'> = { id: 'readFinanceDialog', method: 'GET', path: '/account/finance/dialog/{id}/read' };

/**
 * 查询财务弹窗的发票。
 *
 * The invoices that a finance reminder speaks of. Assumption: the specification gives only the address. Assumption: for users alone, not for the automation client.
 *
 * `GET /account/finance/dialog/{id}/invoice` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages, Dialogs
 *
 * Path:
 * - `id` 弹窗编号
 */
export const listDialogInvoices: ReadOperation<'listDialogInvoices'> = { id: 'listDialogInvoices', method: 'GET', path: '/account/finance/dialog/{id}/invoice', effect: 'read', data: listData };

/**
 * 查询是否已同意使用条款。
 *
 * Whether a user has agreed to the terms of use; if not, the portal asks before going on. Assumption: for users alone, not for the automation client.
 *
 * `POST /account/readLogApi/isConsentToUse` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages, Dialogs
 *
 * Body:
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 * - `type?` 条款类型
 */
export const checkConsentToUse: ReadOperation<'checkConsentToUse'> = { id: 'checkConsentToUse', method: 'POST', path: '/account/readLogApi/isConsentToUse', effect: 'read', data: flagData };

/**
 * 同意使用条款。
 *
 * Records that a user agrees to the terms of use. Changes the reading record. Assumption: for users alone, not for the automation client.
 *
 * `POST /account/readLogApi/consentToUse` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Messages, Dialogs
 *
 * Body:
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 * - `type?` 条款类型
 */
export const consentToUse: Operation<'consentToUse'> = { id: 'consentToUse', method: 'POST', path: '/account/readLogApi/consentToUse' };

/**
 * 确认函件。
 *
 * Agrees to a letter, or objects to it with a reason. Inferred, since /letters/letterConfirm confirms and no stated call does. Changes the letter, once.
 *
 * `POST /message/api/letter/confirm` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Body:
 * - `id` 函件编号
 * - `customerCode?` 客户编码
 * - `status` 1 确认无误、2 有异议
 * - `remark?` 异议说明，有异议时填写
 */
export const confirmLetter: Operation<'confirmLetter'> = { id: 'confirmLetter', method: 'POST', path: '/message/api/letter/confirm' };

/**
 * 分页查询函件。
 *
 * One page of the letters to a customer, newest first. Inferred, since /letters and /letters/letterConfirmList list letters and no stated call answers them; a letter has a state that a message lacks.
 *
 * `GET /message/api/letter/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `status?` 状态：0 待确认、1 已确认、2 有异议
 * - `id?` 函件编号，函件确认页用，不传为全部
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listLetters: ReadOperation<'listLetters'> = { id: 'listLetters', method: 'GET', path: '/message/api/letter/list', effect: 'read', data: pageData };

/**
 * 查询资讯详情。
 *
 * One piece of news with its content. Inferred, since /news/newsDetail/:newsId needs it and no stated call answers it. The server counts the reading.
 *
 * `GET /message/api/news/detail/{newsId}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Path:
 * - `newsId` 资讯编号
 */
export const getNews: ReadOperation<'getNews'> = { id: 'getNews', method: 'GET', path: '/message/api/news/detail/{newsId}', effect: 'read', data: objectData };

/**
 * 分页查询资讯。
 *
 * One page of news, newest first. Inferred, since /news is a list and no stated call answers news (messages go to one unit, notices are pop-ups).
 *
 * `GET /message/api/news/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `keyword?` 标题关键字
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listNews: ReadOperation<'listNews'> = { id: 'listNews', method: 'GET', path: '/message/api/news/list', effect: 'read', data: pageData };

/**
 * 查询短信详情。
 *
 * One text message with the order that it speaks of. Inferred, since /smsManage/order/detail opens one by its number and no stated call answers it.
 *
 * `GET /message/api/sms/detail/{id}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Path:
 * - `id` 短信编号
 */
export const getSms: ReadOperation<'getSms'> = { id: 'getSms', method: 'GET', path: '/message/api/sms/detail/{id}', effect: 'read', data: objectData };

/**
 * 分页查询短信。
 *
 * One page of the text messages sent to a customer's phones, newest first. Inferred, since /SMSlist and /smsManage list them and no stated call answers them.
 *
 * `GET /message/api/sms/page` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Content and messages
 *
 * Query:
 * - `customerCode` 客户编码
 * - `phoneNumber?` 接收手机号
 * - `orderNo?` 相关订单号
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listSms: ReadOperation<'listSms'> = { id: 'listSms', method: 'GET', path: '/message/api/sms/page', effect: 'read', data: pageData };
