/** The calls of a random walk that move money and goods, right and wrong ones. */
import type { Random } from '../../world/ledger/random';
import { type Fields, fields, list } from '../state/memory/input';
import { toCents } from '../state/memory/money';
import type { AskHere } from './ask-here';

export const SOLD_TO = '8800123456';
export const CREDIT = '8800200101';
export const OWNER = { customerCode: SOLD_TO, saletoCode: SOLD_TO, payPassword: '123456' };
const PAGE = { pageNum: 1, pageSize: 200 };
export const MANAGEMENT = '/account/contacts/management';
const INVOICES = '/account/invoices/management';
export const LENDING = '/account/supplyChainFinance';
export const APPLICATION = '/account/transfer/application';

/** Amounts that are too fine, too small, too large, and those of fees and bills. */
const YUAN = [
  -1, 0.001, 1.005, 0.01, 1, 1, 240, 240, 4999.99, 5000, 5000, 79_999, 80_000, 9_000_000,
] as const;
/** Ordinary accounts, bound ones, those of the branch and of nobody. */
const PAYERS = [
  ...Array.from({ length: 6 }, () => SOLD_TO),
  ...[CREDIT, '8800200103', '8800200104', '8800200104', '8800200107', '8800200115', '8800200190'],
  ...['8800123457', '8800777777'],
];
const ORDERS = [
  ...['6010086601', '6010086602', '6010086603', '6010086604', '6010086605', '6010086607', '9999999999'],
];
const SON = '8800123457';
const SAFE = '8800200190';
const GOODS = ['GW0800C03', 'GR0536A01', 'NOSUCH'];

/** What a walk remembers of its own writes. */
export interface Walk {
  readonly ask: AskHere['ask'];
  readonly random: Random;
  /** Numbers that answers gave: payments, transfers, loans. */
  readonly made: { readonly payments: string[]; readonly transfers: string[]; readonly loans: string[] };
  /** What must not happen twice, e.g. `financed 6010086601`. */
  readonly done: Set<string>;
  /** Pieces that came back, by order and product. */
  readonly back: Map<string, number>;
}

/** A write that was answered, and the cents that it says to have brought in or taken out. */
export interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly cents: number;
  /** What it did that may be done once. */
  readonly once?: readonly string[];
}

type Act = (walk: Walk) => Promise<Step>;

interface Sent {
  readonly name: string;
  readonly path: string;
  readonly body: Fields;
}

/** Sends a write that brings nothing in and takes nothing out, unless its answer says so. */
async function send(
  { ask }: Walk,
  { name, path, body }: Sent,
  sourceOf: (data: Fields) => number = () => 0,
): Promise<Step & { readonly data: Fields }> {
  const answer = await ask(path, { ...OWNER, ...body });
  const isDone = answer['code'] === '1';
  const data = fields(answer['data']);
  return { name: `${name} ${JSON.stringify(body)}`, isDone, cents: isDone ? sourceOf(data) : 0, data };
}

export const centsIn = (from: Fields, name: string): number => toCents(Number(from[name] ?? 0));
const noteNumber = (numbers: string[], number: unknown): void => {
  if (typeof number === 'string') numbers.push(number);
};
export const some = <Item>({ random }: Walk, items: readonly Item[]): Item => random.pick(items);

/** Mostly the newest number of a kind; one that nothing has when there is none. */
const numberOf = (walk: Walk, numbers: readonly string[]): string =>
  walk.random.chance(0.7) ? (numbers.at(-1) ?? '0') : some(walk, ['0', ...numbers]);

const transferBody = (walk: Walk): Fields => ({
  saleCustCode: SOLD_TO,
  fromPayerCode: some(walk, PAYERS),
  toPayerCode: some(walk, PAYERS),
  transferMoney: some(walk, YUAN),
});

async function application(walk: Walk, call: string, more: Fields = {}): Promise<Step> {
  const path = `${APPLICATION}/${call}`;
  const step = await send(walk, { name: call, path, body: { ...transferBody(walk), ...more } });
  noteNumber(walk.made.transfers, step.data['id']);
  return step;
}

