/** Faults of ways in, of rare characters, and of files. */
import type { Damage } from './broken-server';
import { asJson, data, type Fault, fault, headed, json, list, record, safe, status } from './fault';
import { ofMock } from './narrow';

const EXAMPLES = ['examples'] as const;
const AGREE = ['agreement'] as const;
const OWNERS = ['owners'] as const;
const EDGES = ['boundaries'] as const;
const ORDERS = ['queryMyOrders'];

const OTHERS: readonly Fault[] = [
  fault('a token in capitals', [['listCart'], OWNERS, 'refused'], {
    request: (request) =>
      request.headers['authorization']?.toLowerCase() === 'bearer demo-directadmin'
        ? { ...request, headers: { ...request.headers, authorization: 'Bearer demo-directAdmin' } }
        : request,
  }),
  fault('any token of the right length', [['listCart'], OWNERS, 'refused'], {
    request: (request) =>
      (request.headers['authorization'] ?? '').length === 'Bearer demo-directAdmin'.length &&
      /^Bearer /.test(request.headers['authorization'] ?? '')
        ? { ...request, headers: { ...request.headers, authorization: 'Bearer demo-directAdmin' } }
        : request,
  }),
  fault(
    "a ship-to of another customer's",
    [['listShipTos'], EXAMPLES, 'owner'],
    data((value) => [
      ...list(value),
      { ...record(list(value)[0]), sendtoCode: '8800999555', customerCode: '8800999555' },
    ]),
  ),
  fault('a stack in a header', [['listCart'], EXAMPLES, 'secret'], headed({ 'x-backend': '10.1.2.3:8080' })),
  fault(
    'a name of a server in Go',
    [['addToCart'], EDGES, 'secret'],
    status(400, (passing) =>
      asJson(passing, {
        ...safe(passing),
        msg: '参数错误 panic: runtime error: index out of range goroutine 12 [running]: main.go:44',
      }),
    ),
  ),
];

const SIGNS: readonly Fault[] = [
  fault('a tab that breaks the server', [['saveDeliveryAddress'], EDGES, 'accepted'], breaks(/\\t/)),
  fault(
    'a joined emoji that breaks the server',
    [['saveDeliveryAddress'], EDGES, 'accepted'],
    breaks(/\u200d/),
  ),
  fault(
    'a control character that breaks the server',
    [['saveDeliveryAddress'], EDGES, 'accepted'],
    breaks(/\\u0007|\\u0001|\\u0000/),
  ),
  fault('the end of a year that breaks the server', [ORDERS, EDGES, 'accepted'], breaks(/12-31/)),
  fault(
    'the smallest amount that breaks the server',
    [['submitFundsTransfer'], EDGES, 'accepted'],
    breaks(/:0\.01[,}]/),
  ),
  fault(
    'a long Chinese text that breaks the server',
    [['saveDeliveryAddress'], EDGES, 'accepted'],
    breaks(/中{40}/),
  ),
  fault('a sign in a path that breaks the server', [['getCommonQuestion', 'getNews'], EDGES, 'accepted'], {
    answer: (passing, request) =>
      /%[0-9A-F]{2}/.test(request.url)
        ? { ...asJson(passing, { code: '500', status: 500, msg: '系统异常' }), status: 500 }
        : passing,
  }),
  fault(
    'full-width digits that break the server',
    [['saveDeliveryAddress'], EDGES, 'accepted'],
    breaks(/[０-９]/),
  ),
  fault(
    'a combined letter that breaks the server',
    [['saveDeliveryAddress'], EDGES, 'accepted'],
    breaks(/\u0301/),
  ),
];

function breaks(sign: RegExp): Damage {
  return {
    answer: (passing, request) =>
      sign.test(request.body.toString())
        ? { ...asJson(passing, { code: '500', status: 500, msg: '系统异常' }), status: 500 }
        : passing,
  };
}

const FILES: readonly Fault[] = [
  fault("another list's workbook", [['exportInvoices', 'queryInvoices'], AGREE, 'disagreement'], {
    answer: async (passing, request) =>
      /invoices.*export|export.*invoice/i.test(request.url) && passing.status === 200
        ? {
            ...(await ofMock(request, {
              method: 'POST',
              headers: { ...request.headers, 'content-type': 'application/json' },
              url: '/new/api/financial-data/rebate/export',
              body: json({ customerCode: '8800123456' }),
            })),
            headers: passing.headers,
          }
        : passing,
  }),
  fault('an upload that is another picture', [['uploadFile'], ['files'], 'file'], {
    answer: (passing, request) =>
      request.url.startsWith('/provider/files')
        ? { ...passing, body: Buffer.from(passing.body.map((byte, index) => (index === 40 ? 0 : byte))) }
        : passing,
  }),
  fault(
    'a picture of a code that breaks off',
    [['getPaymentQrCode'], EXAMPLES, 'file'],
    status(200, (passing) => ({ ...passing, body: passing.body.subarray(0, passing.body.length - 20) })),
  ),
];

export const SIGN_FAULTS: readonly Fault[] = [...OTHERS, ...SIGNS, ...FILES];
