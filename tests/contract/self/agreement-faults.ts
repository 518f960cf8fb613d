/** Faults that only two calls show together, and faults of files. */
import type { Damage } from './broken-server';
import { asJson, bodyOf, envelope, type Fault, fault, list, record, status, without } from './fault';

const AGREE = ['agreement'] as const;
const FILES = ['files'] as const;
const INVOICES = ['exportRebates'];

const ofAddress = (address: RegExp, change: (data: unknown) => unknown): Damage =>
  envelope((body, request) => (address.test(request.url) ? { ...body, data: change(body['data']) } : body));

const cut = (length: (all: number) => number): Damage =>
  status(200, (passing) => ({ ...passing, body: passing.body.subarray(0, length(passing.body.length)) }));

/** A server that answers an export by other inputs than were asked. */
const exportBy = (change: (body: Record<string, unknown>) => Record<string, unknown>): Damage => ({
  request: (request) =>
    /export/i.test(request.url) && request.body.length > 0
      ? { ...request, body: Buffer.from(JSON.stringify(change(bodyOf(request)))) }
      : request,
});

export const AGREEMENT_FAULTS: readonly Fault[] = [
  fault(
    'a count beside its list',
    [['getCartCount'], AGREE, 'disagreement'],
    ofAddress(/getNumberByValid/, (value) => Number(value) + 1),
  ),
  fault(
    'an unread number beside its messages',
    [['getUnreadMessageCount'], AGREE, 'disagreement'],
    ofAddress(/getNotReadMessageCount/, () => 3),
  ),
  fault(
    'a badge beside its to-dos',
    [['getTodoUnreadCount'], AGREE, 'disagreement'],
    ofAddress(/unreadCount/, () => 9),
  ),
  fault(
    'a balance beside its statement',
    [['queryAccountStatement'], AGREE, 'disagreement'],
    ofAddress(/payerBalanceList/, (value) =>
      list(value).map((row) => ({ ...record(row), balance: Number(record(row)['balance']) + 100 })),
    ),
  ),
  fault(
    'a payer with two balances',
    [['listPayTos'], AGREE, 'disagreement'],
    ofAddress(/payto\/list/, (value) => list(value).map((row) => ({ ...record(row), balance: 7 }))),
  ),
  fault(
    'a payer that one of two lists leaves out',
    [['listAllPayers'], AGREE, 'disagreement'],
    ofAddress(/auxiliary.payer.all/, (value) => list(value).slice(1)),
  ),
  fault(
    'an order that one of two lists has alone',
    [['listVehicleOrders'], AGREE, 'disagreement'],
    ofAddress(/getVehicleOrderList/, (value) => {
      const rows = list(value);
      return [...rows, { ...record(rows[0]), orderNo: '6010099999' }];
    }),
  ),
  fault(
    'a detail beside its list',
    [['getDemand'], AGREE, 'disagreement'],
    envelope((body) =>
      Array.isArray(record(body['data'])['dynamicList'])
        ? { ...body, data: { ...record(body['data']), number: 1 } }
        : body,
    ),
  ),
  fault(
    'a state that list and detail tell otherwise',
    [['getPopReserve'], AGREE, 'disagreement'],
    envelope((body) => {
      const data = record(body['data']);
      return 'reserveNo' in data ? { ...body, data: { ...data, statusName: '已失效' } } : body;
    }),
  ),
  fault(
    'an export without its last rows',
    [INVOICES, AGREE, 'disagreement'],
    ofAddress(/rebate\/list/, (value) => {
      const page = record(value);
      return {
        ...page,
        total: Number(page['total']) + 1,
        records: [...list(page['records']), record(list(page['records'])[0])],
      };
    }),
  ),
  fault(
    'an export that ignores a filter',
    [INVOICES, AGREE, 'disagreement'],
    exportBy((body) => without(without(body, 'status'), 'rebateNo')),
  ),
  fault(
    'a workbook that breaks off',
    [INVOICES, FILES, 'file'],
    cut((all) => Math.floor(all / 2)),
  ),
  fault(
    'a workbook without its end',
    [INVOICES, FILES, 'file'],
    cut((all) => all - 30),
  ),
  fault(
    'a workbook under the name of a text',
    [INVOICES, FILES, 'file'],
    status(200, (passing) => ({
      ...passing,
      headers: { ...passing.headers, 'content-disposition': 'attachment; filename="a.csv"' },
    })),
  ),
  fault('an upload that loses its last bytes', [['uploadFile'], FILES, 'file'], {
    answer: (passing, request) =>
      request.url.startsWith('/provider/files') ? { ...passing, body: passing.body.subarray(0, 5) } : passing,
  }),
  fault(
    'a receipt as a broken document',
    [['printReceipt'], ['examples'], 'file'],
    cut((all) => all - 40),
  ),
  fault(
    'a refusal in place of the file',
    [INVOICES, ['examples'], 'file'],
    status(200, (passing) => asJson(passing, { code: '1', msg: '成功' })),
  ),
];
