/** The laws inside one object of an example, from any call. */
import { inCapitals } from '../mock/state/finance/capitals';
import { list, record } from './description';

type Json = Readonly<Record<string, unknown>>;

/** A law looks at one object and says what is wrong with it. */
export type Law = (node: Json) => readonly string[];

/** Yuan as integer cents, so that sums are exact. */
const cents = (value: unknown): number => Math.round(Number(value) * 100);

const has = (node: Json, ...names: readonly string[]): boolean =>
  names.every((name) => typeof node[name] === 'number');

function equal(what: string, actual: unknown, cent: number): readonly string[] {
  return cents(actual) === cent ? [] : [`${what} is ${String(actual)}, not ${cent / 100}`];
}

const product = (line: Json): number => cents(line['price']) * Number(line['number']);
const sum = (lines: readonly unknown[], value: (line: Json) => number): number =>
  lines.reduce<number>((total, line) => total + value(record(line)), 0);

/** An order's amount is the sum of its lines; a line's amount is price times number. */
const orderAmount: Law = (node) => {
  if (has(node, 'price', 'number', 'amount')) return equal('amount', node['amount'], product(node));
  const lines = list(node['lineList']);
  const isPriced = lines.length > 0 && lines.every((line) => has(record(line), 'price', 'number'));
  return isPriced && has(node, 'amount') ? equal('amount', node['amount'], sum(lines, product)) : [];
};

/** A vehicle or transfer group's SUMMONEY is the sum of its lines. */
const groupMoney: Law = (node) => {
  if (!has(node, 'SUMMONEY')) return [];
  const line = (row: Json): number => cents(row['UNITPRICE']) * Number(row['IBL_NUM']);
  return equal('SUMMONEY', node['SUMMONEY'], sum(list(node['orderList']), line));
};

/** An invoice's amount is net plus tax, and the tax is its rate of the net. */
const invoiceTax: Law = (node) => {
  if (!has(node, 'netAmount', 'taxAmount', 'amount')) return [];
  const total = equal('amount', node['amount'], cents(node['netAmount']) + cents(node['taxAmount']));
  const rate = has(node, 'taxRate') ? Number(node['taxRate']) : 13;
  const tax = Math.round((cents(node['netAmount']) * rate) / 100);
  // One cent of rounding, for a line's net may itself be rounded.
  return Math.abs(tax - cents(node['taxAmount'])) > 1 ? [...total, `tax is not ${rate} % of net`] : total;
};

/** Opening balance minus debit plus credit is the closing balance. */
const closingBalance: Law = (node) => {
  const debit = node['debitTotal'] ?? node['debitAmount'];
  const credit = node['creditTotal'] ?? node['creditAmount'];
  if (!has(node, 'openingBalance', 'closingBalance') || debit === undefined) return [];
  return equal(
    'closingBalance',
    node['closingBalance'],
    cents(node['openingBalance']) - cents(debit) + cents(credit),
  );
};

/** Each row's balance follows from the one before it, beginning with the opening balance. */
const runningBalance: Law = (node) => {
  const rows = list(node['records']).map(record);
  if (!has(node, 'openingBalance') || !rows.every((row) => has(row, 'debit', 'credit', 'balance'))) return [];
  const before = [node['openingBalance'], ...rows.map((row) => row['balance'])];
  const after = (row: Json, index: number): number =>
    cents(before[index]) - cents(row['debit']) + cents(row['credit']);
  return rows.flatMap((row, index) => equal(`balance of row ${index}`, row['balance'], after(row, index)));
};

/** A page holds no more than its size and no less than its total asks for. */
const pageSize: Law = (node) => {
  if (!has(node, 'total', 'pageNum', 'pageSize')) return [];
  const [total, pageNum, size] = [Number(node['total']), Number(node['pageNum']), Number(node['pageSize'])];
  const expected = Math.max(0, Math.min(size, total - (pageNum - 1) * size));
  const count = list(node['records']).length;
  return count === expected ? [] : [`${count} records on page ${pageNum} of ${total} by ${size}`];
};

/**
 * The field that a total adds up: `amountTotal` the rows' amount, `rebateTotal` their rebateAmount, `numberTotal` their
 * number.
 */
function summed(base: string, row: Json): string | undefined {
  const suffix = base.charAt(0).toUpperCase() + base.slice(1);
  const ends = Object.keys(row).filter((name) => name.endsWith(suffix) && typeof row[name] === 'number');
  return (
    [base, `${base}Amount`].find((name) => typeof row[name] === 'number') ??
    (ends.length === 1 ? ends[0] : undefined)
  );
}

