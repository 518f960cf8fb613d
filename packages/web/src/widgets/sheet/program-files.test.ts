/** Ten files as programs write them, each with its right values written by hand (CART-08, FIN-02). */
import {
  answerQuestion,
  type Choices,
  isSettled,
  NO_CHOICES,
  readLedger,
  readOrder,
} from '@dealer-portal/rules/columns';
import { expect, it } from 'vitest';
import {
  alipay,
  bankOfOneAmount,
  bankOfTwoAmounts,
  bookByHand,
  bookOfKis,
  ledgerOfU8,
  orderInBoxes,
  orderOfShops,
  orderOfWps,
  wechat,
} from '../../test/ten-files';
import { fileCells } from './read-cells';

async function sheetsOf(file: File) {
  const read = await fileCells(file);
  if (!read.ok) throw new Error(read.text);
  return read.sheets;
}

const answers = (answersById: Readonly<Record<string, string>>): Choices =>
  Object.entries(answersById).reduce(
    (choices, [id, answer]) => answerQuestion(choices, id, answer),
    NO_CHOICES,
  );

/** The open questions of a book, and its rows once they are answered. */
async function ledger(file: File, answersById: Readonly<Record<string, string>>) {
  const sheets = await sheetsOf(file);
  const openQuestions = readLedger({ sheets, choices: NO_CHOICES }).questions.map(({ id }) => id);
  const reading = readLedger({ sheets, choices: answers(answersById) });
  const rows = reading.book?.rows.map(({ day, number, amount }) => [day, number, amount]);
  return { openQuestions, rows, reading };
}