/** The writes of a walk. */
export const ACTS: readonly Act[] = [
  (walk) => application(walk, 'saveTransferModel'),
  (walk) => application(walk, 'saveFinanceTransferModel'),
  (walk) =>
    application(walk, 'saveTransferModelByMasterSon', {
      sonCustomerCode: some(walk, [SON, SON, ...PAYERS.slice(-2)]),
      toPayerCode: some(walk, [SON, SON, ...PAYERS]),
    }),
  async (walk) => {
    const body = {
      transferType: some(walk, ['AIR', 'BANK', 'DIGITAL', 'REFUND']),
      fromPayerCode: some(walk, PAYERS),
      toPayerCode: some(walk, [SAFE, SAFE, SAFE, ...PAYERS]),
      amount: some(walk, YUAN),
    };
    return send(walk, { name: 'submitFundsTransfer', path: `${MANAGEMENT}/fundsTransfer/submit`, body });
  },
  async (walk) => {
    const body = {
      payerCode: some(walk, PAYERS),
      amount: some(walk, YUAN),
      payChannel: some(walk, ['BANK', 'AIR']),
    };
    const step = await send(walk, { name: 'submitPayment', path: '/account/payment/submit', body });
    noteNumber(walk.made.payments, step.data['paymentNo']);
    return step;
  },
  async (walk) => {
    const orderNoList = walk.random.chance(0.5) ? [] : await someOrders(walk);
    const body = {
      payerCode: some(walk, PAYERS),
      bankName: '青岛银行',
      days: 90,
      amount: some(walk, YUAN),
      orderNoList,
    };
    const step = await send(walk, { name: 'submitFinanceApply', path: `${LENDING}/apply`, body });
    noteNumber(walk.made.loans, step.data['financeNo']);
    return { ...step, once: orderNoList.map((orderNo) => `financed ${orderNo}`) };
  },
  (walk) => {
    const body = {
      payerCode: some(walk, PAYERS),
      financeNo: some(walk, ['RZ20260915001', ...walk.made.loans]),
      principal: some(walk, YUAN),
    };
    const interest = (data: Fields) => -centsIn(data, 'interest');
    return send(walk, { name: 'submitFinanceRepay', path: `${LENDING}/repay`, body }, interest);
  },
  (walk) => {
    const body = {
      rebateNo: some(walk, ['FL20261001', 'FL0']),
      payerCode: some(walk, PAYERS),
      amount: some(walk, YUAN),
    };
    return send(walk, { name: 'submitRebateCash', path: '/financial-data/rebate/cash', body });
  },
  async (walk) => {
    const paymentType = some(walk, ['ANNUALFEE', 'RECHARGE']);
    const isFee = paymentType === 'ANNUALFEE';
    const body = {
      paymentType,
      payerCode: some(walk, PAYERS),
      amount: some(walk, YUAN),
      ...(isFee && { terminalId: some(walk, ['64001', '64002', '0']) }),
    };
    const path = `${MANAGEMENT}/pos/payment/submit`;
    const step = await send(
      walk,
      { name: 'submitPosPayment', path, body },
      (data) => centsIn(data, 'amount') * (isFee ? -1 : 1),
    );
    return isFee && step.isDone && centsIn(step.data, 'amount') !== 24_000
      ? { ...step, once: ['half a fee', 'half a fee'] }
      : step;
  },
  (walk) =>
    send(walk, {
      name: 'submitBillClaim',
      path: `${INVOICES}/billClaim/submit`,
      body: {
        billNo: '130345200020320261116000000337',
        payerCode: some(walk, PAYERS),
        amount: some(walk, [80_000, 80_000, ...YUAN]),
      },
    }).then((step) => ({ ...step, once: ['claimed'] })),
  async (walk) => {
    const orderNo = some(walk, ORDERS);
    const body = {
      orderNo,
      orderTypeNo: `ZY${orderNo}`,
      yqStatus: '0',
      qty: some(walk, [-1, 0, 1, 40, 900]),
    };
    const path = '/order/depositOrder/payByCustomer';
    return send(walk, { name: 'payDepositOrder', path, body }, (data) => -centsIn(data, 'payAmount'));
  },
  async (walk) => {
    const orderNo = some(walk, ORDERS);
    const before = await orderOf(walk.ask, orderNo);
    const body = {
      orderNo,
      orderTypeNo: `ZY${some(walk, [orderNo, orderNo, '6010086602'])}`,
      reasonCode: '01',
    };
    const step = await send(
      walk,
      { name: 'cancelMyOrder', path: '/order/api/myorder/cancelOrder', body },
      () => centsIn(before, 'amount') - centsIn(before, 'restAmount'),
    );
    return { ...step, once: [`cancelled ${orderNo}`] };
  },
  async (walk) => {
    const bstnk = some(walk, ORDERS);
    const [productCode, number] = [some(walk, GOODS), some(walk, [0, 1, 10, 30, 5000])];
    const lineList = [{ productCode, number }];
    const path = '/order/reverse/orderApproval/submit';
    const step = await send(walk, { name: 'submitReturnApproval', path, body: { bstnk, lineList } });
    if (!step.isDone) return step;
    const key = `${bstnk} ${productCode}`;
    walk.back.set(key, (walk.back.get(key) ?? 0) + number);
    const lines = list(await orderOf(walk.ask, bstnk), 'lineList');
    const ordered = lines.reduce(
      (sum, line) => sum + (line['productCode'] === productCode ? Number(line['number']) : 0),
      0,
    );
    const isTooMuch = (walk.back.get(key) ?? 0) > ordered;
    return isTooMuch ? { ...step, once: ['too much back', 'too much back'] } : step;
  },
  async (walk) => {
    const orderNoList = [some(walk, ORDERS), ...(walk.random.chance(0.3) ? [some(walk, ORDERS)] : [])];
    const path = `${INVOICES}/apply/submit`;
    const step = await send(walk, { name: 'submitInvoiceApply', path, body: { orderNoList } });
    return { ...step, once: orderNoList.map((orderNo) => `invoiced ${orderNo}`) };
  },
];

