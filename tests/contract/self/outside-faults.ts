/** Faults by which a backend passes what looks at one answer, one page or one customer: of words, signs, sizes, and of others. */
import type { Damage, Incoming } from './broken-server';
import {
  asJson,
  asked,
  data,
  envelope,
  type Fault,
  fault,
  fields,
  list,
  record,
  records,
  safe,
  status,
  without,
} from './fault';
import { at, ofMock } from './narrow';
import { otherOpens } from './owner-faults';

const EXAMPLES = ['examples'] as const;
const EDGES = ['boundaries'] as const;
const LISTS = ['lists'] as const;
const WRITES = ['writes'] as const;
const OWNERS = ['owners'] as const;
const ORDERS = ['queryMyOrders'];
const CART = ['listCart'];
const ADDRESS = ['saveDeliveryAddress'];

/** A server that does not hear an input where a request is of a kind. */
const deafWhere = (name: string, is: (body: Readonly<Record<string, unknown>>) => boolean): Damage =>
  asked((body) => (is(body) ? without(body, name) : body));

const FILTERS: readonly Fault[] = [
  fault(
    'a status that is ignored from the second page on',
    [ORDERS, LISTS, 'filter'],
    deafWhere('status', ({ pageNum, status }) => pageNum === 2 && /^\d\d$/.test(String(status))),
  ),
  fault(
    'a search that takes a percent sign for every text',
    [ORDERS, LISTS, 'filter'],
    deafWhere('keyword', ({ keyword }) => keyword === '%'),
  ),
  fault(
    'a search whose quote ends a statement',
    [ORDERS, LISTS, 'filter'],
    deafWhere('keyword', ({ keyword }) => typeof keyword === 'string' && /^' or/.test(keyword)),
  ),
  fault(
    'a period that ends before it begins, and is ignored',
    [ORDERS, LISTS, 'filter'],
    asked((body) =>
      /^\d{4}-/.test(String(body['endDate'])) && String(body['endDate']) < String(body['beginDate'] ?? '')
        ? without(without(body, 'beginDate'), 'endDate')
        : body,
    ),
  ),
  fault(
    'a list of codes of which the last is left out',
    [['listPrices'], LISTS, 'filter'],
    data((value) => (list(value).length > 1 ? list(value).slice(0, -1) : value)),
  ),
];

/** Another text in the address of each order. */
const text = (name: string, change: (value: string) => string): Fault =>
  fault(
    name,
    [ORDERS, EXAMPLES, 'text'],
    fields('sendtoAddress', (value) => change(String(value))),
  );

const payerNames = (name: string, change: (value: string) => string): Fault =>
  fault(
    name,
    [['queryPaymentOrders'], EXAMPLES, 'text'],
    fields('payerName', (value) => change(String(value))),
  );

const TEXTS: readonly Fault[] = [
  text('a placeholder in a text', (value) => `${value}\${houseNo}`),
  text('a value of a program within a text', (value) => `${value}undefined`),
  payerNames('markup in a name', (value) => `<b>${value}</b>`),
  payerNames('a name that is filled up with blanks', (value) => `${value}      `),
  fault(
    'a key of translation in place of a name',
    [ORDERS, EXAMPLES, 'text'],
    fields('statusName', () => 'order.status.name'),
  ),
  fault(
    'a day that stands for none, after a list was asked for such days',
    [['queryMyOrders', 'getNews'], ['boundaries', 'lists', 'examples'], 'text'],
    fields('publishDate', () => '9999-12-31'),
  ),
  fault(
    'a code in digits of another width',
    [ORDERS, EXAMPLES, 'text'],
    fields('payerCode', (value) =>
      String(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ),
  ),
  fault(
    'a code with a sign that nobody sees',
    [ORDERS, EXAMPLES, 'text'],
    fields('orderTypeNo', (value) => `${String(value)}\u200b`),
  ),
  fault(
    'a state without its name',
    [ORDERS, EXAMPLES, 'disagreement'],
    fields('statusName', () => ''),
  ),
  fault(
    'a state under its code',
    [ORDERS, EXAMPLES, 'disagreement'],
    records((rows) => rows.map((row) => ({ ...row, statusName: row['status'] }))),
  ),
  fault(
    'question marks in the sentence of a success',
    [CART, EXAMPLES, 'text'],
    envelope((body) => ({ ...body, msg: '????' })),
  ),
  fault(
    'a sentence with the places of its values',
    [CART, EXAMPLES, 'text'],
    status(401, (passing) => asJson(passing, { ...safe(passing), msg: '参数 {0} 不能为空' })),
  ),
  fault(
    'a no of the business without words',
    [['addToCart'], EDGES, 'refusal-form'],
    envelope(() => ({ code: '0', msg: 'out of stock' })),
  ),
];

/** A server that says a sentence in each refusal for want of a credential. */
const saying = (name: string, sentence: string): Fault =>
  fault(
    name,
    [CART, EXAMPLES, 'secret'],
    status(401, (passing) => asJson(passing, { ...safe(passing), msg: `未登录 ${sentence}` })),
  );

const INSIDES: readonly Fault[] = [
  saying('a call between servers', 'Read timed out executing GET http://order-service/list'),
  saying('an exception without its package', 'NullPointerException'),
  saying('a store that does not answer', 'connect ECONNREFUSED'),
  saying('a service without a server', 'Load balancer does not have available server for client: cart'),
  saying('an object as Java prints it', 'portal.dto.Order@6d06d69c'),
  fault(
    'a page of ASP.NET at an unknown address',
    [CART, ['places'], 'secret'],
    status(404, (passing) => ({
      ...passing,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from("<title>Server Error in '/' Application.</title>"),
    })),
  ),
  fault(
    'a statement as a field',
    [CART, EXAMPLES, 'secret'],
    data((value) => list(value).map((row) => ({ ...record(row), sql: 'x' }))),
  ),
  fault(
    'a trouble of the store in Chinese',
    [['addToCart'], EDGES, 'accepted'],
    envelope(() => ({ code: '0', msg: '数据库连接异常' })),
  ),
  fault('a refusal that holds the data', [ORDERS, EXAMPLES, 'owner'], {
    answer: async (passing, request) => {
      if (passing.status !== 401) return passing;
      const headers = { ...request.headers, authorization: 'Bearer demo-directAdmin' };
      return asJson(passing, { ...safe(passing), data: safe(await ofMock(request, { headers }))['data'] });
    },
  }),
];

const OTHERS: readonly Fault[] = [
  fault('an answer that was kept for another customer', [['getUserInfo'], OWNERS, 'owner'], otherOpens(/./)),
  fault('an order that anybody cancels', [['cancelMyOrder'], WRITES, 'owner'], otherOpens(/cancel/i)),
  fault('a cart that anybody fills', [['addToCart'], WRITES, 'owner'], otherOpens(/add.cart$/)),
];

const STORED: readonly Fault[] = [
  fault(
    'a write that answers another number than it stores',
    [['submitPayment'], WRITES, 'write'],
    at(/submit/i, (value) =>
      'paymentNo' in record(value) ? { ...record(value), paymentNo: 'ZF99' } : value,
    ),
  ),
  fault(
    'a long text that is cut',
    [ADDRESS, WRITES, 'write'],
    asked((body) =>
      'addressName' in body ? { ...body, addressName: String(body['addressName']).slice(0, 20) } : body,
    ),
  ),
  fault('an upload of which the first piece is kept', [['uploadFile'], ['files'], 'file'], {
    answer: (passing, request) =>
      request.url.startsWith('/provider/files')
        ? { ...passing, body: passing.body.subarray(0, 8_192) }
        : passing,
  }),
  fault(
    'a name of a file in question marks',
    [['exportInvoices'], EXAMPLES, 'file'],
    status(200, (passing) => ({
      ...passing,
      headers: { ...passing.headers, 'content-disposition': 'attachment; filename="????.xlsx"' },
    })),
  ),
];

/** A server that breaks where a request holds something. */
const breaksWhere = (is: (request: Incoming) => boolean): Damage => ({
  answer: (passing, request) =>
    is(request)
      ? { ...asJson(passing, { code: '500', status: 500, msg: '系统异常' }), status: 500 }
      : passing,
});

const HARD: readonly Fault[] = [
  fault(
    'a long text that breaks the server',
    [['deleteCartEntries'], EDGES, 'accepted'],
    breaksWhere(({ body }) => /长{999}/.test(body.toString())),
  ),
  fault(
    'an empty list that breaks the server',
    [['submitReturnApproval'], EDGES, 'accepted'],
    breaksWhere(({ body }) => /"imageList":\[\]/.test(body.toString())),
  ),
  fault(
    'a field that nobody knows, which breaks the server',
    [ADDRESS, EDGES, 'accepted'],
    breaksWhere(({ body }) => body.includes('"zqNobody"')),
  ),
  fault(
    'a day before all others that breaks the server',
    [ORDERS, EDGES, 'accepted'],
    breaksWhere(({ body }) => /"0\d{3}-\d\d-\d\d"/.test(body.toString())),
  ),
  fault(
    'a day after all others that breaks the server',
    [ORDERS, EDGES, 'accepted'],
    breaksWhere(({ body }) => /"9999-\d\d-\d\d"/.test(body.toString())),
  ),
];

export const OUTSIDE_FAULTS: readonly Fault[] = [
  ...FILTERS,
  ...TEXTS,
  ...INSIDES,
  ...OTHERS,
  ...STORED,
  ...HARD,
];