/** A payment order that failed or was cancelled moves nothing: it adds nothing to the total of others. */
const movesNothing = ({ paymentNo, status }: Json): boolean =>
  paymentNo !== undefined && (status === '30' || status === '40');

/** A total of a complete list is the sum of its rows. */
const listTotal: Law = (node) => {
  const rows = list(node['records']);
  if (rows.length === 0 || rows.length !== node['total']) return [];
  const moving = rows.filter((row) => !movesNothing(record(row)));
  const counted = moving.length > 0 ? moving : rows;
  return Object.keys(node).flatMap((key) => {
    const base = /^(\w+)Total$/.exec(key)?.[1];
    const name = base && summed(base, record(rows[0]));
    // Rows that all move nothing add up to nothing, or to what they name.
    return name && !(moving.length === 0 && node[key] === 0)
      ? equal(
          key,
          node[key],
          sum(counted, (row) => cents(row[name])),
        )
      : [];
  });
};

/** A count stands for its list: failCount for failList. */
const listCount: Law = (node) =>
  Object.keys(node).flatMap((key) => {
    const rows = node[`${/^(\w+)Count$/.exec(key)?.[1]}List`];
    return Array.isArray(rows) && rows.length !== node[key]
      ? [`${key} is ${String(node[key])} of ${rows.length}`]
      : [];
  });

/** A figure, and the two of which it is the sum. */
const PARTS: readonly (readonly [whole: string, one: string, other: string])[] = [
  ['creditAmount', 'usedAmount', 'availableAmount'],
  ['creditLimit', 'usedAmount', 'availableAmount'],
  ['amount', 'repaidAmount', 'outstandingAmount'],
  ['amount', 'principal', 'interest'],
  ['rebateAmount', 'usedAmount', 'balance'],
  ['number', 'usedNumber', 'leftNumber'],
  ['tradeAmount', 'chargeAmount', 'settleAmount'],
  ['orderAmount', 'invoiceAmount', 'uninvoicedAmount'],
  ['companyBalance', 'customerBalance', 'difference'],
  ['companyAmount', 'customerAmount', 'difference'],
];

/** What is used and what is left make the whole. */
const parts: Law = (node) =>
  PARTS.flatMap(([whole, one, other]) =>
    has(node, whole, one, other) ? equal(whole, node[whole], cents(node[one]) + cents(node[other])) : [],
  );

/** A retail amount is price times number; the price is an average, and may be rounded by half a cent per unit. */
const retailAmount: Law = (node) => {
  if (!has(node, 'retailPrice', 'retailNumber', 'retailAmount')) return [];
  const [number, amount] = [Number(node['retailNumber']), node['retailAmount']];
  const expected = cents(node['retailPrice']) * number;
  const isNear = Math.abs(cents(amount) - expected) <= Math.abs(number) / 2;
  return isNear ? [] : equal('retailAmount', amount, expected);
};

const CANCELLED = '90';

/** A month of orders is the sum of its states, but for cancelled orders. */
const orderMonth: Law = (node) => {
  const states = list(node['statusList']).map(record);
  if (!has(node, 'orderCount', 'amount') || states.length === 0) return [];
  const counted = states.filter(({ status }) => status !== CANCELLED);
  return ['orderCount', 'amount'].flatMap((name) =>
    equal(
      name,
      node[name],
      sum(counted, (state) => cents(state[name])),
    ),
  );
};

/** An amount in words is that in figures. Papers write 圆 or 元, 正 or 整, and may name the currency. */
const amountInWords: Law = (node) => {
  const { amount, amountInWords: words } = node;
  if (typeof amount !== 'number' || typeof words !== 'string' || words === '') return [];
  const plain = words
    .replace(/^人民币/, '')
    .replaceAll('圆', '元')
    .replaceAll('正', '整')
    .replace(/分整$/, '分');
  return plain === inCapitals(cents(amount)) ? [] : [`${words} is not ${amount}`];
};

export const LAWS: Readonly<Record<string, Law>> = {
  orderAmount,
  groupMoney,
  invoiceTax,
  closingBalance,
  runningBalance,
  pageSize,
  listTotal,
  listCount,
  parts,
  retailAmount,
  orderMonth,
  amountInWords,
};
