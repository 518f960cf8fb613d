// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, flag, least, like, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryMessages`. */
export const queryMessagesData: Check<Ops['queryMessages']['data']> = /* @__PURE__ */ checkOf('queryMessages', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Message) }));

/** Checks the input of `queryMessages`. */
export const queryMessagesInput: Check<Ops['queryMessages']['input']> = /* @__PURE__ */ checkOf('queryMessages', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), unitId: all(text, like(/_admin$/u)), 'typeName?': text, 'isRead?': flag, 'keyword?': text, 'id?': text }) }));

/** Checks the input of `readAllMessages`. */
export const readAllMessagesInput: Check<Ops['readAllMessages']['input']> = /* @__PURE__ */ checkOf('readAllMessages', 'input', () => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** Checks the input of `readMessage`. */
export const readMessageInput: Check<Ops['readMessage']['input']> = /* @__PURE__ */ checkOf('readMessage', 'input', () => record({ query: record({ id: code }) }));

/** Checks the data of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesData: Check<Ops['listUnreadMessageTypes']['data']> = /* @__PURE__ */ checkOf('listUnreadMessageTypes', 'data', () => list(answer({ typeName: text, num: count, title: text, id: code })));

/** Checks the input of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesInput: Check<Ops['listUnreadMessageTypes']['input']> = /* @__PURE__ */ checkOf('listUnreadMessageTypes', 'input', () => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** Checks the data of `getUnreadMessageCount`. */
export const getUnreadMessageCountData: Check<Ops['getUnreadMessageCount']['data']> = /* @__PURE__ */ checkOf('getUnreadMessageCount', 'data', () => count);

/** Checks the input of `getUnreadMessageCount`. */
export const getUnreadMessageCountInput: Check<Ops['getUnreadMessageCount']['input']> = /* @__PURE__ */ checkOf('getUnreadMessageCount', 'input', () => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** Checks the data of `getTodoUnreadCount`. */
export const getTodoUnreadCountData: Check<Ops['getTodoUnreadCount']['data']> = /* @__PURE__ */ checkOf('getTodoUnreadCount', 'data', () => count);

/** Checks the input of `getTodoUnreadCount`. */
export const getTodoUnreadCountInput: Check<Ops['getTodoUnreadCount']['input']> = /* @__PURE__ */ checkOf('getTodoUnreadCount', 'input', () => record({ path: record({ customerCode: code }) }));

/** Checks the data of `listTodos`. */
export const listTodosData: Check<Ops['listTodos']['data']> = /* @__PURE__ */ checkOf('listTodos', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'typeCode?': text, typeName: text, 'url?': text, createDate: text, 'deadline?': all(text, date) })) }));

