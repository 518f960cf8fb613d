/** One table of all planted faults, so that none is named twice; this is why it is long. */
import { AGREEMENT_FAULTS } from './agreement-faults';
import { CHANGE_FAULTS } from './change-faults';
import { FACT_FAULTS } from './fact-faults';
import {
  accepted,
  asJson,
  bodyOf,
  data,
  entries,
  envelope,
  type Fault,
  fault,
  forgetting,
  list,
  paged,
  record,
  status,
  without,
} from './fault';
import { FILTER_FAULTS } from './filter-faults';
import { LIST_FAULTS } from './list-faults';
import { OUTSIDE_FAULTS } from './outside-faults';
import { OWNER_FAULTS } from './owner-faults';
import { SIGN_FAULTS } from './sign-faults';
import { TEXT_FAULTS } from './text-faults';
import { VALUE_FAULTS } from './value-faults';
import { WRITE_FAULTS } from './write-faults';

/** The mock answers in a few milliseconds, on a busy machine in some hundred. */
const PATIENCE_MS = 2_500;

const CART = ['listCart'];
const COUNT = ['getCartCount'];
const INVOICES = ['queryInvoices'];
/** A list whose example request is answered on one page, so that its totals can be checked. */
const ONE_PAGE = ['queryBillClaims'];
const ADD = ['addToCart'];
const NUMBER = ['updateCartNumber'];
const FILE = ['exportInvoices'];
const EXAMPLES = ['examples'] as const;
const EDGES = ['boundaries'] as const;
const LINKS = ['links'] as const;
const LISTS = ['lists'] as const;
const CART_CHAIN = ['addToCart', 'listCart', 'updateCartNumber', 'deleteCartEntries'];
const ORDER_CHAIN = ['addToCart', 'listCart', 'splitOrder', 'submitOrders', 'queryMyOrders', 'cancelMyOrder'];

const ANSWERS: readonly Fault[] = [
  fault(
    'a number as text',
    [CART, EXAMPLES, 'wrong-value'],
    entries((entry) => ({ ...entry, number: String(entry['number']) })),
  ),
  fault(
    'a required field is missing',
    [CART, EXAMPLES, 'missing-field'],
    entries((entry) => without(entry, 'composeId')),
  ),
  fault(
    'a required field is null',
    [CART, EXAMPLES, 'missing-field'],
    entries((entry) => ({ ...entry, id: null })),
  ),
  fault(
    'a value outside of a closed set',
    [CART, EXAMPLES, 'wrong-value'],
    entries((entry) => ({ ...entry, activityType: 9 })),
  ),
  fault(
    'an object in place of a list',
    [CART, EXAMPLES, 'wrong-value'],
    data((value) => ({ list: value })),
  ),
  fault(
    'a fraction of a piece',
    [CART, EXAMPLES, 'wrong-value'],
    entries((entry) => ({ ...entry, number: 1.5 })),
  ),
  fault(
    'the envelope without its code',
    [CART, EXAMPLES, 'missing-field'],
    envelope((body) => without(body, 'code')),
  ),
  fault(
    'another status of success',
    [CART, EXAMPLES, 'undocumented-status'],
    status(200, (passing) => ({ ...passing, status: 201 })),
  ),
  fault(
    'net and tax swapped',
    [INVOICES, EXAMPLES, 'amounts'],
    paged((page) => ({
      ...page,
      records: list(page['records']).map((row) => {
        const { netAmount, taxAmount, ...rest } = record(row);
        return { ...rest, netAmount: taxAmount, taxAmount: netAmount };
      }),
    })),
  ),
  fault(
    'a total that is a cent too high',
    [ONE_PAGE, EXAMPLES, 'amounts'],
    paged((page) => ({ ...page, amountTotal: Number(page['amountTotal']) + 0.01 })),
  ),
  fault(
    'a total of rows that is one too high',
    [ONE_PAGE, EXAMPLES, 'amounts'],
    paged((page) => ({ ...page, total: Number(page['total']) + 1 })),
  ),
  fault(
    'text in GBK',
    [CART, EXAMPLES, 'encoding'],
    status(200, (passing) => {
      const [before = '', after = ''] = passing.body.toString('utf8').split('成功');
      return {
        ...passing,
        body: Buffer.concat([Buffer.from(before), Buffer.from([0xb3, 0xc9, 0xb9, 0xa6]), Buffer.from(after)]),
      };
    }),
  ),
  fault(
    'UTF-8 under the name of GBK',
    [CART, EXAMPLES, 'encoding'],
    status(200, (passing) => ({
      ...passing,
      headers: { ...passing.headers, 'content-type': 'application/json;charset=gbk' },
    })),
  ),
  fault(
    'text that was decoded wrongly',
    [CART, EXAMPLES, 'encoding'],
    envelope((body) => ({ ...body, msg: Buffer.from('成功').toString('latin1') })),
  ),
  fault(
    'a page of a gateway with status 200',
    [CART, EXAMPLES, 'content-type'],
    status(200, (passing) => ({
      ...passing,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<html>login</html>'),
    })),
  ),
  fault(
    'half an answer',
    [CART, EXAMPLES, 'envelope'],
    status(200, (passing) => ({ ...passing, body: passing.body.subarray(0, 40) })),
  ),
  fault(
    'an empty answer',
    [CART, EXAMPLES, 'envelope'],
    status(200, (passing) => ({ ...passing, body: Buffer.alloc(0) })),
  ),
  {
    ...fault('a slow answer', [CART, EXAMPLES, 'time-out'], {
      answer: async (passing) => {
        if (passing.status === 200) await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE_MS));
        return passing;
      },
    }),
    timeoutMs: PATIENCE_MS,
  },
  fault('a broken connection', [CART, EXAMPLES, 'time-out'], { answer: () => undefined }),
];

