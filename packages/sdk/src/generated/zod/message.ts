// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, flag, least, like, list, most, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryMessages`. */
export const queryMessagesData: Schema<Ops['queryMessages']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Message) }));

/** The input of `queryMessages`. */
export const queryMessagesInput: Schema<Ops['queryMessages']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), unitId: all(text, like(/_admin$/u)), 'typeName?': text, 'isRead?': flag, 'keyword?': text, 'id?': text }) }));

/** The input of `readAllMessages`. */
export const readAllMessagesInput: Schema<Ops['readAllMessages']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** The input of `readMessage`. */
export const readMessageInput: Schema<Ops['readMessage']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ id: code }) }));

/** The data of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesData: Schema<Ops['listUnreadMessageTypes']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ typeName: text, num: count, title: text, id: code })));

/** The input of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesInput: Schema<Ops['listUnreadMessageTypes']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** The data of `getUnreadMessageCount`. */
export const getUnreadMessageCountData: Schema<Ops['getUnreadMessageCount']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getUnreadMessageCount`. */
export const getUnreadMessageCountInput: Schema<Ops['getUnreadMessageCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ unitId: all(text, like(/_admin$/u)) }) }));

/** The data of `getTodoUnreadCount`. */
export const getTodoUnreadCountData: Schema<Ops['getTodoUnreadCount']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getTodoUnreadCount`. */
export const getTodoUnreadCountInput: Schema<Ops['getTodoUnreadCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code }) }));

/** The data of `listTodos`. */
export const listTodosData: Schema<Ops['listTodos']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'typeCode?': text, typeName: text, 'url?': text, createDate: text, 'deadline?': all(text, date) })) }));

/** The input of `listTodos`. */
export const listTodosInput: Schema<Ops['listTodos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `listSystemNotifications`. */
export const listSystemNotificationsData: Schema<Ops['listSystemNotifications']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.SystemNotification));

/** The input of `listSystemNotifications`. */
export const listSystemNotificationsInput: Schema<Ops['listSystemNotifications']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ platformSelection: code, 'customerCode?': text }) }));

/** The data of `getInsertScreen`. */
export const getInsertScreenData: Schema<Ops['getInsertScreen']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isShow: flag, 'notification?': answers.SystemNotification }));

/** The input of `getInsertScreen`. */
export const getInsertScreenInput: Schema<Ops['getInsertScreen']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, userName: code }) }));

/** The data of `checkNotificationRead`. */
export const checkNotificationReadData: Schema<Ops['checkNotificationRead']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkNotificationRead`. */
export const checkNotificationReadInput: Schema<Ops['checkNotificationRead']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ notificationId: code, customerCode: code, userName: code }) }));

/** The input of `registerNotificationRead`. */
export const registerNotificationReadInput: Schema<Ops['registerNotificationRead']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ notificationId: code, customerCode: code, userName: code }) }));

/** The data of `listNewProductRecommendations`. */
export const listNewProductRecommendationsData: Schema<Ops['listNewProductRecommendations']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, productModel: text, productName: text, 'picUrl?': text, 'sellingPoint?': text, 'marketDate?': all(text, date) })));

/** The input of `listNewProductRecommendations`. */
export const listNewProductRecommendationsInput: Schema<Ops['listNewProductRecommendations']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listFinanceDialogs`. */
export const listFinanceDialogsData: Schema<Ops['listFinanceDialogs']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ id: code, title: text, content: text, type: text, 'url?': text, 'createDate?': text })));

/** The input of `listFinanceDialogs`. */
export const listFinanceDialogsInput: Schema<Ops['listFinanceDialogs']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The input of `readFinanceDialog`. */
export const readFinanceDialogInput: Schema<Ops['readFinanceDialog']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listDialogInvoices`. */
export const listDialogInvoicesData: Schema<Ops['listDialogInvoices']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Invoice));

/** The input of `listDialogInvoices`. */
export const listDialogInvoicesInput: Schema<Ops['listDialogInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `checkConsentToUse`. */
export const checkConsentToUseData: Schema<Ops['checkConsentToUse']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkConsentToUse`. */
export const checkConsentToUseInput: Schema<Ops['checkConsentToUse']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, userName: code, 'type?': text }) }));

/** The input of `consentToUse`. */
export const consentToUseInput: Schema<Ops['consentToUse']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, userName: code, 'type?': text }) }));

/** The input of `confirmLetter`. */
export const confirmLetterInput: Schema<Ops['confirmLetter']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': code, status: all(text, oneOf("1", "2")), 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `listLetters`. */
export const listLettersData: Schema<Ops['listLetters']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Letter) }));

/** The input of `listLetters`. */
export const listLettersInput: Schema<Ops['listLetters']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'status?': all(text, oneOf("0", "1", "2")), 'id?': code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `getNews`. */
export const getNewsData: Schema<Ops['getNews']['data']> = /* @__PURE__ */ schemaOf(() => answers.NewsItem);

/** The input of `getNews`. */
export const getNewsInput: Schema<Ops['getNews']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ newsId: code }) }));

/** The data of `listNews`. */
export const listNewsData: Schema<Ops['listNews']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.NewsItem) }));

/** The input of `listNews`. */
export const listNewsInput: Schema<Ops['listNews']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'keyword?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `getSms`. */
export const getSmsData: Schema<Ops['getSms']['data']> = /* @__PURE__ */ schemaOf(() => answers.SmsRecord);

/** The input of `getSms`. */
export const getSmsInput: Schema<Ops['getSms']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listSms`. */
export const listSmsData: Schema<Ops['listSms']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.SmsRecord) }));

/** The input of `listSms`. */
export const listSmsInput: Schema<Ops['listSms']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'phoneNumber?': text, 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
