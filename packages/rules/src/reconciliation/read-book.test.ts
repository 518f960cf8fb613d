import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMoney } from './book';
import { type Cells, chooseRole, layoutKey, layoutProblem, recogniseColumns, rememberRoles } from './columns';
import { readBook, statementRows } from './read-book';
import { readAmount } from './read-cells';

/** The book of the drawing: a name above the headings, a column that repeats two others, a total. */
const BOOK: Cells = [
  ['青岛崂山腾达家电有限公司'],
  ['往来账'],
  ['记账日期', '凭证字号', '摘要', '收方', '付方', '原币'],
  ['2026.10.10', '记-1008', '收货款', '120,000.00', '', '120000'],
  ['2026.10.20', '记-1016', '提货 6010086608', '', '56,975.00', '-56975'],
  ['', '', '', '', '', ''],
  ['合计', '', '', '120,000.00', '56,975.00', '63025'],
];
const rolesOf = (cells: Cells) => recogniseColumns(cells).columns.map(({ role }) => role);

describe('the columns of the own book', () => {
  it('FIN-02 are known by their headings; one that repeats others is asked for, and nothing starts before', () => {
    const layout = recogniseColumns(BOOK);
    expect(layout.titleRow).toBe(2);
    expect(layout.columns.map(({ role }) => role)).toEqual([
      ...['day', 'number', 'text', 'income', 'outgo'],
      undefined,
    ]);
    expect(layout.columns[5]?.question?.text).toBe('这一列等于收入减付出，用了会算两遍。');
    expect(layoutProblem(layout)).toBe('先定“原币”列。');
    expect(layoutProblem(chooseRole(layout, 5, 'none'))).toBeUndefined();
    expect(chooseRole(layout, 5, 'amount').columns.map(({ role }) => role)).toEqual([
      ...['day', 'number', 'text', 'none', 'none', 'amount'],
    ]);
  });

  it('FIN-02 stand in any order', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    fc.assert(
      fc.property(order, (places) => {
        const cells = BOOK.slice(2).map((row) => places.map((at) => row[at] ?? ''));
        const roles = ['day', 'number', 'text', 'income', 'outgo'];
        expect(rolesOf(cells)).toEqual(places.map((at) => roles[at]));
        expect(readBook(cells, recogniseColumns(cells)).net).toBe('63025.00');
      }),
    );
  });

  it('FIN-02 without headings the content says it', () => {
    const cells = [
      ['20261010', '收货款 甲', '120000'],
      ['20261020', '提货 6010086608', '-56975'],
    ];
    expect(recogniseColumns(cells)).toEqual({
      titleRow: -1,
      columns: [
        { title: '第 1 列', role: 'day' },
        { title: '第 2 列', role: 'text' },
        { title: '第 3 列', role: 'amount' },
      ],
    });
  });

  it('FIN-02 debit and credit are asked for once: the answer of the one is the other of the other', () => {
    const layout = recogniseColumns([
      ['日期', '借方金额', '贷方金额', '余额'],
      ['2026-11-01', '5', '', '5'],
    ]);
    expect(layout.columns.map(({ role }) => role)).toEqual(['day', undefined, undefined, 'none']);
    expect(chooseRole(layout, 2, 'outgo').columns.map(({ role }) => role)).toEqual([
      ...['day', 'income', 'outgo', 'none'],
    ]);
  });

  it('FIN-02 a column of unknown figures is asked for where another is the amount', () => {
    const cells = [
      ['日期', '金额', '税务系数'],
      ['2026-11-01', '5', '7'],
    ];
    expect(recogniseColumns(cells).columns[2]?.question?.text).toBe('“税务系数”都是数字，看不出是不是金额。');
  });

  it('FIN-02 a book without a day or an amount says which is missing', () => {
    expect(
      layoutProblem(
        recogniseColumns([
          ['摘要', '金额'],
          ['x', '1'],
        ]),
      ),
    ).toContain('日期列');
    expect(
      layoutProblem(
        recogniseColumns([
          ['摘要', '日期'],
          ['x', '2026-11-01'],
        ]),
      ),
    ).toContain('金额列');
  });

  it('FIN-02 the chosen columns are remembered for the same headings; a choice that does not fit them is not', () => {
    const layout = recogniseColumns(BOOK);
    const roles = ['day', 'number', 'text', 'income', 'outgo', 'none'];
    expect(layoutKey(layout)).toBe('记账日期\t凭证字号\t摘要\t收方\t付方\t原币');
    expect(rememberRoles(layout, roles).columns.map(({ role }) => role)).toEqual(roles);
    expect(rememberRoles(layout, roles.slice(1))).toBe(layout);
    expect(rememberRoles(layout, ['day', 'number', 'text', 'income', 'outgo', 'price'])).toBe(layout);
  });
});