const SECRETS: readonly Fault[] = [
  fault('the token in a message', [CART, EXAMPLES, 'secret'], {
    answer: (passing, request) =>
      asJson(passing, { ...bodyOf(passing), msg: `令牌 ${request.headers['authorization']?.slice(7)} 有效` }),
  }),
  fault(
    'a stack trace in a refusal',
    [ADD, EXAMPLES, 'secret'],
    status(401, (passing) =>
      asJson(passing, { ...bodyOf(passing), msg: '失败 at com.portal.CartService.add(CartService.java:42)' }),
    ),
  ),
  fault(
    'the address of the database in a header',
    [CART, EXAMPLES, 'secret'],
    status(200, (passing) => ({
      ...passing,
      headers: { ...passing.headers, 'x-debug': 'jdbc:mysql://10.0.0.1/portal' },
    })),
  ),
];

const PROMISES: readonly Fault[] = [
  fault(
    'a documented request that the business refuses',
    [CART, EXAMPLES, 'accepted'],
    envelope(() => ({ code: '0', msg: '系统繁忙' })),
  ),
  fault(
    'a number that is null',
    [COUNT, EXAMPLES, 'missing-field'],
    envelope((body) => ({ ...body, data: null })),
  ),
  fault(
    'a page that is absent',
    [INVOICES, EXAMPLES, 'missing-field'],
    envelope(() => ({ code: '1' })),
  ),
  fault(
    'the second form of a success without its data',
    [COUNT, EXAMPLES, 'missing-field'],
    envelope(() => ({ status: 200, data: { data: null } })),
  ),
  fault(
    'a success in place of a workbook',
    [FILE, EXAMPLES, 'file'],
    status(200, (passing) => ({
      ...asJson(passing, { code: '1', msg: '成功' }),
      headers: { 'content-type': 'application/json' },
    })),
  ),
];

const FILES: readonly Fault[] = [
  fault(
    'an error under the name of a workbook',
    [FILE, EXAMPLES, 'file'],
    status(200, (passing) => ({
      ...passing,
      body: Buffer.from('{"code":"0","msg":"失败"}'),
    })),
  ),
  fault(
    'a file without a name',
    [FILE, EXAMPLES, 'file'],
    status(200, (passing) => ({
      ...passing,
      headers: without(passing.headers, 'content-disposition') as Record<string, string>,
    })),
  ),
  fault(
    'a workbook under another media type',
    [FILE, EXAMPLES, 'content-type'],
    status(200, (passing) => ({
      ...passing,
      headers: { ...passing.headers, 'content-type': 'application/vnd.ms-excel' },
    })),
  ),
];