/** Checks the input of `listTodos`. */
export const listTodosInput: Check<Ops['listTodos']['input']> = /* @__PURE__ */ checkOf('listTodos', 'input', () => record({ query: record({ customerCode: code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `listSystemNotifications`. */
export const listSystemNotificationsData: Check<Ops['listSystemNotifications']['data']> = /* @__PURE__ */ checkOf('listSystemNotifications', 'data', () => list(answers.SystemNotification));

/** Checks the input of `listSystemNotifications`. */
export const listSystemNotificationsInput: Check<Ops['listSystemNotifications']['input']> = /* @__PURE__ */ checkOf('listSystemNotifications', 'input', () => record({ query: record({ platformSelection: code, 'customerCode?': text }) }));

/** Checks the data of `getInsertScreen`. */
export const getInsertScreenData: Check<Ops['getInsertScreen']['data']> = /* @__PURE__ */ checkOf('getInsertScreen', 'data', () => answer({ isShow: flag, 'notification?': answers.SystemNotification }));

/** Checks the input of `getInsertScreen`. */
export const getInsertScreenInput: Check<Ops['getInsertScreen']['input']> = /* @__PURE__ */ checkOf('getInsertScreen', 'input', () => record({ query: record({ customerCode: code, userName: code }) }));

/** Checks the data of `checkNotificationRead`. */
export const checkNotificationReadData: Check<Ops['checkNotificationRead']['data']> = /* @__PURE__ */ checkOf('checkNotificationRead', 'data', () => flag);

/** Checks the input of `checkNotificationRead`. */
export const checkNotificationReadInput: Check<Ops['checkNotificationRead']['input']> = /* @__PURE__ */ checkOf('checkNotificationRead', 'input', () => record({ body: record({ notificationId: code, customerCode: code, userName: code }) }));

/** Checks the input of `registerNotificationRead`. */
export const registerNotificationReadInput: Check<Ops['registerNotificationRead']['input']> = /* @__PURE__ */ checkOf('registerNotificationRead', 'input', () => record({ body: record({ notificationId: code, customerCode: code, userName: code }) }));

/** Checks the data of `listNewProductRecommendations`. */
export const listNewProductRecommendationsData: Check<Ops['listNewProductRecommendations']['data']> = /* @__PURE__ */ checkOf('listNewProductRecommendations', 'data', () => list(answer({ productCode: code, productModel: text, productName: text, 'picUrl?': text, 'sellingPoint?': text, 'marketDate?': all(text, date) })));

/** Checks the input of `listNewProductRecommendations`. */
export const listNewProductRecommendationsInput: Check<Ops['listNewProductRecommendations']['input']> = /* @__PURE__ */ checkOf('listNewProductRecommendations', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listFinanceDialogs`. */
export const listFinanceDialogsData: Check<Ops['listFinanceDialogs']['data']> = /* @__PURE__ */ checkOf('listFinanceDialogs', 'data', () => list(answer({ id: code, title: text, content: text, type: text, 'url?': text, 'createDate?': text })));

/** Checks the input of `listFinanceDialogs`. */
export const listFinanceDialogsInput: Check<Ops['listFinanceDialogs']['input']> = /* @__PURE__ */ checkOf('listFinanceDialogs', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the input of `readFinanceDialog`. */
export const readFinanceDialogInput: Check<Ops['readFinanceDialog']['input']> = /* @__PURE__ */ checkOf('readFinanceDialog', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listDialogInvoices`. */
export const listDialogInvoicesData: Check<Ops['listDialogInvoices']['data']> = /* @__PURE__ */ checkOf('listDialogInvoices', 'data', () => list(answers.Invoice));

/** Checks the input of `listDialogInvoices`. */
export const listDialogInvoicesInput: Check<Ops['listDialogInvoices']['input']> = /* @__PURE__ */ checkOf('listDialogInvoices', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `checkConsentToUse`. */
export const checkConsentToUseData: Check<Ops['checkConsentToUse']['data']> = /* @__PURE__ */ checkOf('checkConsentToUse', 'data', () => flag);

/** Checks the input of `checkConsentToUse`. */
export const checkConsentToUseInput: Check<Ops['checkConsentToUse']['input']> = /* @__PURE__ */ checkOf('checkConsentToUse', 'input', () => record({ body: record({ customerCode: code, userName: code, 'type?': text }) }));

/** Checks the input of `consentToUse`. */
export const consentToUseInput: Check<Ops['consentToUse']['input']> = /* @__PURE__ */ checkOf('consentToUse', 'input', () => record({ body: record({ customerCode: code, userName: code, 'type?': text }) }));

/** Checks the input of `confirmLetter`. */
export const confirmLetterInput: Check<Ops['confirmLetter']['input']> = /* @__PURE__ */ checkOf('confirmLetter', 'input', () => record({ body: record({ id: code, 'customerCode?': code, status: all(text, oneOf("1", "2")), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `listLetters`. */
export const listLettersData: Check<Ops['listLetters']['data']> = /* @__PURE__ */ checkOf('listLetters', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Letter) }));

/** Checks the input of `listLetters`. */
export const listLettersInput: Check<Ops['listLetters']['input']> = /* @__PURE__ */ checkOf('listLetters', 'input', () => record({ query: record({ customerCode: code, 'status?': all(text, oneOf("0", "1", "2")), 'id?': code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `getNews`. */
export const getNewsData: Check<Ops['getNews']['data']> = /* @__PURE__ */ checkOf('getNews', 'data', () => answers.NewsItem);

/** Checks the input of `getNews`. */
export const getNewsInput: Check<Ops['getNews']['input']> = /* @__PURE__ */ checkOf('getNews', 'input', () => record({ path: record({ newsId: code }) }));

/** Checks the data of `listNews`. */
export const listNewsData: Check<Ops['listNews']['data']> = /* @__PURE__ */ checkOf('listNews', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.NewsItem) }));

/** Checks the input of `listNews`. */
export const listNewsInput: Check<Ops['listNews']['input']> = /* @__PURE__ */ checkOf('listNews', 'input', () => record({ query: record({ customerCode: code, 'keyword?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `getSms`. */
export const getSmsData: Check<Ops['getSms']['data']> = /* @__PURE__ */ checkOf('getSms', 'data', () => answers.SmsRecord);

/** Checks the input of `getSms`. */
export const getSmsInput: Check<Ops['getSms']['input']> = /* @__PURE__ */ checkOf('getSms', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listSms`. */
export const listSmsData: Check<Ops['listSms']['data']> = /* @__PURE__ */ checkOf('listSms', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.SmsRecord) }));

/** Checks the input of `listSms`. */
export const listSmsInput: Check<Ops['listSms']['input']> = /* @__PURE__ */ checkOf('listSms', 'input', () => record({ query: record({ customerCode: code, 'phoneNumber?': text, 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
