/** Writes in a hostile form: for another customer, or the same thing twice in one call. */
import { expect, it } from 'vitest';
import { loadDescription } from '../../description';
import { isRead } from '../../routes';
import { askCalls, inTurn } from '../../test/ask-calls';
import { checkedCart, entriesIn, LIST, submission } from '../../test/buyer';
import { clientOf, mockForTests } from '../../test/client';
import { fields, list } from './input';

const mock = mockForTests();
const user = clientOf(mock);
const SOLD_TO = '8800123456';
const STRANGER = '8800777777';
const OWNERS = ['customerCode', 'custCode', 'saletoCode', 'saleCustCode'];

const balance = async () => {
  const { body } = await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`);
  return list({ data: body.data }, 'data').reduce(
    (sum, row) => sum + Math.round(Number(row['balance']) * 100),
    0,
  );
};

it('FIN-01 SEC-01 a write for a customer that is not the caller’s is refused in words, whichever call it is', async () => {
  const { routes, ask, inputsOf } = askCalls(mock.url, loadDescription());
  const before = await balance();
  const asked = routes.flatMap((route) => {
    const owner = OWNERS.find((name) => name in inputsOf(route));
    return isRead(route) || owner === undefined ? [] : [{ route, change: { [owner]: STRANGER } }];
  });
  const accepted = await inTurn(asked, async ({ route, change }) => {
    const { code, msg } = fields(JSON.parse(await ask({ route, change })));
    return code === '1' || !msg ? [route.operationId] : [];
  });
  expect(accepted.flat()).toEqual([]);
  expect(asked.length).toBeGreaterThan(80);
  expect(await balance()).toBe(before);
});

it('FIN-01 an interest that one call names twice is taken once', async () => {
  const path = '/account/contacts/management/bankInterest/confirm';
  const start = await balance();
  expect((await user.post(path, { customerCode: SOLD_TO, idList: ['63002'] })).body.code).toBe('1');
  const once = (await balance()) - start;
  await user.post('/mock/reset');
  await user.post(path, { customerCode: SOLD_TO, idList: ['63002', '63002'] });
  expect([once < 0, (await balance()) - start]).toEqual([true, once]);
});

it('ORDER-01 a split order that one call names twice is not placed', async () => {
  const split = await user.post('/order/splitOrder', checkedCart(entriesIn(await user.get(LIST))));
  const once = submission(split, SOLD_TO);
  const rows = list(once, 'orderList');
  const start = await balance();
  const orderList = [...rows, ...rows];
  expect((await user.post('/order/post/orderInfo', { ...once, orderList })).body.code).toBe('0');
  expect(await balance()).toBe(start);
  expect((await user.post('/order/post/orderInfo', once)).body.code).toBe('1');
});