/** Calls that carry out or end what a walk began. */
export const ENDS: readonly Act[] = [
  (walk) =>
    send(walk, {
      name: 'deleteTransfer',
      path: `${APPLICATION}/deleteTransferModel`,
      body: { id: numberOf(walk, walk.made.transfers) },
    }),
  // Who asks for one a second time finds it carried out.
  async (walk) => {
    const rows = await rowsOf(walk.ask, `${MANAGEMENT}/fundsTransfer/list`, { status: '10' });
    const { transferNo = 'ZJ0' } = rows[0] ?? {};
    return send(walk, {
      name: 'queryFundsTransfers',
      path: `${MANAGEMENT}/fundsTransfer/list`,
      body: { ...PAGE, transferNo },
    });
  },
  async (walk) => {
    const paymentNo = numberOf(walk, walk.made.payments);
    const isNew = !walk.done.has(`came ${paymentNo}`);
    const answer = await walk.ask(`/account/payment/result?paymentNo=${paymentNo}`);
    const data = fields(answer['data']);
    const hasCome = data['status'] === '20';
    if (hasCome) walk.done.add(`came ${paymentNo}`);
    return {
      name: `getPaymentResult ${paymentNo}`,
      isDone: hasCome,
      cents: hasCome && isNew ? centsIn(data, 'amount') : 0,
    };
  },
  (walk) => {
    const financeNo = numberOf(walk, walk.made.loans);
    const path = `${LENDING}/queryFinanceRepayDetail`;
    return send(walk, { name: 'getFinanceRepayDetail', path, body: { financeNo } });
  },
];

async function someOrders(walk: Walk): Promise<readonly string[]> {
  const rows = await rowsOf(walk.ask, `${LENDING}/queryFinanceOrder`, { pageSize: 5 });
  const numbers = [...rows.map(({ orderNo }) => String(orderNo)), '9999999999'];
  return [some(walk, numbers), ...(walk.random.chance(0.3) ? [some(walk, numbers)] : [])];
}

async function orderOf(ask: AskHere['ask'], orderNo: string): Promise<Fields> {
  const { data } = await ask('/order/api/myorder/allOrdersQuery', { ...OWNER, orderNo });
  return fields(Array.isArray(data) ? data[0] : data);
}

export const rowsOf = async (ask: AskHere['ask'], path: string, body: Fields): Promise<readonly Fields[]> =>
  list(fields((await ask(path, { ...OWNER, ...PAGE, ...body }))['data']), 'records');
