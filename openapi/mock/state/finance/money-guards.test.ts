/** Calls that would make money or goods vanish are refused in words, and change no answer. */
import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const user = clientOf(mockForTests());

const SOLD_TO = '8800123456';
const PROJECTS = '8800200104';
const OWNER = { customerCode: SOLD_TO, saletoCode: SOLD_TO };
const PAID = { payerCode: SOLD_TO, payPassword: '123456' };
const APPLICATION = '/account/transfer/application';
const LENDING = '/account/supplyChainFinance';
const POS = '/account/contacts/management/pos/payment/submit';
const CLAIM = '/account/invoices/management/billClaim/submit';
const ENTRY = '/account/invoices/management/acceptanceBill/entry';
const RETURN = '/order/reverse/orderApproval/submit';
/** An order that was delivered and not applied for. */
const SIGNED = '6010086604';

const TRANSFER = { saleCustCode: SOLD_TO, fromPayerCode: SOLD_TO, toPayerCode: PROJECTS, ...PAID };
const SON = { ...TRANSFER, toPayerCode: '8800123457', sonCustomerCode: '8800123457' };
const FUNDS = { ...TRANSFER, transferType: 'AIR', toPayerCode: '8800200190' };
const FINANCING = { ...PAID, bankName: '青岛银行', days: 90 };
const BILL = {
  ...PAID,
  billNo: '131345200018520261118000000777',
  issueDate: '2026-11-18',
  dueDate: '2027-05-18',
};
const UNCLAIMED = { ...PAID, billNo: '130345200020320261116000000337' };
const ANNUAL_FEE = { ...PAID, paymentType: 'ANNUALFEE', terminalId: '64002' };

const send = async (path: string, body: Fields) => (await user.post(path, { ...OWNER, ...body })).body;