const REFUSALS: readonly Fault[] = [
  fault('a wrong request is accepted', [NUMBER, EDGES, 'refused'], status(400, accepted)),
  fault(
    'a wrong request breaks the server',
    [NUMBER, EDGES, 'refused'],
    status(400, (passing) => ({ ...passing, status: 500 })),
  ),
  fault('a quantity of nothing is accepted', [NUMBER, EDGES, 'refused'], {
    answer: (passing, request) =>
      /"number":0\b/.test(request.body.toString()) ? accepted(passing) : passing,
  }),
  fault('the highest quantity is refused', [NUMBER, EDGES, 'accepted'], {
    answer: (passing, request) =>
      request.body.includes('"number":999999')
        ? { ...asJson(passing, { code: '400', status: 400, msg: '数量过大' }), status: 400 }
        : passing,
  }),
  fault('a sign of addresses breaks the server', [['saveDeliveryAddress'], ['fuzz'], 'accepted'], {
    answer: (passing, request) =>
      /[?%#&+]/.test(request.body.toString())
        ? { ...asJson(passing, { code: '500', status: 500, msg: '系统异常' }), status: 500 }
        : passing,
  }),
  fault(
    'a refusal that is no envelope',
    [NUMBER, EDGES, 'refusal-form'],
    status(400, (passing) => asJson(passing, { error: '参数不正确' })),
  ),
  fault(
    'a refusal without words',
    [NUMBER, EDGES, 'refusal-form'],
    status(400, (passing) => asJson(passing, { ...bodyOf(passing), msg: 'Bad Request' })),
  ),
  fault(
    'a refusal with the code of a success',
    [NUMBER, EDGES, 'refusal-form'],
    status(400, (passing) => asJson(passing, { ...bodyOf(passing), code: '1' })),
  ),
  fault('a call without credential is answered', [CART, EXAMPLES, 'refused'], status(401, accepted)),
];

const JOURNEYS: readonly Fault[] = [
  fault('the first page in place of the second', [['queryMyOrders'], LISTS, 'page'], {
    request: (request) => {
      const { pageNum, ...rest } = bodyOf(request);
      const isShort = Number(rest['pageSize']) === 3;
      return {
        ...request,
        body: Buffer.from(JSON.stringify({ ...rest, pageNum: isShort && pageNum === 2 ? 1 : pageNum })),
      };
    },
    answer: (passing, request) => {
      const body = bodyOf(passing);
      const { pageNum } = bodyOf(request);
      return asJson(passing, { ...body, data: { ...record(body['data']), pageNum } });
    },
  }),
  fault(
    'a page number that begins with 0',
    [INVOICES, EXAMPLES, 'page'],
    paged((page) => ({ ...page, pageNum: 2 })),
  ),
  fault('an addition that is forgotten', [CART_CHAIN, LINKS, 'link'], forgetting(/add.cart$/)),
  fault('a deletion that is forgotten', [CART_CHAIN, LINKS, 'link'], forgetting(/delete.cart$/)),
  fault('a change that is forgotten', [CART_CHAIN, LINKS, 'link'], forgetting(/updateProductNumber$/)),
  fault('a cancellation that is forgotten', [ORDER_CHAIN, LINKS, 'link'], forgetting(/cancel\w*$/i)),
  fault('an order with the amount of another', [ORDER_CHAIN, LINKS, 'amounts'], {
    answer: (passing, request) =>
      request.url.includes('orderQueryPage')
        ? asJson(passing, JSON.parse(passing.body.toString('utf8').replace(/"amount":(\d)/, '"amount":9$1')))
        : passing,
  }),
];

/** Faults that one answer or one list shows. */
export const PLAIN_FAULTS: readonly Fault[] = [
  ...ANSWERS,
  ...SECRETS,
  ...PROMISES,
  ...FILES,
  ...REFUSALS,
  ...JOURNEYS,
  ...LIST_FAULTS,
  ...OWNER_FAULTS,
  ...TEXT_FAULTS,
  ...WRITE_FAULTS,
  ...AGREEMENT_FAULTS,
];

/** Faults that show only beside what else is known. */
export const SUBTLE_FAULTS: readonly Fault[] = [
  ...VALUE_FAULTS,
  ...FILTER_FAULTS,
  ...FACT_FAULTS,
  ...CHANGE_FAULTS,
  ...SIGN_FAULTS,
  ...OUTSIDE_FAULTS,
];

/** Every fault is of its own kind; the kit must find all of them. */
export const FAULTS: readonly Fault[] = [...PLAIN_FAULTS, ...SUBTLE_FAULTS];
