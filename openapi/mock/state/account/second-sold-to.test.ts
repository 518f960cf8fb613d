import { beforeAll, expect, it } from 'vitest';
import { loadWorld } from '../../../world/world';
import { actingPersona } from '../../acting-persona';
import { type Answer, clientOf, mockForTests } from '../../test/client';
import { mondayOf } from '../memory/clock';

const mock = mockForTests();
const user = clientOf(mock);
const FIRST = { saletoCode: '8800123456', sendtoCode: '8800123456' };
const SECOND = { saletoCode: '8800123457', sendtoCode: '8800130004' };
type Codes = typeof FIRST;

const data = ({ body }: Answer) => body.data;
const cart = ({ saletoCode, sendtoCode }: Codes) =>
  user.get(`/cart/shoppingCart/get/list/${saletoCode}/${sendtoCode}/${saletoCode}`);
const orders = ({ saletoCode }: Codes) =>
  user.post('/order/api/myorder/orderQueryPage', { saletoCode, pageNum: 1, pageSize: 20 });
const balances = ({ saletoCode }: Codes) =>
  user.post('/customer/payerBalanceList/inquire', { saletoCode, customerCode: saletoCode });

let calls: Readonly<Record<string, (codes: Codes) => Promise<Answer>>> = {};

beforeAll(() => {
  calls = {
    saleInfo: ({ saletoCode }) =>
      user.get(`/customer/customers/auxiliary/customer?customerCode=${saletoCode}`),
    cart,
    orders,
    balances,
  };
});

it('each sold-to of a user has its own sale info, cart, orders and balances, and names none of the other', async () => {
  for (const [name, call] of Object.entries(calls)) {
    const [first, second] = [await call(FIRST), await call(SECOND)];
    expect([name, first.status, first.body.code], JSON.stringify(first.body)).toEqual([name, 200, '1']);
    expect([name, second.status, second.body.code], JSON.stringify(second.body)).toEqual([name, 200, '1']);
    expect(data(second), name).not.toEqual(data(first));
    expect(JSON.stringify(data(second)), name).not.toMatch(/8800123456|880020010|6010086|崂山|腾达家电授信/);
    expect(JSON.stringify(data(first)), name).not.toMatch(/8800123457|880021010|6010096|黄岛腾达/);
  }
});

it('FLOAT-05 the payer of the second sold-to has the balance that the world gives it', async () => {
  const [payer] = loadWorld().secondSoldTo.payers;
  const rows = data(await balances(SECOND)) as readonly { payerCode: string; balance: number }[];
  expect(rows.find(({ payerCode }) => payerCode === payer?.payerCode)?.balance).toBe(payer?.balance);
});

it('an action for one sold-to leaves the other as it was', async () => {
  const before = data(await cart(FIRST));
  const line = { productCode: 'GR0325A03', number: 3 };
  const added = await user.post('/cart/shoppingCart/add/cart', {
    ...SECOND,
    ...line,
    activityType: 1,
    productList: [line],
  });
  expect(added.body.code, added.text).toBe('1');
  expect(data(await cart(FIRST))).toEqual(before);
  expect(JSON.stringify(data(await cart(SECOND)))).toContain('GR0325A03');
});

it.each([
  ['202649', '2026-11-30'],
  ['202651', '2026-12-14'],
  ['202653', '2026-12-28'],
  ['202701', '2027-01-04'],
  ['0', ''],
  ['', ''],
])('week %s begins on %s', (week, day) => {
  expect(mondayOf(week)).toBe(day);
});

it.each([
  ['its order', { orderTypeNoList: ['ZY6010096601'] }, SECOND],
  ['its ship-to', { sendtoCode: '8800130004', remark: '6010086601' }, SECOND],
  ['a remark with its order', { orderNo: '6010086601', remark: '与 6010096601 一起送' }, FIRST],
  ['a text with its ship-to', { content: '请送到 8800130004' }, FIRST],
  ['the first sold-to and its order', { saletoCode: '8800123456', orderNo: '6010096601' }, FIRST],
])(
  'a call that names %s belongs to the account of its fields, never of its texts',
  (_, body, { saletoCode }) => {
    const world = loadWorld();
    const [persona] = world.personas;
    expect(persona && actingPersona(world, persona, [{}, {}, body]).saletoCode).toBe(saletoCode);
  },
);