it('FIN-02 用友 U8 明细账: two-row head, month and day, openings, monthly totals', async () => {
  const { openQuestions, rows, reading } = await ledger(ledgerOfU8(), { direction: 'left' });
  expect(openQuestions).toEqual(['direction']);
  expect(rows).toEqual([
    ['2026-10-10', '记-1008', '120000.00'],
    ['2026-10-20', '记-1016', '-56975.00'],
    ['2026-11-03', '记-1103', '50000.00'],
    ['2026-11-08', '记-1105', '-29352.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
  expect(reading.notRead.map(({ text }) => text).join('')).toContain(
    '期初 15,000.00 + 借方 170,000.00 − 贷方 86,327.00 = 期末 98,673.00，与余额列一致',
  );
});

it('FIN-02 金蝶 KIS: merged days, a red booking, one cell of 2.7881万', async () => {
  const { openQuestions, rows, reading } = await ledger(bookOfKis(), { direction: 'left', 'row:7': 'fix' });
  expect(openQuestions).toEqual(['direction', 'row:7']);
  expect(rows).toEqual([
    ['2026-10-10', '记-1008', '120000.00'],
    ['2026-10-20', '记-1015', '300000.00'],
    ['2026-10-20', '记-1016', '-56975.00'],
    ['2026-11-05', '记-1104', '56975.00'],
    ['2026-11-16', '记-1110', '-27881.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
  expect(reading.book?.rows[3]?.isReversal).toBe(true);
});

it('FIN-02 a bank with two amounts and the numbers of accounts', async () => {
  const { openQuestions, rows, reading } = await ledger(bankOfTwoAmounts(), { direction: 'right' });
  expect(openQuestions).toEqual(['direction']);
  expect(rows).toEqual([
    ['2026-10-10', '81000001', '120000.00'],
    ['2026-11-02', '81000002', '-5000.00'],
    ['2026-11-03', '81000003', '70000.00'],
  ]);
  expect(reading.columns.map(({ role }) => role)).toEqual([
    ...['day', 'none', 'income', 'outgo', 'balance', 'none', 'none', 'none', 'text', 'number'],
  ]);
});

it('FIN-02 a bank with one amount and 借贷标志', async () => {
  const { openQuestions, rows, reading } = await ledger(bankOfOneAmount(), { direction: 'left' });
  expect(openQuestions).toEqual(['direction']);
  expect(rows).toEqual([
    ['2026-10-10', '00012345', '120000.00'],
    ['2026-11-02', '00012346', '-5000.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
});

it('FIN-02 WeChat: seventeen lines above the heads, ¥, and / for neither', async () => {
  const { openQuestions, rows, reading } = await ledger(wechat(), { direction: 'right' });
  expect(openQuestions).toEqual(['direction']);
  expect(reading.heads).toEqual({ first: 18, last: 18 });
  expect(rows).toEqual([
    ['2026-11-03', '4200001111112026', '70000.00'],
    ['2026-11-05', '4200003333332026', '-1200.50'],
  ]);
  expect(reading.leftOut.find(({ kind }) => kind === 'refused')?.why).toBe('方向写着“/”，不是收也不是付');
});

it('FIN-02 Alipay: twenty-four lines above the heads, GB18030, 不计收支', async () => {
  const { openQuestions, rows, reading } = await ledger(alipay(), { direction: 'right' });
  expect(openQuestions).toEqual(['direction']);
  expect(reading.heads).toEqual({ first: 25, last: 25 });
  expect(rows).toEqual([
    ['2026-11-03', '2026110322001', '70000.00'],
    ['2026-11-05', '2026110522003', '-1200.50'],
  ]);
});

it('FIN-02 a book by hand: days without a year, 万元 in a title, a total, a name at the foot', async () => {
  const { openQuestions, rows, reading } = await ledger(bookByHand(), { 'money:万元': 'yes' });
  expect(openQuestions).toEqual(['money:万元']);
  expect(rows).toEqual([
    ['2026-10-10', '', '120000.00'],
    ['2026-10-20', '', '-56975.00'],
    ['2026-11-03', '', '50000.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
});

it('CART-08 an order sheet of WPS: title, 制表, 合计, 签字, a hidden row and a hidden sheet', async () => {
  const sheets = await sheetsOf(orderOfWps());
  const open = readOrder({ sheets, choices: NO_CHOICES });
  expect(open.sheet.name).toBe('本周');
  expect(open.questions.map(({ text }) => text)).toEqual([
    '第 7 行的要货数量公式没有结果，请在 Excel 里保存一次，怎么办？',
  ]);
  const reading = readOrder({ sheets, choices: { ...NO_CHOICES, cells: { F7: '6' } } });
  expect(isSettled(reading)).toBe(true);
  expect(reading.orderRows.map(({ product, number }) => [product, number])).toEqual([
    ['KFR-26GW/01K', '8'],
    ['BCD-536WGHTD', '12'],
    ['HKA-J50', '6'],
  ]);
  expect(reading.leftOut.map(({ place }) => place)).toEqual([
    '第 5 行，隐藏',
    '第 8 行',
    '第 1 ~ 2 行',
    '第 9 行',
    '表“旧单”，隐藏',
  ]);
});

it('CART-08 an order sheet with the shops as columns', async () => {
  const shipTos = [
    { code: 'W', name: '腾达仓库', address: '青岛市崂山区' },
    { code: 'S', name: '腾达电器城', address: '青岛市市北区' },
    { code: 'H', name: '大家居门店', address: '青岛市黄岛区' },
  ];
  const sheets = await sheetsOf(orderOfShops());
  const split = readOrder({ sheets, shipTos, choices: answers({ shops: 'split' }) });
  expect(split.questions.flatMap(({ answered, text }) => (answered === undefined ? [text] : []))).toEqual([
    '“李沧店”的 8 台送到哪里？',
  ]);
  const [, shop] = split.questions;
  const reading = readOrder({ sheets, shipTos, choices: answers({ shops: 'split', [shop?.id ?? '']: 'W' }) });
  expect(reading.orderRows.map(({ product, number, sendto }) => [product, number, sendto])).toEqual([
    ['KFR-26GW/01K', '6', 'W'],
    ['KFR-26GW/01K', '4', 'S'],
    ['KFR-26GW/01K', '2', 'H'],
    ['KFR-72LW/05P', '2', 'W'],
    ['KFR-72LW/05P', '1', 'H'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
});

it('CART-08 an order sheet in boxes with a price beside the quantity', async () => {
  const sheets = await sheetsOf(orderInBoxes());
  expect(readOrder({ sheets, choices: NO_CHOICES }).questions.map(({ id }) => id)).toEqual(['unit:箱']);
  const reading = readOrder({ sheets, choices: answers({ 'unit:箱': '6' }) });
  expect(reading.orderRows.map(({ product, number }) => [product, number])).toEqual([
    ['HKA-J50', '12'],
    ['HC-V160', '18'],
  ]);
});