/** Everything that moves with money or goods. */
async function books(): Promise<string> {
  const page = { ...OWNER, pageNum: 1, pageSize: 50 };
  const answers = [
    await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`),
    await user.post('/account/contacts/management/accountStatement/list', page),
    await user.post(`${LENDING}/queryFinanceHistory`, page),
    await user.post('/account/payment/order/list', page),
    await user.post('/account/invoices/management/billClaim/list', page),
    await user.post('/order/api/myorder/orderQueryPage', page),
    await user.post('/order/reverse/product/queryReturnPage', page),
  ];
  return JSON.stringify(answers.map(({ body }) => body));
}

const PARTS_OF_A_CENT: readonly (readonly [name: string, path: string, body: (yuan: number) => Fields])[] = [
  ['a payment', '/account/payment/submit', (amount) => ({ ...PAID, amount, payChannel: 'BANK' })],
  [
    'a transfer of funds',
    '/account/contacts/management/fundsTransfer/submit',
    (amount) => ({ ...FUNDS, amount }),
  ],
  ['a transfer', `${APPLICATION}/saveTransferModel`, (transferMoney) => ({ ...TRANSFER, transferMoney })],
  [
    'a transfer of the finance department',
    `${APPLICATION}/saveFinanceTransferModel`,
    (transferMoney) => ({ ...TRANSFER, transferMoney }),
  ],
  [
    'a transfer to the branch',
    `${APPLICATION}/saveTransferModelByMasterSon`,
    (transferMoney) => ({ ...SON, transferMoney }),
  ],
  ['a financing', `${LENDING}/apply`, (amount) => ({ ...FINANCING, amount })],
  ['a repayment', `${LENDING}/repay`, (principal) => ({ ...PAID, financeNo: 'RZ20260915001', principal })],
  ['a rebate', '/financial-data/rebate/cash', (amount) => ({ ...PAID, rebateNo: 'FL20261001', amount })],
  ['a recharge', POS, (amount) => ({ ...PAID, paymentType: 'RECHARGE', amount })],
  ['a bill', ENTRY, (amount) => ({ ...BILL, amount })],
  [
    'an application for credit',
    '/order/creditOrder/submitApply',
    (applyAmount) => ({ payerCode: '8800200101', applyAmount, applyReason: '备货' }),
  ],
];

it.each(PARTS_OF_A_CENT)(
  'FIN-01 %s of parts of a cent is refused, and of cents is not',
  async (_, path, body) => {
    const before = await books();
    for (const yuan of [0.001, 1.005, 100.009])
      expect((await send(path, body(yuan))).msg).toMatch(/^请求参数不正确：正文 \w+ 最多两位小数$/);
    expect(await books()).toBe(before);
    expect((await send(path, body(1.1))).code).toBe('1');
  },
);

const GOODS = { bstnk: '6010086607' };
const lineList = (number: number, productCode = 'GW0800C03') => [{ productCode, number }];

const NO_PAYER = /没有这个付款方，请核对付款方编码$/;
const OTHER_PAYER = /转入方与转出方不能相同，请重新选择|请换付款方$|子户没有这个付款方/;

const REFUSED: readonly (readonly [
  name: string,
  call: readonly [path: string, body: Fields],
  words: string | RegExp,
])[] = [
  ['a year’s fee in part', [POS, { ...ANNUAL_FEE, amount: 1 }], '年费为 240.00 元，请一次缴清'],
  ['a bill in part', [CLAIM, { ...UNCLAIMED, amount: 79_999 }], '认领金额应为票面金额 80000.00 元，请核对'],
  [
    'a bill that is issued tomorrow',
    [ENTRY, { ...BILL, amount: 1, issueDate: '2026-11-21' }],
    '出票日期不能晚于今天，请核对',
  ],
  [
    'an order that the dealer does not have',
    [`${LENDING}/apply`, { ...FINANCING, amount: 1000, orderNoList: ['9999999999'] }],
    '所选订单不能融资或已经融资，请刷新后重新选择',
  ],
  [
    'one order by the number of another',
    [
      '/order/api/myorder/cancelOrder',
      { orderNo: '6010086601', orderTypeNo: 'ZY6010086602', reasonCode: '01' },
    ],
    '订单号与订单类型编号不一致，请刷新后再操作',
  ],
  ...(
    [
      ['funds', '/account/contacts/management/fundsTransfer/submit', { ...FUNDS, amount: 5000 }],
      ['money', `${APPLICATION}/saveTransferModel`, { ...TRANSFER, transferMoney: 5000 }],
      [
        'money of the finance department',
        `${APPLICATION}/saveFinanceTransferModel`,
        { ...TRANSFER, transferMoney: 5000 },
      ],
      ['money of the branch', `${APPLICATION}/saveTransferModelByMasterSon`, { ...SON, transferMoney: 5000 }],
    ] as const
  ).flatMap(([name, path, body]) => [
    [
      `${name} for an account that nobody has`,
      [path, { ...body, toPayerCode: '8800777777' }],
      NO_PAYER,
    ] as const,
    [
      `${name} for the account that it leaves`,
      [path, { ...body, toPayerCode: SOLD_TO }],
      OTHER_PAYER,
    ] as const,
    [
      `${name} from an account of somebody else`,
      [path, { ...body, fromPayerCode: '8800777777' }],
      NO_PAYER,
    ] as const,
  ]),
  [
    'the claim of a bill that nobody has',
    [CLAIM, { ...UNCLAIMED, billNo: '999999999999999999999999999999', amount: 80_000 }],
    '该票据已被认领，请刷新',
  ],
  [
    'more goods than were ordered',
    [RETURN, { ...GOODS, lineList: lineList(5000) }],
    /^产品 GW0800C03 最多还能退/,
  ],
  [
    'the rest of one order by the number of another',
    [
      '/order/depositOrder/payByCustomer',
      { orderNo: '6010086602', orderTypeNo: 'ZY6010086601', qty: 40, yqStatus: '0' },
    ],
    '订单号与订单类型编号不一致，请刷新后再操作',
  ],
  ...(
    [
      [
        'a product that nobody sells',
        { productCode: '9999999999', number: 20, weekCode: '202649' },
        /不能下大单/,
      ],
      [
        'a price that nobody offered',
        { productCode: 'GR0536A01', number: 20, activityPrice: 0.01, weekCode: '202649' },
        /的价格已变化/,
      ],
    ] as const
  ).map(
    ([name, line, words]) =>
      [
        `a bulk order of ${name}`,
        ['/order/oldOrder/placeBigOrder', { sendtoCode: SOLD_TO, payerCode: SOLD_TO, lineList: [line] }],
        words,
      ] as const,
  ),
  [
    'goods that were not ordered',
    [RETURN, { ...GOODS, lineList: lineList(1, 'NOSUCH') }],
    '产品 NOSUCH 最多还能退 0 台，请核对数量',
  ],
];

it.each(REFUSED)('FIN-01 %s is refused in words', async (_, [path, body], words) => {
  const before = await books();
  const { code, msg } = await send(path, body);
  expect(code).toBe('0');
  expect(msg).toMatch(words);
  expect(await books()).toBe(before);
});

it('FIN-08 an order is financed once: not twice in one application, and not in a second one', async () => {
  const asked = await send(`${LENDING}/queryFinanceOrder`, { status: '10', pageNum: 1, pageSize: 1 });
  const orderNo = list(fields(asked.data), 'records')[0]?.['orderNo'];
  const apply = async (orderNoList: readonly unknown[]) =>
    (await send(`${LENDING}/apply`, { ...FINANCING, amount: 1000, orderNoList })).code;
  expect(await apply([orderNo, orderNo])).toBe('0');
  expect(await apply([orderNo])).toBe('1');
  expect(await apply([orderNo])).toBe('0');
});

it('FIN-04 an order is invoiced once, in one application or in two', async () => {
  const apply = async (...orderNoList: readonly string[]) =>
    (await send('/account/invoices/management/apply/submit', { orderNoList })).msg;
  expect(await apply(SIGNED, SIGNED)).toContain('已申请');
  expect(await apply(SIGNED)).toBe('成功');
  expect(await apply(SIGNED)).toContain('已申请');
});

it('MENU-08 goods come back as often as they were ordered', async () => {
  const back = async () => (await send(RETURN, { ...GOODS, lineList: lineList(10) })).code;
  const codes = [await back(), await back(), await back()];
  expect(codes).toContain('1');
  expect(codes.at(-1)).toBe('0');
});

it('ORDER-01 the rest of an order is paid once', async () => {
  const order = { orderNo: '6010086602', orderTypeNo: 'ZY6010086602', qty: 40, yqStatus: '0' };
  const path = '/order/depositOrder/payByCustomer';
  expect((await send(path, order)).code).toBe('1');
  expect((await send(path, order)).msg).toBe('订单没有待付的尾款，请勿重复支付');
});

it('TRANS-01 an application after a withdrawn one is in the list, and gives its money back', async () => {
  const before = await books();
  const apply = async () =>
    fields((await send(`${APPLICATION}/saveTransferModel`, { ...TRANSFER, transferMoney: 5000 })).data)['id'];
  const withdraw = async (id: unknown) => (await send(`${APPLICATION}/deleteTransferModel`, { id })).code;
  expect(await withdraw(await apply())).toBe('1');
  const id = await apply();
  const asked = await send(`${APPLICATION}/list`, { saleCustCode: SOLD_TO, id, pageNum: 1, pageSize: 5 });
  expect(list(fields(asked.data), 'records')).toMatchObject([{ id, transferMoney: 5000 }]);
  expect(await withdraw(id)).toBe('1');
  expect(await books()).toBe(before);
});