describe('the rows of the own book', () => {
  const read = (cells: Cells) => readBook(cells, recogniseColumns(cells));

  it('FIN-02 goods are negative, totals and headings do not count, and the own total is compared', () => {
    const { rows, ...sums } = readBook(BOOK, chooseRole(recogniseColumns(BOOK), 5, 'none'));
    expect(rows).toEqual([
      { key: '4', day: '2026-10-10', number: '记-1008', numbers: [], text: '收货款', amount: '120000.00' },
      {
        ...{ key: '5', day: '2026-10-20', number: '记-1016', text: '提货 6010086608', amount: '-56975.00' },
        numbers: ['6010086608'],
      },
    ]);
    expect(sums).toEqual({
      ...{ income: '120000.00', outgo: '-56975.00', net: '63025.00', isTotalEqual: true, problems: [] },
      notes: ['第 1 ~ 3 行是表名和表头，不算', '第 7 行是合计或结转，不算'],
    });
  });

  it('FIN-02 goods that carry a minus already are not turned round', () => {
    const { rows } = read([
      ['日期', '收入', '付出'],
      ['2026-11-01', '', '-5'],
    ]);
    expect(rows.map(({ amount }) => amount)).toEqual(['-5.00']);
  });

  it('FIN-02 a day or an amount that cannot be read is said by its row and never guessed', () => {
    const { rows, problems, notes, isTotalEqual } = read([
      ['日期', '金额', '摘要'],
      ['昨天', '5', '提货'],
      ['2026-11-02', '五十', '提货'],
      ['2026-02-30', '1', '提货'],
      ['2026-11-03', '', '制表人'],
      ['', '7.00', '收款'],
      ['总计', '9', ''],
    ]);
    expect(problems).toEqual([
      '第 2 行的日期“昨天”读不出，请在文件里改好后重新选择',
      '第 3 行的金额“五十”读不出，请在文件里改好后重新选择',
      '第 4 行的日期“2026-02-30”读不出，请在文件里改好后重新选择',
    ]);
    expect(rows.map(({ key, day }) => [key, day])).toEqual([['6', '']]);
    expect(notes).toEqual(['第 7 行是合计或结转，不算', '第 5 行没有金额，不算']);
    expect(isTotalEqual).toBe(false);
  });
});

describe('cells', () => {
  it.each([
    ['120,000.00', '120000.00'],
    ['¥1,234.5', '1234.50'],
    ['￥ 1，234', '1234.00'],
    ['(56,975.00)', '-56975.00'],
    ['−56975', '-56975.00'],
    ['56975-', '-56975.00'],
    ['+12', '12.00'],
    ['12元', '12.00'],
    ['1.2E+5', '120000.00'],
    ['', '0.00'],
    ['—', '0.00'],
    ['12,34', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
  ])('FIN-02 the amount %j is %s', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it('FIN-02 every amount that is printed with separators is read as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const money = centsMoney(cents);
        expect(readAmount(money.replace(/\B(?=(?:\d{3})+\.)/g, ','))).toBe(money);
      }),
    );
  });
});

it("FIN-02 a voucher's credit is money paid in; its numbers are those of its order and its text", () => {
  const voucher = { voucherNo: '4900001002', voucherDate: '2026-10-20', debit: 0, credit: 300_000 };
  expect(statementRows([{ ...voucher, text: '融资到款 RZ20261020001' }, voucher])).toEqual([
    {
      ...{ key: '4900001002', day: '2026-10-20', number: '4900001002', amount: '300000.00' },
      ...{ text: '融资到款 RZ20261020001', numbers: ['4900001002', 'RZ20261020001'] },
    },
    {
      ...{ key: '4900001002-2', day: '2026-10-20', number: '4900001002', amount: '300000.00' },
      ...{ text: '', numbers: ['4900001002'] },
    },
  ]);
});
