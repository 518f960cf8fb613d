/** Faults of lists: filters, periods, order, pages, totals. */
import type { Damage } from './broken-server';
import {
  asJson,
  asked,
  bodyOf,
  envelope,
  type Fault,
  fault,
  type Json,
  list,
  paged,
  record,
  records,
  without,
} from './fault';

const LISTS = ['lists'] as const;
const ORDERS = ['queryMyOrders'];
const MESSAGES = ['queryMessages'];
const REBATES = ['queryRebates'];
const PRODUCTS = ['queryProducts'];
const RETURNS = ['queryReturnOrders'];
const QUESTIONS = ['queryCommonQuestions'];
const PAYERS = ['queryPaymentOrders'];

/** A server that does not hear an input. */
const deaf = (name: string): Damage => asked((body) => without(body, name));

/** A server that answers each page number as the change says. */
const pageNumber = (change: (pageNum: number) => number): Damage => ({
  ...asked((body) => ({ ...body, pageNum: change(Number(body['pageNum'] ?? 1)) })),
  answer: (passing, request) => {
    if (passing.status !== 200) return passing;
    const body = bodyOf(passing);
    return asJson(passing, {
      ...body,
      data: { ...record(body['data']), pageNum: bodyOf(request)['pageNum'] },
    });
  },
});

const hasInput = (body: Json, name: string) => body[name] !== undefined && body[name] !== '';

/** Leaves rows out where a filter is asked for. */
const whereAsked = (name: string, change: (rows: readonly Json[], body: Json) => readonly Json[]): Damage =>
  paged((page, request) => {
    const body = bodyOf(request);
    if (!hasInput(body, name)) return page;
    const rows = change(list(page['records']).map(record), body);
    const gone = list(page['records']).length - rows.length;
    return { ...page, records: rows, total: Number(page['total']) - gone };
  });

const createdOn = (row: Json) => String(row['createDate']).slice(0, 10);

export const LIST_FAULTS: readonly Fault[] = [
  fault('a filter by status that is ignored', [ORDERS, LISTS, 'filter'], deaf('status')),
  fault('a filter by number that is ignored', [ORDERS, LISTS, 'filter'], deaf('orderNo')),
  fault('a search that is ignored', [ORDERS, LISTS, 'filter'], deaf('keyword')),
  fault('a flag that is ignored', [MESSAGES, LISTS, 'filter'], deaf('isRead')),
  fault('a first day that is ignored', [ORDERS, LISTS, 'filter'], deaf('beginDate')),
  fault('a last day that is ignored', [ORDERS, LISTS, 'filter'], deaf('endDate')),
  fault(
    'a period without its last day',
    [ORDERS, LISTS, 'filter'],
    whereAsked('endDate', (rows, body) => rows.filter((row) => createdOn(row) !== body['endDate'])),
  ),
  fault(
    'a period without its first day',
    [ORDERS, LISTS, 'filter'],
    whereAsked('beginDate', (rows, body) => rows.filter((row) => createdOn(row) !== body['beginDate'])),
  ),
  fault(
    'a search that finds nothing',
    [ORDERS, LISTS, 'filter'],
    whereAsked('keyword', () => []),
  ),
  fault(
    'a filter that matches nothing',
    [RETURNS, LISTS, 'filter'],
    whereAsked('status', () => []),
  ),
  fault(
    'a filter that leaves out its first row',
    [ORDERS, LISTS, 'filter'],
    whereAsked('status', (rows) => rows.slice(1)),
  ),
  fault(
    'a filter that is turned round',
    [QUESTIONS, LISTS, 'filter'],
    asked((body) => (body['isUse'] === undefined ? body : { ...body, isUse: body['isUse'] !== true })),
  ),
  fault(
    'two filters of which the second counts alone',
    [ORDERS, LISTS, 'filter'],
    asked((body) =>
      hasInput(body, 'status') && hasInput(body, 'orderNo') ? without(body, 'orderNo') : body,
    ),
  ),
  fault('an order that is ignored', [PRODUCTS, LISTS, 'order'], deaf('sort')),
  fault(
    'an order that is turned round',
    [PRODUCTS, LISTS, 'order'],
    asked((body) => (body['sort'] === 'priceAsc' ? { ...body, sort: 'priceDesc' } : body)),
  ),
  fault(
    'pages that all are the first',
    [ORDERS, LISTS, 'page'],
    pageNumber(() => 1),
  ),
  fault(
    'a third page that is the second',
    [ORDERS, LISTS, 'page'],
    pageNumber((page) => (page === 3 ? 2 : page)),
  ),
  fault(
    'a page behind the last that is the last again',
    [REBATES, LISTS, 'page'],
    paged((page) =>
      list(page['records']).length === 0 && Number(page['pageNum']) > 1
        ? { ...page, records: [{ ...record(page), rebateNo: 'FL1' }] }
        : page,
    ),
  ),
  fault(
    'a last page without its last row',
    [ORDERS, LISTS, 'page'],
    paged((page) => {
      const rows = list(page['records']);
      const isLast = Number(page['pageNum']) * Number(page['pageSize']) >= Number(page['total']);
      return isLast && Number(page['pageNum']) > 1 ? { ...page, records: rows.slice(0, -1) } : page;
    }),
  ),
  fault(
    'pages of at most twenty rows',
    [['queryInvoices'], LISTS, 'amounts'],
    records((rows) => rows.slice(0, 20)),
  ),
  fault(
    'a total that counts the page alone',
    [ORDERS, LISTS, 'page'],
    paged((page) => ({ ...page, total: list(page['records']).length })),
  ),
  fault(
    'a total that grows from page to page',
    [ORDERS, LISTS, 'page'],
    paged((page) => ({ ...page, total: Number(page['total']) + Number(page['pageNum']) - 1 })),
  ),
  fault(
    'a total of money that is that of the page',
    [PAYERS, LISTS, 'page'],
    paged((page) => ({
      ...page,
      amountTotal: list(page['records']).reduce<number>((sum, row) => sum + Number(record(row)['amount']), 0),
    })),
  ),
  fault(
    'a row that stands on two pages',
    [ORDERS, LISTS, 'page'],
    records((rows, request) =>
      Number(bodyOf(request)['pageNum']) === 1 && rows.length > 2 ? [...rows.slice(0, -1), rows[0]] : rows,
    ),
  ),
  fault(
    'rows in another order each time',
    [ORDERS, LISTS, 'page'],
    (() => {
      let turn = 0;
      return records((rows) => {
        turn += 1;
        return turn % 2 === 0 ? rows.toReversed() : rows;
      });
    })(),
  ),
  fault(
    'a plain list in another order of rows, and with others',
    [['listPayTos'], LISTS, 'flaky'],
    (() => {
      let turn = 0;
      return envelope((body) => {
        turn += 1;
        return { ...body, data: list(body['data']).slice(turn % 2) };
      });
    })(),
  ),
  fault(
    'a size of page that is ignored',
    [ORDERS, LISTS, 'page'],
    asked((body) => ({ ...body, pageSize: 7 })),
  ),
  fault(
    'a wrong type deep in the last row',
    [ORDERS, LISTS, 'wrong-value'],
    records((rows) =>
      rows.map((row, at) => (at === rows.length - 1 ? { ...row, amount: String(row['amount']) } : row)),
    ),
  ),
];
