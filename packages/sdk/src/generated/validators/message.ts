// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isInvoice, isLetter, isMessage, isNewsItem, isSmsRecord, isSystemNotification, schemaOfInvoice, schemaOfLetter, schemaOfMessage, schemaOfNewsItem, schemaOfSmsRecord, schemaOfSystemNotification } from './components';

function isQueryMessagesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isMessage)));
}

/** Checks the data of `queryMessages`. */
export const queryMessagesData: Check<Ops['queryMessages']['data']> = { operationId: 'queryMessages', part: 'data', is: isQueryMessagesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfMessage()) })) };

function isQueryMessagesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['unitId']), (typeof x === 'string' && /_admin$/u.test(x))) &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['isRead']) === undefined || (typeof x === 'string' && (x === "0" || x === "1"))) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['id']) === undefined || typeof x === 'string');
}

function isQueryMessagesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryMessagesInputBody(x));
}

/** Checks the input of `queryMessages`. */
export const queryMessagesInput: Check<Ops['queryMessages']['input']> = { operationId: 'queryMessages', part: 'input', is: isQueryMessagesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "unitId": z.string().check(z.refine((v: string) => /_admin$/u.test(v), "a text like _admin$")), "typeName": z.optional(z.string()), "isRead": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))), "keyword": z.optional(z.string()), "id": z.optional(z.string()) }) })) };

function isReadAllMessagesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['unitId']), (typeof x === 'string' && /_admin$/u.test(x)));
}

function isReadAllMessagesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isReadAllMessagesInputQuery(x));
}

/** Checks the input of `readAllMessages`. */
export const readAllMessagesInput: Check<Ops['readAllMessages']['input']> = { operationId: 'readAllMessages', part: 'input', is: isReadAllMessagesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "unitId": z.string().check(z.refine((v: string) => /_admin$/u.test(v), "a text like _admin$")) }) })) };

function isReadMessageInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isReadMessageInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isReadMessageInputQuery(x));
}

/** Checks the input of `readMessage`. */
export const readMessageInput: Check<Ops['readMessage']['input']> = { operationId: 'readMessage', part: 'input', is: isReadMessageInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListUnreadMessageTypesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['typeName']), typeof x === 'string') &&
    ((x = v['num']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['id']), typeof x === 'string');
}

function isListUnreadMessageTypesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListUnreadMessageTypesDataItem));
}

/** Checks the data of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesData: Check<Ops['listUnreadMessageTypes']['data']> = { operationId: 'listUnreadMessageTypes', part: 'data', is: isListUnreadMessageTypesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "typeName": z.string(), "num": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "title": z.string(), "id": z.string() }))) };

function isListUnreadMessageTypesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['unitId']), (typeof x === 'string' && /_admin$/u.test(x)));
}

function isListUnreadMessageTypesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListUnreadMessageTypesInputQuery(x));
}

/** Checks the input of `listUnreadMessageTypes`. */
export const listUnreadMessageTypesInput: Check<Ops['listUnreadMessageTypes']['input']> = { operationId: 'listUnreadMessageTypes', part: 'input', is: isListUnreadMessageTypesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "unitId": z.string().check(z.refine((v: string) => /_admin$/u.test(v), "a text like _admin$")) }) })) };

function isGetUnreadMessageCountData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v) && v >= 0);
}

/** Checks the data of `getUnreadMessageCount`. */
export const getUnreadMessageCountData: Check<Ops['getUnreadMessageCount']['data']> = { operationId: 'getUnreadMessageCount', part: 'data', is: isGetUnreadMessageCountData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))) };

function isGetUnreadMessageCountInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['unitId']), (typeof x === 'string' && /_admin$/u.test(x)));
}

function isGetUnreadMessageCountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetUnreadMessageCountInputQuery(x));
}

/** Checks the input of `getUnreadMessageCount`. */
export const getUnreadMessageCountInput: Check<Ops['getUnreadMessageCount']['input']> = { operationId: 'getUnreadMessageCount', part: 'input', is: isGetUnreadMessageCountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "unitId": z.string().check(z.refine((v: string) => /_admin$/u.test(v), "a text like _admin$")) }) })) };

function isGetTodoUnreadCountData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v));
}

/** Checks the data of `getTodoUnreadCount`. */
export const getTodoUnreadCountData: Check<Ops['getTodoUnreadCount']['data']> = { operationId: 'getTodoUnreadCount', part: 'data', is: isGetTodoUnreadCountData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) };

function isGetTodoUnreadCountInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetTodoUnreadCountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetTodoUnreadCountInputPath(x));
}

/** Checks the input of `getTodoUnreadCount`. */
export const getTodoUnreadCountInput: Check<Ops['getTodoUnreadCount']['input']> = { operationId: 'getTodoUnreadCount', part: 'input', is: isGetTodoUnreadCountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListTodosDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['typeCode']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string');
}

function isListTodosData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isListTodosDataRecordsItem)));
}

