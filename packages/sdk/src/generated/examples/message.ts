// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryMessages`: page 全部消息，12条未读; unread 面板中的未读消息; empty 没有消息; refused 查询失败. */
export const queryMessagesExamples: Examples<'queryMessages', 'page' | 'unread' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryMessages', {
  page: '{"code":"1","msg":"成功","data":{"total":14,"pageNum":1,"pageSize":20,"records":[{"id":"MSG20261119001","title":"订单 6010086604 已送达，请及时签收","content":"您的订单 6010086604 已送达，请核对数量后签收。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086604","createDate":"2026-11-19 17:10:00"},{"id":"MSG20261119002","title":"订单 6010086601 已提交，正在审核","content":"您的订单 6010086601 已提交，金额 ¥44,384.00，正在审核。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086601","createDate":"2026-11-19 10:12:08"},{"id":"MSG20261118003","title":"10月对账单已生成，请及时核对","content":"10月期末余额 ¥1,293,526.00，请于 11 月 25 日前确认。","typeName":"财务通知","isRead":false,"url":"/reconciliation","createDate":"2026-11-18 17:00:00"},{"id":"MSG20261118001","title":"订单 6010086602 审核通过","content":"您的订单 6010086602 已审核通过，等待发货。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086602","createDate":"2026-11-18 15:20:36"},{"id":"MSG20261117002","title":"2026年12月冰箱产业返利政策发布","content":"12月冰箱产业返利政策已发布，请到政策跟踪查看。","typeName":"政策公告","isRead":false,"url":"/releasePolicy","createDate":"2026-11-17 18:00:00"},{"id":"MSG20261117001","title":"订单 6010086603 已发货","content":"您的订单 6010086603 已从中心仓发出，送货单号 8010045503。","typeName":"订单通知","isRead":false,"url":"/logisticsDetail","createDate":"2026-11-17 14:00:12"},{"id":"MSG20261116001","title":"订单 6010086603 已提交","content":"您的订单 6010086603 已提交，金额 ¥27,881.00。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086603","createDate":"2026-11-16 11:05:27"},{"id":"MSG20261115001","title":"10月提货奖励已兑现","content":"10月提货奖励 ¥20,000.00 已兑现入账，凭证号 4900001104。","typeName":"财务通知","isRead":false,"url":"/myrebate","createDate":"2026-11-15 16:20:45"},{"id":"MSG20261112001","title":"订单 6010086604 已提交","content":"您的订单 6010086604 已提交，金额 ¥16,485.00。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086604","createDate":"2026-11-12 10:20:10"},{"id":"MSG20261110002","title":"空调反季特惠政策发布","content":"活动期内变频壁挂空调享特惠供价，详见活动页面。","typeName":"政策公告","isRead":false,"url":"/eventlist","createDate":"2026-11-10 15:00:00"},{"id":"MSG20261110001","title":"发票 26372000000000118801 待签收","content":"发票已开具，金额 ¥29,352.00，请签收。","typeName":"财务通知","isRead":false,"url":"/invoicesignfor","createDate":"2026-11-10 11:00:00"},{"id":"MSG20261103001","title":"到款 ¥120,000.00 已入账","content":"银行到款 ¥120,000.00 已入账，凭证号 4900001101。","typeName":"财务通知","isRead":false,"url":"/receipts","createDate":"2026-11-03 16:10:00"},{"id":"MSG20261101001","title":"11月空调产业返利政策发布","content":"11月空调产业返利政策已发布，请到政策跟踪查看。","typeName":"政策公告","isRead":true,"url":"/releasePolicy","createDate":"2026-11-01 09:00:00"},{"id":"MSG20261028001","title":"订单 6010086607 已提交","content":"您的订单 6010086607 已提交，金额 ¥23,097.00。","typeName":"订单通知","isRead":true,"url":"/myOrder/6010086607","createDate":"2026-10-28 10:31:55"}]}}',
  unread: '{"code":"1","msg":"成功","data":{"total":12,"pageNum":1,"pageSize":4,"records":[{"id":"MSG20261119001","title":"订单 6010086604 已送达，请及时签收","content":"您的订单 6010086604 已送达，请核对数量后签收。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086604","createDate":"2026-11-19 17:10:00"},{"id":"MSG20261119002","title":"订单 6010086601 已提交，正在审核","content":"您的订单 6010086601 已提交，金额 ¥44,384.00，正在审核。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086601","createDate":"2026-11-19 10:12:08"},{"id":"MSG20261118003","title":"10月对账单已生成，请及时核对","content":"10月期末余额 ¥1,293,526.00，请于 11 月 25 日前确认。","typeName":"财务通知","isRead":false,"url":"/reconciliation","createDate":"2026-11-18 17:00:00"},{"id":"MSG20261118001","title":"订单 6010086602 审核通过","content":"您的订单 6010086602 已审核通过，等待发货。","typeName":"订单通知","isRead":false,"url":"/myOrder/6010086602","createDate":"2026-11-18 15:20:36"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"消息查询失败，请稍后再试"}',
}, '{"body":{"unitId":"8800123456_admin","pageNum":1,"pageSize":20}}');

