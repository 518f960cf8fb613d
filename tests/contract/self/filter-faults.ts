/** Faults of filters and orders that show only where two inputs go together. */
import { asked, type Fault, fault, list, paged, records, safe, without } from './fault';
import { leaving } from './narrow';

const LISTS = ['lists'] as const;
const ORDERS = ['queryMyOrders'];

const FILTERS: readonly Fault[] = [
  fault(
    'a status that is ignored beside a period',
    [ORDERS, LISTS, 'filter'],
    asked((body) =>
      body['beginDate'] && typeof body['status'] === 'string' ? without(body, 'status') : body,
    ),
  ),
  fault(
    'a number that is ignored beside a ship-to',
    [ORDERS, LISTS, 'filter'],
    asked((body) =>
      body['sendtoCode'] && typeof body['orderNo'] === 'string' ? without(body, 'orderNo') : body,
    ),
  ),
  fault(
    'a search that is ignored beside a status',
    [ORDERS, LISTS, 'filter'],
    asked((body) =>
      typeof body['keyword'] === 'string' && body['status'] ? without(body, 'keyword') : body,
    ),
  ),
  fault(
    'a total that is that of the list without filters',
    [ORDERS, LISTS, 'amounts'],
    paged((page, request) =>
      safe(request)['status'] && safe(request)['pageNum'] === 1 && list(page['records']).length > 0
        ? { ...page, total: 8, records: list(page['records']) }
        : page,
    ),
  ),
  fault(
    'a month that is not within its own period',
    [['queryReconciliations'], LISTS, 'filter'],
    leaving((rows, request) => {
      const { endPeriod } = safe(request);
      return endPeriod ? rows.filter((row) => row['period'] !== endPeriod) : rows;
    }),
  ),
  fault(
    'months that are ignored',
    [['queryRetailAggregations'], LISTS, 'filter'],
    asked((body) =>
      /^\d{4}-\d\d$/.test(`${body['beginMonth']}`) && /^\d{4}-\d\d$/.test(`${body['endMonth']}`)
        ? without(without(body, 'beginMonth'), 'endMonth')
        : body,
    ),
  ),
  fault('an order of each page by itself', [['queryProducts'], LISTS, 'order'], {
    ...asked((body) => (/^price/.test(String(body['sort'])) ? without(body, 'sort') : body)),
    ...records((rows, request) => {
      const way = { priceAsc: 1, priceDesc: -1 }[String(safe(request)['sort'])];
      if (!way) return rows;
      return rows.toSorted((a, b) => way * (Number(a['retailPrice']) - Number(b['retailPrice'])));
    }),
  }),
  fault(
    'an order of amounts as of texts',
    [['queryAccountStatement'], LISTS, 'order'],
    records((rows, request) => {
      const { sortBy } = safe(request);
      if (typeof sortBy !== 'string') return rows;
      const way = safe(request)['sortOrder'] === 'desc' ? -1 : 1;
      return rows.toSorted((a, b) => way * (String(a[sortBy]) < String(b[sortBy]) ? -1 : 1));
    }),
  ),
  fault(
    'a direction of the order that is ignored',
    [['queryAccountStatement'], LISTS, 'order'],
    asked((body) => (body['sortOrder'] === 'asc' ? { ...body, sortOrder: 'desc' } : body)),
  ),
  fault(
    'one choice of a filter that is another',
    [['queryReturnOrders', 'queryMyOrders'], LISTS, 'filter'],
    asked((body) => (body['status'] === '50' ? { ...body, status: '40' } : body)),
  ),
  fault(
    'a period that counts its last day as begun only',
    [['queryPaymentOrders'], LISTS, 'filter'],
    leaving((rows, request) => {
      const { endDate } = safe(request);
      return endDate ? rows.filter((row) => String(row['createTime']) <= String(endDate)) : rows;
    }),
  ),
  fault('a parameter of the address that is ignored', [['listNews'], LISTS, 'filter'], {
    request: (request) => ({ ...request, url: request.url.replace(/&?keyword=[^&]*/, '') }),
  }),
  fault('a status in the address that is ignored', [['listDemands'], LISTS, 'filter'], {
    request: (request) => ({ ...request, url: request.url.replace(/&?status=[^&]*/, '') }),
  }),
  fault(
    'a kind of a balance that is ignored',
    [['queryAccountStatement'], LISTS, 'filter'],
    asked((body) => (/^[A-Z]{2}$/.test(String(body['voucherType'])) ? without(body, 'voucherType') : body)),
  ),
];

export const FILTER_FAULTS: readonly Fault[] = [...FILTERS];
