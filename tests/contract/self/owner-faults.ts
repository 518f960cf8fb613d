/** Faults of whose data comes, who may come in, and what of the server shows. */
import type { Damage, Incoming, Passing } from './broken-server';
import {
  asJson,
  bodyOf,
  data,
  envelope,
  type Fault,
  fault,
  headed,
  type Json,
  list,
  paged,
  record,
  records,
  safe,
  status,
} from './fault';

const OWNERS = ['owners'] as const;
const EXAMPLES = ['examples'] as const;
const CART = ['listCart'];
const ORDERS = ['queryMyOrders'];

/** Whether somebody else than the tester asks. */
export const isOther = ({ headers }: Incoming): boolean => (headers['authorization'] ?? '').includes('Kzxkh');

/** What somebody else gets from an address. */
export const otherGets =
  (address: RegExp, change: (body: Json) => unknown): NonNullable<Damage['answer']> =>
  (passing: Passing, request: Incoming) =>
    isOther(request) && address.test(request.url)
      ? { ...asJson(passing, change(safe(passing))), status: 200 }
      : passing;

/** A server that lets a request in by its header. */
const letsIn = (is: (authorization: string, request: Incoming) => boolean): Damage => ({
  request: (request) =>
    is(request.headers['authorization'] ?? '', request)
      ? { ...request, headers: { ...request.headers, authorization: 'Bearer demo-directAdmin' } }
      : request,
});

/** A server that lets somebody else open what is the tester's. */
export const otherOpens = (address: RegExp): Damage =>
  letsIn((_, request) => isOther(request) && address.test(request.url));

/** A server that says a sentence in each refusal for want of a credential. */
const saying = (sentence: string): Damage =>
  status(401, (passing) => asJson(passing, { ...bodyOf(passing), msg: `未登录 ${sentence}` }));

const inside = (name: string, sentence: string): Fault =>
  fault(name, [CART, EXAMPLES, 'secret'], saying(sentence));

const OTHERS_ORDERS: Damage = {
  request: (request) => ({
    ...request,
    body: Buffer.from(JSON.stringify({ ...bodyOf(request), saletoCode: '8800123456' })),
  }),
};