/** Checks the data of `listTodos`. */
export const listTodosData: Check<Ops['listTodos']['data']> = { operationId: 'listTodos', part: 'data', is: isListTodosData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "title": z.string(), "typeCode": z.optional(z.string()), "typeName": z.string(), "url": z.optional(z.string()), "createDate": z.string(), "deadline": z.optional(z.string()) })) })) };

function isListTodosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListTodosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTodosInputQuery(x));
}

/** Checks the input of `listTodos`. */
export const listTodosInput: Check<Ops['listTodos']['input']> = { operationId: 'listTodos', part: 'input', is: isListTodosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isListSystemNotificationsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSystemNotification));
}

/** Checks the data of `listSystemNotifications`. */
export const listSystemNotificationsData: Check<Ops['listSystemNotifications']['data']> = { operationId: 'listSystemNotifications', part: 'data', is: isListSystemNotificationsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfSystemNotification())) };

function isListSystemNotificationsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['platformSelection']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']) === undefined || typeof x === 'string');
}

function isListSystemNotificationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSystemNotificationsInputQuery(x));
}

/** Checks the input of `listSystemNotifications`. */
export const listSystemNotificationsInput: Check<Ops['listSystemNotifications']['input']> = { operationId: 'listSystemNotifications', part: 'input', is: isListSystemNotificationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "platformSelection": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.optional(z.string()) }) })) };

function isGetInsertScreenData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isShow']), typeof x === 'boolean') &&
    ((x = v['notification']) === undefined || isSystemNotification(x));
}

/** Checks the data of `getInsertScreen`. */
export const getInsertScreenData: Check<Ops['getInsertScreen']['data']> = { operationId: 'getInsertScreen', part: 'data', is: isGetInsertScreenData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isShow": z.boolean(), "notification": z.optional(schemaOfSystemNotification()) })) };

function isGetInsertScreenInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== ''));
}

function isGetInsertScreenInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetInsertScreenInputQuery(x));
}

/** Checks the input of `getInsertScreen`. */
export const getInsertScreenInput: Check<Ops['getInsertScreen']['input']> = { operationId: 'getInsertScreen', part: 'input', is: isGetInsertScreenInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckNotificationReadData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkNotificationRead`. */
export const checkNotificationReadData: Check<Ops['checkNotificationRead']['data']> = { operationId: 'checkNotificationRead', part: 'data', is: isCheckNotificationReadData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckNotificationReadInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['notificationId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== ''));
}

function isCheckNotificationReadInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckNotificationReadInputBody(x));
}

/** Checks the input of `checkNotificationRead`. */
export const checkNotificationReadInput: Check<Ops['checkNotificationRead']['input']> = { operationId: 'checkNotificationRead', part: 'input', is: isCheckNotificationReadInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "notificationId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRegisterNotificationReadInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['notificationId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== ''));
}

function isRegisterNotificationReadInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRegisterNotificationReadInputBody(x));
}

/** Checks the input of `registerNotificationRead`. */
export const registerNotificationReadInput: Check<Ops['registerNotificationRead']['input']> = { operationId: 'registerNotificationRead', part: 'input', is: isRegisterNotificationReadInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "notificationId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListNewProductRecommendationsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['sellingPoint']) === undefined || typeof x === 'string') &&
    ((x = v['marketDate']) === undefined || typeof x === 'string');
}

function isListNewProductRecommendationsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListNewProductRecommendationsDataItem));
}

/** Checks the data of `listNewProductRecommendations`. */
export const listNewProductRecommendationsData: Check<Ops['listNewProductRecommendations']['data']> = { operationId: 'listNewProductRecommendations', part: 'data', is: isListNewProductRecommendationsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.string(), "picUrl": z.optional(z.string()), "sellingPoint": z.optional(z.string()), "marketDate": z.optional(z.string()) }))) };

function isListNewProductRecommendationsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListNewProductRecommendationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListNewProductRecommendationsInputQuery(x));
}

/** Checks the input of `listNewProductRecommendations`. */
export const listNewProductRecommendationsInput: Check<Ops['listNewProductRecommendations']['input']> = { operationId: 'listNewProductRecommendations', part: 'input', is: isListNewProductRecommendationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListFinanceDialogsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['content']), typeof x === 'string') &&
    ((x = v['type']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string');
}

function isListFinanceDialogsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListFinanceDialogsDataItem));
}

/** Checks the data of `listFinanceDialogs`. */
export const listFinanceDialogsData: Check<Ops['listFinanceDialogs']['data']> = { operationId: 'listFinanceDialogs', part: 'data', is: isListFinanceDialogsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "id": z.string(), "title": z.string(), "content": z.string(), "type": z.string(), "url": z.optional(z.string()), "createDate": z.optional(z.string()) }))) };

function isListFinanceDialogsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListFinanceDialogsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListFinanceDialogsInputQuery(x));
}

/** Checks the input of `listFinanceDialogs`. */
export const listFinanceDialogsInput: Check<Ops['listFinanceDialogs']['input']> = { operationId: 'listFinanceDialogs', part: 'input', is: isListFinanceDialogsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isReadFinanceDialogInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isReadFinanceDialogInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isReadFinanceDialogInputPath(x));
}

/** Checks the input of `readFinanceDialog`. */
export const readFinanceDialogInput: Check<Ops['readFinanceDialog']['input']> = { operationId: 'readFinanceDialog', part: 'input', is: isReadFinanceDialogInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListDialogInvoicesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isInvoice));
}

/** Checks the data of `listDialogInvoices`. */
export const listDialogInvoicesData: Check<Ops['listDialogInvoices']['data']> = { operationId: 'listDialogInvoices', part: 'data', is: isListDialogInvoicesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfInvoice())) };

function isListDialogInvoicesInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isListDialogInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListDialogInvoicesInputPath(x));
}

/** Checks the input of `listDialogInvoices`. */
export const listDialogInvoicesInput: Check<Ops['listDialogInvoices']['input']> = { operationId: 'listDialogInvoices', part: 'input', is: isListDialogInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckConsentToUseData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkConsentToUse`. */
export const checkConsentToUseData: Check<Ops['checkConsentToUse']['data']> = { operationId: 'checkConsentToUse', part: 'data', is: isCheckConsentToUseData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckConsentToUseInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['type']) === undefined || typeof x === 'string');
}

function isCheckConsentToUseInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckConsentToUseInputBody(x));
}

/** Checks the input of `checkConsentToUse`. */
export const checkConsentToUseInput: Check<Ops['checkConsentToUse']['input']> = { operationId: 'checkConsentToUse', part: 'input', is: isCheckConsentToUseInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "type": z.optional(z.string()) }) })) };

function isConsentToUseInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['type']) === undefined || typeof x === 'string');
}

function isConsentToUseInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConsentToUseInputBody(x));
}

/** Checks the input of `consentToUse`. */
export const consentToUseInput: Check<Ops['consentToUse']['input']> = { operationId: 'consentToUse', part: 'input', is: isConsentToUseInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "type": z.optional(z.string()) }) })) };

function isConfirmLetterInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']), (typeof x === 'string' && (x === "1" || x === "2"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isConfirmLetterInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConfirmLetterInputBody(x));
}

/** Checks the input of `confirmLetter`. */
export const confirmLetterInput: Check<Ops['confirmLetter']['input']> = { operationId: 'confirmLetter', part: 'input', is: isConfirmLetterInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.string().check(z.refine((v: string) => (v === "1" || v === "2"), "one of \"1\", \"2\"")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isListLettersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isLetter)));
}

/** Checks the data of `listLetters`. */
export const listLettersData: Check<Ops['listLetters']['data']> = { operationId: 'listLetters', part: 'data', is: isListLettersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfLetter()) })) };

function isListLettersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "0" || x === "1" || x === "2"))) &&
    ((x = v['id']) === undefined || (typeof x === 'string' && x !== '')) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListLettersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListLettersInputQuery(x));
}

/** Checks the input of `listLetters`. */
export const listLettersInput: Check<Ops['listLetters']['input']> = { operationId: 'listLetters', part: 'input', is: isListLettersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1" || v === "2"), "one of \"0\", \"1\", \"2\""))), "id": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

/** Checks the data of `getNews`. */
export const getNewsData: Check<Ops['getNews']['data']> = { operationId: 'getNews', part: 'data', is: isNewsItem, schema: /* @__PURE__ */ lazily(() => schemaOfNewsItem()) };

function isGetNewsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['newsId']), (typeof x === 'string' && x !== ''));
}

function isGetNewsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetNewsInputPath(x));
}

/** Checks the input of `getNews`. */
export const getNewsInput: Check<Ops['getNews']['input']> = { operationId: 'getNews', part: 'input', is: isGetNewsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "newsId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListNewsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isNewsItem)));
}

/** Checks the data of `listNews`. */
export const listNewsData: Check<Ops['listNews']['data']> = { operationId: 'listNews', part: 'data', is: isListNewsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfNewsItem()) })) };

function isListNewsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListNewsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListNewsInputQuery(x));
}

/** Checks the input of `listNews`. */
export const listNewsInput: Check<Ops['listNews']['input']> = { operationId: 'listNews', part: 'input', is: isListNewsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

/** Checks the data of `getSms`. */
export const getSmsData: Check<Ops['getSms']['data']> = { operationId: 'getSms', part: 'data', is: isSmsRecord, schema: /* @__PURE__ */ lazily(() => schemaOfSmsRecord()) };

function isGetSmsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetSmsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetSmsInputPath(x));
}

/** Checks the input of `getSms`. */
export const getSmsInput: Check<Ops['getSms']['input']> = { operationId: 'getSms', part: 'input', is: isGetSmsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSmsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isSmsRecord)));
}

/** Checks the data of `listSms`. */
export const listSmsData: Check<Ops['listSms']['data']> = { operationId: 'listSms', part: 'data', is: isListSmsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfSmsRecord()) })) };

function isListSmsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['phoneNumber']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListSmsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSmsInputQuery(x));
}

/** Checks the input of `listSms`. */
export const listSmsInput: Check<Ops['listSms']['input']> = { operationId: 'listSms', part: 'input', is: isListSmsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "phoneNumber": z.optional(z.string()), "orderNo": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };
