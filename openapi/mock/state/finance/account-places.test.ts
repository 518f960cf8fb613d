/** Every account type at every side of every movement, tried against the mock; the matrix is written by hand. */
import { describe, expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);

const CUSTOMER = '8800123456';
const BRANCH = '8800123457';

/** An account of each type, and two of bills and credit. */
const ACCOUNTS = {
  '01': '8800123456',
  '02': '8800200101',
  '02 bills': '8800200102',
  '03': '8800200103',
  '04': '8800200104',
  '05': '8800200105',
  '06': '8800200106',
  '07': '8800200107',
  '15': '8800200115',
  '90': '8800200190',
  unknown: '8800999999',
} as const;
type Kind = keyof typeof ACCOUNTS;
const KINDS = Object.keys(ACCOUNTS) as Kind[]; // the table's own keys

const payPassword = '123456';
const OWNER = { customerCode: CUSTOMER };

interface Movement {
  readonly name: string;
  readonly path: string;
  /** The kinds that may stand at the side; the other side has a right one. */
  readonly allowed: string;
  readonly body: (payerCode: string) => object;
  /** It asks for the payment password. */
  readonly isPaid?: true;
}

const fundsPath = '/account/contacts/management/fundsTransfer/submit';
const transferPath = '/account/transfer/application';

const funds = (
  transferType: string,
  from: [allowed: string, other: Kind],
  to: [allowed: string, other: Kind],
) => {
  const terms = { ...OWNER, transferType, amount: 1, payPassword };
  return [
    {
      name: `${transferType} from`,
      path: fundsPath,
      allowed: from[0],
      isPaid: true,
      body: (fromPayerCode) => ({ ...terms, fromPayerCode, toPayerCode: ACCOUNTS[to[1]] }),
    },
    {
      name: `${transferType} to`,
      path: fundsPath,
      allowed: to[0],
      isPaid: true,
      body: (toPayerCode) => ({ ...terms, toPayerCode, fromPayerCode: ACCOUNTS[from[1]] }),
    },
  ] satisfies readonly Movement[];
};

/** 01 is the other side, and 04 where 01 itself is tried. */
const otherThan = (code: string) => (code === ACCOUNTS['01'] ? ACCOUNTS['04'] : ACCOUNTS['01']);

const transfer = (call: string) => {
  const terms = { ...OWNER, saleCustCode: CUSTOMER, saleOrgCode: '8001', transferMoney: 1, payPassword };
  const path = `${transferPath}/${call}`;
  return [
    {
      name: `${call} from`,
      path,
      allowed: '01 04 05 06 90',
      isPaid: true,
      body: (fromPayerCode) => ({ ...terms, fromPayerCode, toPayerCode: otherThan(fromPayerCode) }),
    },
    {
      name: `${call} to`,
      path,
      allowed: '01 04 05 06 90',
      isPaid: true,
      body: (toPayerCode) => ({ ...terms, toPayerCode, fromPayerCode: otherThan(toPayerCode) }),
    },
  ] satisfies readonly Movement[];
};

const MOVEMENTS: readonly Movement[] = [
  ...(['BANK', 'DIGITAL', 'KJT'] as const).map((payChannel) => ({
    name: `payment by ${payChannel}`,
    path: '/account/payment/submit',
    allowed: '01 04 05 06 90',
    body: (payerCode: string) => ({ ...OWNER, payerCode, amount: 1, payChannel }),
  })),
  {
    name: 'payment by AIR',
    path: '/account/payment/submit',
    allowed: '90',
    body: (payerCode) => ({ ...OWNER, payerCode, amount: 1, payChannel: 'AIR' }),
  },
  {
    name: 'POS recharge',
    path: '/account/contacts/management/pos/payment/submit',
    allowed: '01 04 05 06 90',
    body: (payerCode) => ({ ...OWNER, paymentType: 'RECHARGE', payerCode, amount: 1 }),
  },
  {
    name: 'POS fee',
    path: '/account/contacts/management/pos/payment/submit',
    allowed: '01 04 05 06 90',
    isPaid: true,
    body: (payerCode) => ({
      ...OWNER,
      paymentType: 'ANNUALFEE',
      payerCode,
      amount: 240,
      terminalId: '64002',
      payPassword,
    }),
  },
  {
    name: 'POS binding',
    path: '/account/contacts/management/pos/terminal/bind',
    allowed: '01 04 05 06 90',
    body: (payerCode) => ({ ...OWNER, id: '64002', userCode: CUSTOMER, payerCode }),
  },
  ...funds('DIGITAL', ['01', '01'], ['04 05 06', '04']),
  ...funds('AIR', ['01 04 05 06', '01'], ['90', '90']),
  ...funds('KJT', ['01 04 05 06', '01'], ['90', '90']),
  ...funds('REFUND', ['90', '90'], ['01 04 05 06', '01']),
  ...funds('INTERESTREFUND', ['90', '90'], ['01 04 05 06', '01']),
  ...funds('BANK', ['01 05 06 90', '01'], ['04 05 06 90', '04']),
  ...transfer('saveTransferModel'),
  ...transfer('saveFinanceTransferModel'),
  {
    name: 'to the branch, from',
    path: `${transferPath}/saveTransferModelByMasterSon`,
    allowed: '01 04 05 06 90',
    isPaid: true,
    body: (fromPayerCode) => ({
      ...OWNER,
      saleCustCode: CUSTOMER,
      transferMoney: 1,
      payPassword,
      fromPayerCode,
      toPayerCode: BRANCH,
      sonCustomerCode: BRANCH,
    }),
  },
  {
    name: 'to the branch, to',
    path: `${transferPath}/saveTransferModelByMasterSon`,
    allowed: '',
    body: (toPayerCode) => ({
      ...OWNER,
      saleCustCode: CUSTOMER,
      transferMoney: 1,
      payPassword,
      fromPayerCode: CUSTOMER,
      toPayerCode,
      sonCustomerCode: BRANCH,
    }),
  },
  {
    name: 'rebate cash',
    path: '/financial-data/rebate/cash',
    allowed: '01 04',
    isPaid: true,
    body: (payerCode) => ({ ...OWNER, rebateNo: 'FL20261001', payerCode, amount: 1, payPassword }),
  },
  {
    name: 'repayment',
    path: '/account/supplyChainFinance/repay',
    allowed: '01 04 05 06 90',
    isPaid: true,
    body: (payerCode) => ({ ...OWNER, financeNo: 'RZ20260915001', payerCode, principal: 1, payPassword }),
  },
  {
    name: 'financing',
    path: '/account/supplyChainFinance/apply',
    allowed: '01 04 05 06 90',
    body: (payerCode) => ({ ...OWNER, payerCode, bankName: '青岛银行', amount: 1, days: 90 }),
  },
  {
    name: 'credit application',
    path: '/order/creditOrder/submitApply',
    allowed: '01 02 02 bills 04 05 06 90',
    body: (payerCode) => ({ ...OWNER, payerCode, applyAmount: 1, applyReason: '备货' }),
  },
  {
    name: 'bill claim',
    path: '/account/invoices/management/billClaim/submit',
    allowed: '01 02 02 bills 04 05 06',
    body: (payerCode) => ({ ...OWNER, billNo: '130345200020320261116000000337', payerCode, amount: 80_000 }),
  },
  {
    name: 'bill entry',
    path: '/account/invoices/management/acceptanceBill/entry',
    allowed: '01 02 02 bills 04 05 06',
    body: (payerCode) => ({
      ...OWNER,
      payerCode,
      billNo: '131345200018520261118000000777',
      amount: 1,
      issueDate: '2026-11-18',
      dueDate: '2099-05-18',
    }),
  },
];