/** Examples of `readAllMessages`: done 全部已读; none 没有未读消息. */
export const readAllMessagesExamples: Examples<'readAllMessages', 'done' | 'none'> = /* @__PURE__ */ examples('readAllMessages', {
  done: '{"code":"1","msg":"成功"}',
  none: '{"code":"0","msg":"没有未读消息"}',
}, '{"query":{"unitId":"8800123456_admin"}}');

/** Examples of `readMessage`: done 已读; missing 消息不存在. */
export const readMessageExamples: Examples<'readMessage', 'done' | 'missing'> = /* @__PURE__ */ examples('readMessage', {
  done: '{"code":"1","msg":"成功"}',
  missing: '{"code":"0","msg":"消息不存在或已被删除，请刷新列表"}',
}, '{"query":{"id":"MSG20261119002"}}');

/** Examples of `listUnreadMessageTypes`: types 三类12条; empty 没有未读; refused 未读消息查询失败. */
export const listUnreadMessageTypesExamples: Examples<'listUnreadMessageTypes', 'types' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listUnreadMessageTypes', {
  types: '{"code":"1","msg":"成功","data":[{"typeName":"订单通知","num":6,"title":"订单 6010086604 已送达，请及时签收","id":"MSG20261119001"},{"typeName":"财务通知","num":4,"title":"10月对账单已生成，请及时核对","id":"MSG20261118003"},{"typeName":"政策公告","num":2,"title":"2026年12月冰箱产业返利政策发布","id":"MSG20261117002"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"未读消息查询失败，请稍后再试"}',
}, '{"query":{"unitId":"8800123456_admin"}}');

/** Examples of `getUnreadMessageCount`: some 12条; none 没有未读; many 超过99; refused 未读消息数查询失败. */
export const getUnreadMessageCountExamples: Examples<'getUnreadMessageCount', 'some' | 'none' | 'many' | 'refused'> = /* @__PURE__ */ examples('getUnreadMessageCount', {
  some: '{"code":"1","msg":"成功","data":12}',
  none: '{"code":"1","msg":"成功","data":0}',
  many: '{"code":"1","msg":"成功","data":128}',
  refused: '{"code":"0","msg":"未读消息数查询失败，请稍后再试"}',
}, '{"query":{"unitId":"8800123456_admin"}}');

/** Examples of `getTodoUnreadCount`: count 四条待办; none 没有待办; refused 客户编码无效. */
export const getTodoUnreadCountExamples: Examples<'getTodoUnreadCount', 'count' | 'none' | 'refused'> = /* @__PURE__ */ examples('getTodoUnreadCount', {
  count: '{"code":"1","msg":"成功","data":4}',
  none: '{"code":"1","msg":"成功","data":0}',
  refused: '{"code":"0","msg":"客户编码不存在，请重新登录"}',
}, '{"path":{"customerCode":"8800123456"}}');

/** Examples of `listTodos`: page 四条待办; empty 没有待办; refused 查询失败. */
export const listTodosExamples: Examples<'listTodos', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTodos', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":4,"records":[{"id":"66004","title":"10月对账单待确认","typeCode":"RECONCILE","typeName":"对账确认","url":"/reconciliation","createDate":"2026-11-01 08:00:00","deadline":"2026-11-25"},{"id":"66003","title":"发票 26372000000000118801 待签收","typeCode":"INVOICE","typeName":"发票签收","url":"/invoicesignfor","createDate":"2026-11-10 11:00:00","deadline":"2026-11-30"},{"id":"66002","title":"订单 6010086604 待签收","typeCode":"ORDER","typeName":"订单签收","url":"/myOrder/6010086604","createDate":"2026-11-19 17:10:31","deadline":"2026-12-01"},{"id":"66001","title":"2027年度合同待签署","typeCode":"CONTRACT","typeName":"合同签署","url":"/annualcontractNew","createDate":"2026-11-18 09:00:00","deadline":"2026-12-31"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":4,"records":[]}}',
  refused: '{"code":"0","msg":"待办查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listSystemNotifications`: notices 两条通知; empty 没有通知; refused 平台无效. */
export const listSystemNotificationsExamples: Examples<'listSystemNotifications', 'notices' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSystemNotifications', {
  notices: '{"code":"1","msg":"成功","data":[{"id":"1202","title":"双十二备货通知","content":"<p>11 月 25 日 10:00 起开放双十二大单活动，请提前准备货款。</p>","typeName":"业务通知","url":"/bigorder/mall_list.json","beginDate":"2026-11-18","endDate":"2026-12-12","createDate":"2026-11-18 09:00:00"},{"id":"1198","title":"系统维护通知","content":"<p>11 月 22 日 00:00 至 04:00 系统升级，期间不能下单和付款。</p>","typeName":"系统通知","beginDate":"2026-11-17","endDate":"2026-11-22","createDate":"2026-11-17 17:30:00"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"平台参数无效，请刷新页面后重试"}',
}, '{"query":{"platformSelection":"1"}}');

/** Examples of `getInsertScreen`: show 需要弹出; none 无需弹出; refused 查询失败. */
export const getInsertScreenExamples: Examples<'getInsertScreen', 'show' | 'none' | 'refused'> = /* @__PURE__ */ examples('getInsertScreen', {
  show: '{"code":"1","msg":"成功","data":{"isShow":true,"notification":{"id":"1202","title":"双十二备货通知","content":"<p>11 月 25 日 10:00 起开放双十二大单活动，请提前准备货款。</p>","typeName":"业务通知","url":"/bigorder/mall_list.json","beginDate":"2026-11-18","endDate":"2026-12-12","createDate":"2026-11-18 09:00:00"}}}',
  none: '{"code":"1","msg":"成功","data":{"isShow":false}}',
  refused: '{"code":"0","msg":"弹屏查询失败"}',
}, '{"query":{"customerCode":"8800123456","userName":"wangjg"}}');

/** Examples of `checkNotificationRead`: unread 未读; read 已读; missing 通知不存在. */
export const checkNotificationReadExamples: Examples<'checkNotificationRead', 'unread' | 'read' | 'missing'> = /* @__PURE__ */ examples('checkNotificationRead', {
  unread: '{"code":"1","msg":"成功","data":false}',
  read: '{"code":"1","msg":"成功","data":true}',
  missing: '{"code":"0","msg":"通知不存在或已失效"}',
}, '{"body":{"notificationId":"1202","customerCode":"8800123456","userName":"wangjg"}}');

/** Examples of `registerNotificationRead`: recorded 登记成功; missing 通知不存在. */
export const registerNotificationReadExamples: Examples<'registerNotificationRead', 'recorded' | 'missing'> = /* @__PURE__ */ examples('registerNotificationRead', {
  recorded: '{"code":"1","msg":"成功"}',
  missing: '{"code":"0","msg":"通知不存在或已失效"}',
}, '{"body":{"notificationId":"1202","customerCode":"8800123456","userName":"wangjg"}}');

