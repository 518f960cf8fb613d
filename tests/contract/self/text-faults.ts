/** Faults of characters and figures, of places, and of what comes now and then. */
import type { Damage, Passing } from './broken-server';
import {
  accepted,
  asJson,
  bodyOf,
  data,
  envelope,
  type Fault,
  fault,
  fields,
  list,
  record,
  status,
} from './fault';

const EXAMPLES = ['examples'] as const;
const EDGES = ['boundaries'] as const;
const PLACES = ['places'] as const;
const CART = ['listCart'];
const ADDRESS = ['saveDeliveryAddress'];
const ORDERS = ['queryMyOrders'];

const broken = (passing: Passing): Passing => ({
  ...asJson(passing, { code: '500', status: 500, msg: '系统异常' }),
  status: 500,
});

/** A server that breaks where a request holds something. */
const breaksOn = (sign: RegExp): Damage => ({
  answer: (passing, request) => (sign.test(request.body.toString()) ? broken(passing) : passing),
});

/** A server that answers each nth request otherwise. */
function nowAndThen(every: number, change: (passing: Passing) => Passing): Damage {
  let turn = 0;
  return {
    answer: (passing) => {
      turn += 1;
      return turn % every === 0 && passing.status === 200 ? change(passing) : passing;
    },
  };
}

const text = (name: string, change: (value: string) => string): Fault =>
  fault(
    name,
    [ORDERS, EXAMPLES, 'text'],
    fields('sendtoAddress', (value) => change(String(value))),
  );

export const TEXT_FAULTS: readonly Fault[] = [
  text('question marks for Chinese', (value) => value.replace(/[\u4e00-\u9fff]/g, '?')),
  text('entities of HTML', (value) => `${value} &amp; 仓`),
  text('an encoded address', (value) => encodeURIComponent(value)),
  text('escapes within JSON', () => '\\u9752\\u5c9b'),
  text('the text null', () => 'null'),
  text('the text of an object', () => '[object Object]'),
  text('a control character', (value) => `${value}\u0000`),
  text('half a character', (value) => `${value}\ud83d`),
  fault(
    'a code with blanks around it',
    [ORDERS, EXAMPLES, 'text'],
    fields('payerCode', (value) => `${String(value)}  `),
  ),
  fault(
    'a day that stands for none',
    [['getNews'], EXAMPLES, 'text'],
    fields('publishDate', () => '1970-01-01'),
  ),
  fault(
    'a byte order mark',
    [CART, EXAMPLES, 'text'],
    status(200, (passing) => ({
      ...passing,
      body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), passing.body]),
    })),
  ),
  fault(
    'parts of a cent',
    [ORDERS, EXAMPLES, 'figure'],
    fields('depositAmount', () => 26388.004999999997),
  ),
  fault(
    'a count below nothing',
    [['getCartCount', 'listTodos'], EXAMPLES, 'wrong-value'],
    envelope((body) => (typeof body['data'] === 'number' ? { ...body, data: -1 } : body)),
  ),
  fault(
    'a supplementary character that breaks the server',
    [ADDRESS, EDGES, 'accepted'],
    breaksOn(/\u{20bb7}/u),
  ),
  fault(
    'letters from right to left that break the server',
    [ADDRESS, EDGES, 'accepted'],
    breaksOn(/[\u0590-\u05ff]/),
  ),
  fault('an end of line that breaks the server', [ADDRESS, EDGES, 'accepted'], breaksOn(/\\n/)),
  fault('a quote that breaks the server', [ADDRESS, EDGES, 'accepted'], breaksOn(/'/)),
  fault('blanks that break the server', [ADDRESS, EDGES, 'accepted'], breaksOn(/" {3}"/)),
  fault('a leap day that breaks the server', [ORDERS, EDGES, 'accepted'], breaksOn(/-02-29/)),
  fault(
    'a repeated entry that breaks the server',
    [['listStock'], EDGES, 'accepted'],
    breaksOn(/\["(\w+)","\1"\]/),
  ),
  fault('another method that is answered', [CART, PLACES, 'refused'], {
    answer: (passing) => (passing.status === 405 ? accepted(passing) : passing),
  }),
  fault('another method that breaks the server', [CART, PLACES, 'refused'], status(405, broken)),
  fault('an unknown address that is answered', [CART, PLACES, 'refused'], status(404, accepted)),
  fault(
    'an unknown address with a page',
    [CART, PLACES, 'refusal-form'],
    status(404, (passing) => ({
      ...passing,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<html>not found</html>'),
    })),
  ),
  fault('another content type that is read', [ADDRESS, PLACES, 'refused'], status(415, accepted)),
  fault(
    'a read that is refused now and then',
    [CART, PLACES, 'flaky'],
    nowAndThen(5, (passing) => asJson(passing, { code: '0', msg: '库存不足' })),
  ),
  fault('a read that breaks now and then', [CART, PLACES, 'flaky'], nowAndThen(4, broken)),
  fault(
    'a read that loses rows now and then',
    [['listPayTos'], PLACES, 'flaky'],
    nowAndThen(3, (passing) => {
      const body = bodyOf(passing);
      return asJson(passing, { ...body, data: list(body['data']).slice(1) });
    }),
  ),
  fault(
    'other figures each time',
    [['getCartCount'], PLACES, 'flaky'],
    (() => {
      let turn = 0;
      return data((value) => {
        turn += 1;
        return typeof value === 'number' ? value + turn : record(value);
      });
    })(),
  ),
];