const isAllowed = ({ allowed }: Movement, kind: Kind) => ` ${allowed} `.includes(` ${kind} `);

async function balances(): Promise<Readonly<Record<string, number>>> {
  const { data } = (await user.get(`/customer/customers/auxiliary/payer/all?customerCode=${CUSTOMER}`)).body;
  const rows = list({ rows: data }, 'rows');
  return Object.fromEntries(rows.map((payer) => [String(payer['payerCode']), Number(payer['balance'])]));
}

interface Tried {
  readonly kind: Kind;
  readonly code: string | undefined;
  readonly msg: string;
  /** Whether a balance is another one afterwards. */
  readonly hasMoved: boolean;
}

/** The answer of a call on a mock that remembers nothing. */
async function tried({ path, body }: Movement, kind: Kind, atFirst: object): Promise<Tried> {
  await user.post('/mock/reset');
  const { code, msg = '' } = (await user.post(path, body(ACCOUNTS[kind]))).body;
  const hasMoved = code !== '1' && JSON.stringify(await balances()) !== JSON.stringify(atFirst);
  return { kind, code, msg, hasMoved };
}

/** The account may stand there, and holds too little. */
const isShort = ({ msg }: Tried) => msg.includes('余额不足');

describe('FIN-03 FIN-05 FIN-06 FIN-07 FIN-08 which money may stand where', () => {
  it.each(MOVEMENTS)(
    '$name: what is forbidden is refused in words, moves nothing, and the rest goes',
    async (movement) => {
      const atFirst = await balances();
      const answers: Tried[] = [];
      for (const kind of KINDS) answers.push(await tried(movement, kind, atFirst));
      const accepted = answers.filter((answer) => answer.code === '1' || isShort(answer));
      expect(accepted.map(({ kind }) => kind).sort()).toEqual(
        KINDS.filter((kind) => isAllowed(movement, kind)).sort(),
      );
      expect(answers.filter(({ code, msg }) => code !== '1' && !/[，请]/.test(msg))).toEqual([]);
      expect(answers.filter(({ hasMoved }) => hasMoved)).toEqual([]);
    },
  );

  it.each(MOVEMENTS.filter(({ isPaid }) => isPaid))(
    '$name: nothing goes without the payment password or by a wrong one',
    async (movement) => {
      const kind = KINDS.find((payerType) => isAllowed(movement, payerType)) ?? '01';
      const body = fields(movement.body(ACCOUNTS[kind]));
      const { payPassword: _, ...without }: Fields = body;
      await user.post('/mock/reset');
      const before = await balances();
      const first = (await user.post(movement.path, without)).body;
      expect([first.code, first.msg]).toEqual(['0', '支付密码不正确，还可以试 2 次']);
      const second = (await user.post(movement.path, { ...without, payPassword: '000000' })).body;
      expect([second.code, second.msg]).toEqual(['0', '支付密码不正确，还可以试 1 次']);
      expect(await balances()).toEqual(before);
      expect((await user.post(movement.path, body)).body.code).toBe('1');
    },
  );

  it('a wallet that is not open moves nothing', async () => {
    const other = clientOf(mock, 'wholesale');
    const code = '8800891234';
    const body = { customerCode: code, transferType: 'DIGITAL', fromPayerCode: code, amount: 1, payPassword };
    const answer = (await other.post(fundsPath, { ...body, toPayerCode: code })).body;
    expect(answer.code).toBe('0');
  });
});
