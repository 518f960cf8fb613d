/** Faults of writes that change something else than was written, and of answers now and then. */
import type { Incoming, Passing } from './broken-server';
import { asJson, asked, type Fault, fault, headed, json, list, record, safe, status, success } from './fault';
import { alsoDoes, isOf, nth } from './narrow';

const EXAMPLES = ['examples'] as const;
const LISTS = ['lists'] as const;
const WRITES = ['writes'] as const;
const PLACES = ['places'] as const;
const ORDERS = ['queryMyOrders'];

const CART = ['addToCart', 'listCart', 'updateCartNumber', 'deleteCartEntries', 'getCartCount'];

const CHANGES: readonly Fault[] = [
  fault('a quantity that is one more than written', [CART, WRITES, 'write'], {
    request: (request) =>
      /updateProductNumber/.test(request.url) && request.body.length > 0
        ? { ...request, body: json({ ...safe(request), number: Number(safe(request)['number']) + 1 }) }
        : request,
  }),
  fault(
    'a deletion that empties the cart',
    [CART, WRITES, 'write'],
    alsoDoes(isOf(/delete.cart/), () => ({
      url: '/new/api/cart/shoppingCart/delete/cart',
      body: json({ saletoCode: '8800123456', sendtoCode: '8800123456', idList: ['90001', '90002', '90003'] }),
    })),
  ),
  fault(
    'a message of which all are read',
    [['readMessage', 'queryMessages', 'getUnreadMessageCount'], WRITES, 'write'],
    alsoDoes(isOf(/updateMessageRead/), () => ({
      method: 'GET',
      url: '/new/api/message/api/message/updateAllMessageRead?unitId=8800123456_admin',
    })),
  ),
  fault(
    'a transfer to another account',
    [['submitFundsTransfer', 'listPayerBalances', 'queryFundsTransfers'], WRITES, 'write'],
    asked((body) => ('toPayerCode' in body ? { ...body, toPayerCode: '8800200105' } : body)),
  ),
  fault('a refusal of the business that writes all the same', [CART, WRITES, 'write'], {
    answer: (passing, request) =>
      /add.cart$/.test(request.url) && passing.status === 200
        ? asJson(passing, { code: '0', msg: '库存不足' })
        : passing,
  }),
  fault(
    'a payment that is booked twice',
    [['submitPayment', 'queryPaymentOrders', 'listPayerBalances'], WRITES, 'write'],
    alsoDoes(
      (request, passing) =>
        /payment\//.test(request.url) &&
        request.method === 'POST' &&
        !/list|result/.test(request.url) &&
        passing.status === 200,
      (request) => ({ url: request.url, body: request.body }),
    ),
  ),
  fault(
    'a read that is answered from before the write',
    [['saveDeliveryAddress', 'listAddresses', 'listAllAddresses'], WRITES, 'write'],
    (() => {
      const kept = new Map<string, Passing>();
      return {
        answer: (passing: Passing, request: Incoming) => {
          if (request.method !== 'GET' || passing.status !== 200 || !/addresses/.test(request.url))
            return passing;
          const known = kept.get(request.url);
          if (!known) kept.set(request.url, passing);
          return known ?? passing;
        },
      };
    })(),
  ),
  fault(
    'a text whose rare characters are lost',
    [['saveDeliveryAddress', 'listAddresses'], WRITES, 'write'],
    {
      request: (request) =>
        request.method === 'POST'
          ? {
              ...request,
              body: Buffer.from(request.body.toString().replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
            }
          : request,
    },
  ),
  fault(
    'a telephone number that is not stored',
    [['saveDeliveryAddress', 'listAddresses'], WRITES, 'write'],
    asked((body) => ('contactPhone' in body ? { ...body, contactPhone: '13800000000' } : body)),
  ),
  fault(
    'a question that is switched the other way',
    [['setQuestionInUse', 'queryCommonQuestions', 'getCommonQuestion'], WRITES, 'write'],
    {
      request: (request) =>
        'isUse' in safe(request) && !/List/.test(request.url)
          ? { ...request, body: json({ ...safe(request), isUse: safe(request)['isUse'] !== true }) }
          : {
              ...request,
              url: request.url.replace(/isUse=(true|false)/, (_, is: string) => `isUse=${is !== 'true'}`),
            },
    },
  ),
];

const NOW_AND_THEN: readonly Fault[] = [
  fault(
    'every fifth answer of a page without its last row',
    [ORDERS, PLACES, 'flaky'],
    nth(5, (passing) => {
      const body = safe(passing);
      const page = record(body['data']);
      const rows = list(page['records']);
      return rows.length > 1
        ? asJson(passing, { ...body, data: { ...page, records: rows.slice(0, -1) } })
        : passing;
    }),
  ),
  fault(
    'every fifth answer with the data of before',
    [['listPayerBalances'], PLACES, 'flaky'],
    nth(5, (passing) => {
      const body = safe(passing);
      return asJson(passing, {
        ...body,
        data: list(body['data']).map((row) => ({
          ...record(row),
          balance: Number(record(row)['balance']) + 1,
        })),
      });
    }),
  ),
  fault(
    'a write that is refused every fifth time',
    [['readMessage'], ['boundaries', 'fuzz'], 'accepted'],
    nth(5, (passing) => asJson(passing, { code: '500', status: 500, msg: '系统繁忙，请稍后再试' })),
  ),
  fault('a method that overrides', [['listCart'], PLACES, 'refused'], {
    answer: (passing, request) =>
      request.method === 'DELETE' && passing.status >= 400
        ? { ...passing, status: 200, headers: { 'content-type': 'application/json' }, body: success() }
        : passing,
  }),
  fault(
    'an address with a slash at its end that answers a page of the host',
    [['listCart'], PLACES, 'refusal-form'],
    status(404, (passing) => ({
      ...passing,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('404'),
    })),
  ),
  fault(
    'an answer that came from a store of others',
    [['listCart'], EXAMPLES, 'header'],
    headed({ age: '120', 'x-cache': 'HIT' }),
  ),
  fault(
    'an answer to one question for all',
    [ORDERS, LISTS, 'filter'],
    (() => {
      const kept = new Map<string, Passing>();
      return {
        answer: (passing: Passing, request: Incoming) => {
          if (passing.status !== 200) return passing;
          const page = safe(request)['pageNum'];
          const size = safe(request)['pageSize'];
          const key = `${request.url} ${String(page)} ${String(size)}`;
          const known = kept.get(key);
          if (!known) kept.set(key, passing);
          return known ?? passing;
        },
      };
    })(),
  ),
];

export const CHANGE_FAULTS: readonly Fault[] = [...CHANGES, ...NOW_AND_THEN];
