/** Faults of values and of pages that show only beside what else is known. */
import { asked, data, type Fault, fault, list, paged, record, records, safe } from './fault';
import { dayBefore, rowOf } from './narrow';

const EXAMPLES = ['examples'] as const;
const LISTS = ['lists'] as const;
const AGREE = ['agreement'] as const;
const ORDERS = ['queryMyOrders'];
const PAYMENTS = ['queryPaymentOrders'];

/** Pages that say the number that was asked for. */
const asAsked = paged((page, request) => ({ ...page, pageNum: safe(request)['pageNum'] }));

const VALUES: readonly Fault[] = [
  fault(
    'a status under the name of another',
    [['queryAllOrders', 'queryMyOrders'], AGREE, 'disagreement'],
    rowOf(['orderNo', '6010086602'], (row) => ({ ...row, statusName: '已签收' })),
  ),
  fault(
    'a product under the name of another',
    [ORDERS, EXAMPLES, 'disagreement'],
    rowOf(['orderNo', '6010086603'], (row) => ({
      ...row,
      lineList: list(row['lineList']).map((line, index) =>
        index === 0
          ? { ...record(line), productCode: 'GR0536A01', productName: '65英寸4K高刷智能电视' }
          : line,
      ),
    })),
  ),
  fault(
    'an order whose amount is not that of its lines',
    [ORDERS, EXAMPLES, 'amounts'],
    rowOf(['orderNo', '6010086603'], (row) => ({ ...row, amount: Number(row['amount']) + 1 })),
  ),
  fault(
    'a row without its number',
    [ORDERS, EXAMPLES, 'missing-field'],
    rowOf(['orderNo', '6010086604'], (row) => ({ ...row, orderNo: '' })),
  ),
  fault(
    'rows that all have the same number',
    [ORDERS, EXAMPLES, 'page'],
    records((rows) => rows.map((row) => ({ ...row, orderNo: '6010086601', orderTypeNo: 'ZY6010086601' }))),
  ),
  fault(
    'amounts in cents',
    [PAYMENTS, LISTS, 'amounts'],
    records((rows) => rows.map((row) => ({ ...row, amount: Number(row['amount']) * 100 }))),
  ),
  fault(
    'a stock below nothing',
    [['listStock'], EXAMPLES, 'figure'],
    data((value) => list(value).map((row, index) => (index === 2 ? { ...record(row), stock: -4 } : row))),
  ),
  fault(
    'a credit of which used and left are not the whole',
    [['getCreditCenter'], EXAMPLES, 'amounts'],
    data((value) => ({ ...record(value), availableAmount: 510_000 })),
  ),
  fault(
    'a sum of a month that its parts do not make',
    [['getOrderMonthSummary'], EXAMPLES, 'amounts'],
    data((value) => ({ ...record(value), orderCount: 9 })),
  ),
  fault(
    'a link that runs a script',
    [['queryMessages'], EXAMPLES, 'text'],
    rowOf(['id', 'MSG20261119001'], (row) => ({ ...row, url: 'javascript:alert(1)' })),
  ),
  fault(
    'a rate of tax as a share',
    [['queryInvoices'], EXAMPLES, 'amounts'],
    records((rows) => rows.map((row) => ({ ...row, taxRate: 0.13 }))),
  ),
  fault(
    'an amount without its cents',
    [['queryInvoices'], EXAMPLES, 'amounts'],
    records((rows) => rows.map((row) => ({ ...row, netAmount: Math.round(Number(row['netAmount'])) }))),
  ),
  fault(
    'days in the zone of another country',
    [ORDERS, LISTS, 'filter'],
    records((rows) =>
      rows.map((row) => ({
        ...row,
        createDate: dayBefore(row['createDate']),
      })),
    ),
  ),
  fault(
    'a loan that is repaid more than it is',
    [['queryFinanceHistory'], EXAMPLES, 'amounts'],
    rowOf(['financeNo', 'RZ20261020001'], (row) => ({ ...row, repaidAmount: Number(row['amount']) + 5 })),
  ),
  fault(
    'an amount in words that says another',
    [['queryReceipts'], EXAMPLES, 'amounts'],
    rowOf(['receiptNo', 'SJ0261120001'], (row) => ({ ...row, amountInWords: '壹佰元整' })),
  ),
];

const PAGES: readonly Fault[] = [
  fault(
    'pages of at most fifty rows, whatever is asked',
    [['queryPaymentOrders'], LISTS, 'page'],
    paged((page) => ({ ...page, records: list(page['records']).slice(0, 50) })),
  ),
  fault(
    'pages of at most fifty rows in a list without sums',
    [['queryInvoiceTrace'], LISTS, 'page'],
    paged((page) => ({ ...page, records: list(page['records']).slice(0, 50) })),
  ),
  fault('a fifth page that is the fourth', [['queryInvoiceTrace'], LISTS, 'page'], {
    ...asked((body) => ({ ...body, ...(body['pageNum'] === 5 && { pageNum: 4 }) })),
    ...asAsked,
  }),
  fault('a page far behind the last that is the first again', [ORDERS, LISTS, 'page'], {
    ...asked((body) => ({
      ...body,
      ...(Number(body['pageNum']) > 50 && Number.isInteger(body['pageNum']) && { pageNum: 1 }),
    })),
    ...asAsked,
  }),
  fault(
    'a total that is one too low',
    [['queryInvoiceTrace'], LISTS, 'amounts'],
    paged((page) => ({ ...page, total: Number(page['total']) - 1 })),
  ),
  fault(
    'sums that are those of the page',
    [['queryRebates'], LISTS, 'page'],
    paged((page) => ({
      ...page,
      usedTotal: list(page['records']).reduce<number>(
        (sum, row) => sum + Number(record(row)['usedAmount']),
        0,
      ),
    })),
  ),
  fault(
    'a page without its last row when it is full',
    [['queryInvoiceTrace'], LISTS, 'page'],
    paged((page) => {
      const rows = list(page['records']);
      return rows.length === 10 ? { ...page, records: rows.slice(0, 9) } : page;
    }),
  ),
];

export const VALUE_FAULTS: readonly Fault[] = [...VALUES, ...PAGES];