/** Examples of `listNewProductRecommendations`: products 两个新品; empty 没有新品; refused 查询失败. */
export const listNewProductRecommendationsExamples: Examples<'listNewProductRecommendations', 'products' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listNewProductRecommendations', {
  products: '{"code":"1","msg":"成功","data":[{"productCode":"GX0001J01","productModel":"HS-S3","productName":"全屋智慧中控屏","sellingPoint":"一屏控制全屋家电","marketDate":"2026-11-01"},{"productCode":"GT7500G02","productModel":"75S7-MINI","productName":"75英寸背光分区智能电视","sellingPoint":"高刷分区背光","marketDate":"2026-10-15"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"新品推荐查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listFinanceDialogs`: dialogs 两个弹窗; empty 没有弹窗; refused 查询失败. */
export const listFinanceDialogsExamples: Examples<'listFinanceDialogs', 'dialogs' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listFinanceDialogs', {
  dialogs: '{"code":"1","msg":"成功","data":[{"id":"3101","title":"发票待签收提醒","content":"您有 1 张发票待签收，金额 ¥29,352.00，逾期将影响返利兑现。","type":"INVOICE","url":"/invoicesignfor","createDate":"2026-11-19 08:00:00"},{"id":"3102","title":"对账提醒","content":"10月对账单尚未确认，请于 11 月 25 日前确认。","type":"NOTICE","url":"/reconciliation","createDate":"2026-11-20 08:00:00"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"财务提醒查询失败"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `readFinanceDialog`: done 已读; missing 弹窗不存在. */
export const readFinanceDialogExamples: Examples<'readFinanceDialog', 'done' | 'missing'> = /* @__PURE__ */ examples('readFinanceDialog', {
  done: '{"code":"1","msg":"成功"}',
  missing: '{"code":"0","msg":"提醒不存在或已失效"}',
}, '{"path":{"id":"3101"}}');

/** Examples of `listDialogInvoices`: invoices 一张待签收发票; empty 没有发票; missing 弹窗不存在. */
export const listDialogInvoicesExamples: Examples<'listDialogInvoices', 'invoices' | 'empty' | 'missing'> = /* @__PURE__ */ examples('listDialogInvoices', {
  invoices: '{"code":"1","msg":"成功","data":[{"invoiceNo":"26372000000000118801","orderNo":"6010086605","invoiceDate":"2026-11-10","netAmount":25975.22,"taxAmount":3376.78,"amount":29352,"statusName":"待签收"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  missing: '{"code":"0","msg":"提醒不存在或已失效"}',
}, '{"path":{"id":"3101"}}');

/** Examples of `checkConsentToUse`: agreed 已同意; notYet 未同意; refused 查询失败. */
export const checkConsentToUseExamples: Examples<'checkConsentToUse', 'agreed' | 'notYet' | 'refused'> = /* @__PURE__ */ examples('checkConsentToUse', {
  agreed: '{"code":"1","msg":"成功","data":true}',
  notYet: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"使用条款查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","userName":"wangjg"}}');

/** Examples of `consentToUse`: agreed 已记录; refused 记录失败. */
export const consentToUseExamples: Examples<'consentToUse', 'agreed' | 'refused'> = /* @__PURE__ */ examples('consentToUse', {
  agreed: '{"code":"1","msg":"成功"}',
  refused: '{"code":"0","msg":"记录失败，请重试"}',
}, '{"body":{"customerCode":"8800123456","userName":"liuf01"}}');

/** Examples of `confirmLetter`: confirmed 确认成功; differs 差异没有说明; twice 已确认. */
export const confirmLetterExamples: Examples<'confirmLetter', 'confirmed' | 'differs' | 'twice'> = /* @__PURE__ */ examples('confirmLetter', {
  confirmed: '{"code":"1","msg":"成功"}',
  differs: '{"code":"0","msg":"同一天的往来对账还有差异没有确认，请先在往来对账中写明原因并确认，或提出异议"}',
  twice: '{"code":"0","msg":"该函件已确认，不能重复确认"}',
}, '{"body":{"id":"4102","customerCode":"8800123456","status":"2","remark":"11 月 3 日到款未计入"}}');