export const OWNER_FAULTS: readonly Fault[] = [
  fault(
    'the scheme Basic with a token',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header.startsWith('Basic ')),
  ),
  fault(
    'the scheme Token',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header.startsWith('Token ')),
  ),
  fault(
    'a token without a scheme',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header === 'demo-directAdmin'),
  ),
  fault(
    'an empty token',
    [CART, OWNERS, 'refused'],
    letsIn((header) => /^Bearer\s*$/.test(header)),
  ),
  fault(
    'the token null',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header === 'Bearer null'),
  ),
  fault(
    'a token that nobody signed',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header.startsWith('Bearer eyJ')),
  ),
  fault(
    'a token of which the last character is another',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header.startsWith('Bearer demo-directAdmi')),
  ),
  fault(
    'half a token',
    [CART, OWNERS, 'refused'],
    letsIn((header) => header.startsWith('Bearer demo-')),
  ),
  fault(
    'a token in the address',
    [CART, OWNERS, 'refused'],
    letsIn((_, { url }) => url.includes('token=')),
  ),
  fault(
    'a token in a cookie',
    [CART, OWNERS, 'refused'],
    letsIn((_, { headers }) => (headers['cookie'] ?? '').includes('token=')),
  ),
  fault("another customer's code that is answered as the own", [ORDERS, OWNERS, 'owner'], OTHERS_ORDERS),
  fault("the tester's orders for another customer", [ORDERS, OWNERS, 'owner'], otherOpens(/./)),
  ...(
    [
      ['a reserve', ['getPopReserve', 'queryPopReserves'], /poprzbh\/detail/],
      ['a payment', ['getPaymentResult', 'queryPaymentOrders'], /payment\/result/],
      ['a delivery', ['getLogisticsInfo', 'queryDeliveryNotes'], /getLogisticsInfo/],
      ['a loan', ['getFinanceRepayDetail', 'queryFinanceHistory'], /queryFinanceRepayDetail/],
    ] as const
  ).map(([name, operations, address]) =>
    fault(`${name} that anybody opens by its number`, [operations, OWNERS, 'owner'], {
      ...otherOpens(address),
      // The mock has some of them for every dealer, and refuses loans to who has no credit.
      answer: otherGets(/poprzbh.list|FinanceHistory/i, () => ({
        code: '1',
        msg: '成功',
        data: { total: 0, pageNum: 1, pageSize: 1000, records: [] },
      })),
    }),
  ),
  ...['', 'ZY1'].map((orderTypeNo) => {
    const name = `a delivery that anybody opens, where all have the order type ${JSON.stringify(orderTypeNo)}`;
    const other = { dn: '8010099999', orderNo: '6010099999', status: '30', statusName: '配送中', number: 1 };
    const same = paged((page, request) => {
      const rows = isOther(request) ? [{ ...other, lineList: [] }] : list(page['records']);
      const total = isOther(request) ? 1 : page['total'];
      return { ...page, total, records: rows.map((row) => ({ ...record(row), orderTypeNo })) };
    });
    return fault(name, [['getLogisticsInfo'], OWNERS, 'owner'], {
      ...same,
      ...otherOpens(/getLogisticsInfo/),
    });
  }),
  fault(
    'a payment that anybody opens, with the name of the payer left out',
    [['getPaymentResult', 'queryPaymentOrders'], OWNERS, 'owner'],
    {
      ...otherOpens(/payment\/result/),
      ...data((value, request) =>
        isOther(request) && request.url.includes('payment/result')
          ? { ...record(value), payerName: '***' }
          : value,
      ),
    },
  ),
  fault("the tester's ship-tos for another customer", [['listShipTos'], OWNERS, 'owner'], otherOpens(/./)),
  fault(
    'an answer that a store at the edge may keep',
    [['getUserInfo'], EXAMPLES, 'header'],
    headed({ 'surrogate-control': 'max-age=600' }),
  ),
  ...['s-maxage=600', 'public'].map((caching) =>
    fault(
      `an answer that a store at the edge may keep by ${caching}`,
      [['getUserInfo'], EXAMPLES, 'header'],
      headed({ 'cdn-cache-control': caching }),
    ),
  ),
  fault(
    "a row of another customer in the tester's list",
    [ORDERS, EXAMPLES, 'filter'],
    records((rows) => rows.map((row, at) => (at === 1 ? { ...row, saletoCode: '8800999001' } : row))),
  ),
  fault(
    'a row of another customer in a list without its code',
    [['listSubAccounts'], EXAMPLES, 'filter'],
    data((value) =>
      list(value).map((row, at) => (at === 0 ? { ...record(row), customerCode: '8800999001' } : row)),
    ),
  ),
  fault(
    'the owner of a detail that is another',
    [['getDemand'], EXAMPLES, 'owner'],
    data((value) => ({ ...record(value), customerCode: '8800999001' })),
  ),
  fault(
    'an answer that may be kept for all',
    [CART, EXAMPLES, 'header'],
    headed({ 'cache-control': 'public, max-age=600' }),
  ),
  fault(
    'an answer that may be kept',
    [CART, EXAMPLES, 'header'],
    headed({ 'cache-control': 'max-age=3600' }),
  ),
  fault('the product of the server', [CART, EXAMPLES, 'header'], headed({ 'x-powered-by': 'PHP/7.4.3' })),
  fault('the version of the server', [CART, EXAMPLES, 'header'], headed({ server: 'nginx/1.18.0' })),
  fault(
    'credentials for every page',
    [CART, EXAMPLES, 'header'],
    headed({ 'access-control-allow-credentials': 'true' }),
  ),
  fault(
    'a password as a field',
    [CART, EXAMPLES, 'secret'],
    data((value) => list(value).map((row) => ({ ...record(row), loginPassword: '7c4a8d09' }))),
  ),
  fault(
    'a hash of a password as a field',
    [['getDemand'], EXAMPLES, 'secret'],
    data((value) => ({ ...record(value), passwordHash: 'x' })),
  ),
  inside(
    'a trace of .NET',
    'System.NullReferenceException: at Portal.Cart.List() in C:\\src\\Cart.cs:line 12',
  ),
  inside('a trace of Python', 'Traceback (most recent call last): File "/srv/app/cart.py", line 3'),
  inside('an error of PHP', 'Fatal error: Uncaught Error in /var/www/html/cart.php:12'),
  inside('a statement', 'SELECT * FROM t_cart WHERE saleto_code = 1'),
  inside('an error of the database', "Duplicate entry '1' for key 'uk_order'"),
  inside('a page of nginx', '<center>nginx/1.18.0</center>'),
  inside('a trace of Node', 'TypeError: Cannot read properties of undefined at /app/dist/cart.js:10:3'),
  inside('a crash of Go', 'runtime error: invalid memory address or nil pointer dereference'),
  inside('a crash of Ruby', "NoMethodError: undefined method `price' for nil"),
  inside('a crash of Rust', "thread 'main' panicked at src/cart.rs:41:9"),
  inside('a private address', 'connect 10.12.3.44 refused'),
  inside('a path of the server', '/usr/local/tomcat/webapps/portal'),
  inside('an exception of Java', 'org.springframework.dao.DataIntegrityViolationException'),
  fault(
    'trouble of the server under status 200',
    [['addToCart'], ['boundaries'], 'accepted'],
    envelope(() => ({ code: '0', msg: '系统异常，请联系管理员' })),
  ),
];
