/** Faults of writes: nothing happens, too much, or what nobody asked for. */
import type { Damage, Incoming } from './broken-server';
import { accepted, bodyOf, type Fault, fault, forgetting, type Json, json, safe, success } from './fault';
import { alsoDoes } from './narrow';

const WRITES = ['writes'] as const;
const ADDRESS = ['saveDeliveryAddress'];
const CANCEL = ['cancelMyOrder'];
const READ_ALL = ['readAllMessages'];
const ADD = ['addToCart'];
const REMOVE = ['deleteCartEntries'];

/** Changes what a write is asked to do. */
const rewritten = (address: RegExp, change: (body: Json) => Json): Damage => ({
  request: (request) =>
    address.test(request.url) && request.method === 'POST'
      ? { ...request, body: json(change(bodyOf(request))) }
      : request,
});

const readsAll = (): Partial<Incoming> => ({
  method: 'GET',
  url: '/new/api/message/api/message/updateAllMessageRead?unitId=8800123456_admin',
  body: Buffer.alloc(0),
});
/** A line that the cart does not hold yet. */
const cartLine: Json = {};

/** The documented addition, of which other faults make what nobody asked for. */
export function plantCartLine(example: unknown): void {
  Object.assign(cartLine, example);
}

export const toCart = (): Partial<Incoming> => ({
  method: 'POST',
  url: '/new/api/cart/shoppingCart/add/cart',
  body: json(cartLine),
});
/** An addition to the cart that is refused: nobody signed it. */
export const isRefusedAddition = ({ url, headers }: Incoming): boolean =>
  /add.cart$/.test(url) && headers['authorization'] === undefined;
export const refusedAdditionThatWrites = alsoDoes(isRefusedAddition, toCart);

/** The estimate of an order, of which nothing comes where there is none; a new one is answered with success. */
const estimateAnswer: NonNullable<Damage['answer']> = (passing, { url }) => {
  if (url.includes('addEstimate')) return accepted(passing);
  return url.includes('queryEstimate') && safe(passing)['code'] === '0' ? accepted(passing) : passing;
};

const forgets = (id: string, address: RegExp): Fault =>
  fault(`${id} that does nothing`, [[id], WRITES, 'write'], forgetting(address));

export const WRITE_FAULTS: readonly Fault[] = [
  forgets('saveDeliveryAddress', /addresses.save$/),
  forgets('readAllMessages', /readAll|allRead|read/i),
  forgets('cancelMyOrder', /cancel/i),
  forgets('addToCart', /add.cart$/),
  // Each of these is shown by a list without its filters, or by a thing that is found or gone.
  forgets('addOrderEstimate', /addEstimate/),
  forgets('saveDemand', /saveBigOrderDemand/),
  forgets('unbindBankCard', /paymentAccount.unbind/),
  forgets('updateTransferOrderQty', /updateOrderQty/),
  forgets('deleteCommonQuestion', /questionDelete/),
  forgets('cancelPaymentOrder', /cancel/i),
  fault(
    'addOrderEstimate that does nothing, where what is not found is a success without data',
    [['addOrderEstimate'], WRITES, 'write'],
    { ...forgetting(/addEstimate/), answer: estimateAnswer },
  ),
  fault(
    'an addition that counts twice',
    [ADD, WRITES, 'write'],
    alsoDoes(
      ({ url, headers, method }) =>
        method === 'POST' && /add.cart$/.test(url) && headers['authorization'] === 'Bearer demo-directAdmin',
      ({ headers }) => ({ headers: { ...headers, 'content-type': 'application/json' } }),
    ),
  ),
  fault('a refused call that writes', [ADD, WRITES, 'write'], refusedAdditionThatWrites),
  fault(
    'a read that writes',
    [['getCartCount', 'listCart'], WRITES, 'write'],
    alsoDoes(({ url }) => url.includes('getNumberByValid'), toCart),
  ),
  fault(
    'a detail that marks messages as read when it is first opened',
    [['getNews', 'getUnreadMessageCount'], WRITES, 'write'],
    alsoDoes(({ url }) => url.includes('/news/detail/'), readsAll),
  ),
  fault(
    'a list that marks messages as read when it is first asked',
    [['queryMessages', 'getUnreadMessageCount'], WRITES, 'write'],
    alsoDoes(({ url }) => url.endsWith('/message/page'), readsAll),
  ),
  fault(
    'a count that is reset when it is first asked',
    [['getUnreadMessageCount', 'queryMessages'], WRITES, 'write'],
    alsoDoes(({ url }) => url.includes('getNotReadMessageCount'), readsAll),
  ),
  fault('a cancellation that moves no money', [CANCEL, WRITES, 'write'], {
    answer: (passing, request) => {
      if (!request.url.includes('payerBalanceList') || passing.status !== 200) return passing;
      return {
        ...passing,
        body: Buffer.from(passing.body.toString().replace(/"balance":[\d.]+/g, '"balance":1')),
      };
    },
  }),
  fault('a default payer that is another than the chosen one', [['setDefaultPayer'], WRITES, 'write'], {
    request: (request) => ({
      ...request,
      url: request.url.replace(/(?<=auxiliary\/default\/)\d+/, '8800200104'),
    }),
  }),
  fault(
    'a text that is cut',
    [ADDRESS, WRITES, 'write'],
    rewritten(/./, (body) => ({ ...body, addressName: String(body['addressName']).slice(0, 2) })),
  ),
  fault(
    'a field that is not stored',
    [ADDRESS, WRITES, 'write'],
    rewritten(/./, (body) => ({ ...body, addressName: '腾达仓库' })),
  ),
  fault('a deletion that takes nothing', [REMOVE, WRITES, 'write'], {
    request: (request) =>
      /delete/.test(request.url)
        ? { ...request, method: 'GET', url: '/health', body: Buffer.alloc(0) }
        : request,
    answer: (passing, request) =>
      /delete/.test(request.url) ? { ...passing, status: 200, body: success() } : passing,
  }),
  fault('messages of which none is read', [READ_ALL, WRITES, 'write'], {
    answer: (passing, request) =>
      passing.status === 200 && !/read/i.test(request.url)
        ? {
            ...passing,
            body: Buffer.from(passing.body.toString().replaceAll('"isRead":true', '"isRead":false')),
          }
        : passing,
  }),
];