/** Examples of `listLetters`: page 第一页; empty 没有函件; refused 查询失败. */
export const listLettersExamples: Examples<'listLetters', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listLetters', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"4102","letterNo":"HZ20261101","title":"10月往来余额确认函","content":"<p>截至 2026 年 10 月 31 日，贵公司账户余额为 ¥1,293,526.00，请核对。</p>","typeName":"余额确认函","period":"2026-10","amount":1293526,"status":"0","statusName":"待确认","sendDate":"2026-11-01","deadline":"2026-11-25"},{"id":"4101","letterNo":"HZ20261001","title":"9月往来余额确认函","content":"<p>截至 2026 年 9 月 30 日，贵公司账户余额为 ¥953,598.00，请核对。</p>","typeName":"余额确认函","period":"2026-09","amount":953598,"status":"1","statusName":"已确认","sendDate":"2026-10-01","deadline":"2026-10-25","confirmUser":"陈磊","confirmDate":"2026-10-12 10:08:33"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"函件查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getNews`: news 资讯详情; missing 资讯不存在. */
export const getNewsExamples: Examples<'getNews', 'news' | 'missing'> = /* @__PURE__ */ examples('getNews', {
  news: '{"code":"1","msg":"成功","data":{"newsId":"2203","title":"双十二大单活动政策解读","summary":"冰箱、空调双品类满额返利","content":"<p>活动期内冰箱满 50 台、空调满 100 台可享大单价，详见活动页面。</p>","typeName":"政策","publisher":"青岛中心","publishDate":"2026-11-18","readCount":422}}',
  missing: '{"code":"0","msg":"资讯不存在或已下线，请返回列表"}',
}, '{"path":{"newsId":"2203"}}');

/** Examples of `listNews`: page 第一页; empty 没有资讯; refused 查询失败. */
export const listNewsExamples: Examples<'listNews', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listNews', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"newsId":"2203","title":"双十二大单活动政策解读","summary":"冰箱、空调双品类满额返利","typeName":"政策","publisher":"青岛中心","publishDate":"2026-11-18","readCount":421},{"newsId":"2202","title":"电子发票签收操作说明","summary":"三步完成发票签收","typeName":"操作指南","publisher":"财务共享中心","publishDate":"2026-11-06","readCount":188},{"newsId":"2201","title":"全屋智慧中控屏上市","summary":"智家生态新品首发","typeName":"新品","publisher":"智家事业部","publishDate":"2026-11-01","readCount":305}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"资讯查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `getSms`: sms 短信详情; missing 短信不存在. */
export const getSmsExamples: Examples<'getSms', 'sms' | 'missing'> = /* @__PURE__ */ examples('getSms', {
  sms: '{"code":"1","msg":"成功","data":{"id":"91002","phoneNumber":"13800000001","receiver":"王建国","typeName":"发货通知","content":"您的订单 6010086603 已发货，送货单号 8010045503，请注意收货。","orderNo":"6010086603","status":"1","statusName":"已送达","sendDate":"2026-11-17 08:30:05"}}',
  missing: '{"code":"0","msg":"短信不存在或已过期清理"}',
}, '{"path":{"id":"91002"}}');

/** Examples of `listSms`: page 第一页; empty 没有短信; refused 查询失败. */
export const listSmsExamples: Examples<'listSms', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSms', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"91002","phoneNumber":"13800000001","receiver":"王建国","typeName":"发货通知","content":"您的订单 6010086603 已发货，送货单号 8010045503，请注意收货。","orderNo":"6010086603","status":"1","statusName":"已送达","sendDate":"2026-11-17 08:30:05"},{"id":"91001","phoneNumber":"13800000011","receiver":"刘芳","typeName":"签收提醒","content":"您的订单 6010086604 已送达，请及时签收。","orderNo":"6010086604","status":"0","statusName":"发送失败","sendDate":"2026-11-14 15:02:40"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"短信查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');
