/** Every reproduction of a book that was read wrongly: long, for each is a small file of its own (FIN-02). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import { readCents } from './cell-kinds';
import { centsText } from './cents-text';
import {
  answerQuestion,
  type Choices,
  chooseRole,
  columnChoices,
  correctCell,
  NO_CHOICES,
  readIn,
  reopenQuestion,
} from './choices';
import { memoryKeyOf } from './guess';
import { readLedger } from './ledger';
import { memoryOf } from './memory';
import { isSettled, type LedgerInput, type LedgerReading } from './reading';

type Cells = readonly (readonly string[])[];

const lines = (text: string): Cells => text.split('\n').map((line) => line.split('|'));
const read = (cells: Cells, choices: Choices = NO_CHOICES, more: Partial<LedgerInput> = {}) =>
  readLedger({ sheets: [{ name: '', cells }], choices, ...more });
const LEFT = answerQuestion(NO_CHOICES, 'direction', 'left');
const rolesOf = ({ columns }: LedgerReading) => columns.map(({ role }) => role);
const openOf = ({ questions }: LedgerReading) =>
  questions.filter(({ answered }) => answered === undefined).map(({ id }) => id);
const amountsOf = ({ book }: LedgerReading) => book?.rows.map(({ amount }) => amount);
const textOf = (phrases: LedgerReading['understood']) => phrases.map(({ text }) => text).join('');

describe('columns', () => {
  it('FIN-02 an account number never becomes money', () => {
    const reading = read(
      [
        ['交易日期', '收款账号', '收款户名', '收款金额', '摘要'],
        ['2026-11-03', '6222000011112222', '海尔', '100.00', '货款'],
      ],
      LEFT,
    );
    expect(rolesOf(reading)).toEqual(['day', 'none', 'none', 'income', 'text']);
    expect(reading.book?.income).toBe('100.00');
  });

  it.each([
    '收款人',
    '收款户名',
    '汇款银行',
    '提货人',
    '提货数',
    '发货地点',
    '收款账号',
    '付款人',
    '付款账户',
  ])('FIN-02 %s is no money, whatever stands below', (head) => {
    const reading = read(
      [
        ['日期', head, '金额'],
        ['2026-11-03', '6222000011112222', '100.00'],
        ['2026-11-04', '12', '5.00'],
      ],
      LEFT,
    );
    expect(rolesOf(reading)).toEqual(['day', 'none', 'amount']);
  });

  it('FIN-02 a head gives a role only if its cells fit', () => {
    const reading = read([
      ['日期', '支出', '金额'],
      ['2026-11-03', '招待', '100.00'],
      ['2026-11-04', '运费', '3'],
    ]);
    expect(rolesOf(reading)).toEqual(['day', 'none', 'amount']);
    expect(reading.columns[1]?.sign).toBe('不是金额');
  });

  it('FIN-02 of several amounts the user says which, each with its sum', () => {
    const cells = [
      ['日期', '不含税金额', '税额', '价税合计'],
      ['2026-11-03', '100', '13', '113'],
    ];
    const [question] = read(cells).questions;
    expect(question).toMatchObject({
      id: 'role:amount',
      text: '金额是哪一列，“不含税金额”还是“价税合计”？',
      answers: [
        { id: 'B', label: '不含税金额，共 100.00' },
        { id: 'D', label: '价税合计，共 113.00' },
      ],
    });
    expect(read(cells).book).toBeUndefined();
    expect(amountsOf(read(cells, answerQuestion(LEFT, 'role:amount', 'D')))).toEqual(['113.00']);
    expect(amountsOf(read(cells, chooseRole(LEFT, 1, 'amount')))).toEqual(['100.00']);
  });

  it('FIN-02 two days that differ are a question, two that agree are one', () => {
    const cells = (second: string) => [
      ['交易日期', '记账日期', '金额'],
      ['2026-11-03', second, '5'],
    ];
    expect(openOf(read(cells('2026-11-04'), LEFT))).toEqual(['role:day']);
    expect(openOf(read(cells('2026/11/3'), LEFT))).toEqual([]);
    expect(read(cells('2026-11-04'), answerQuestion(LEFT, 'role:day', 'B')).book?.rows[0]?.day).toBe(
      '2026-11-04',
    );
  });

  it('FIN-02 two rows of heads are one head, also with 日期 and 备注 in the upper one', () => {
    const cells = lines('日期|摘要|本期发生|||备注\n||借方|贷方|余额|\n2026-11-03|付货款|5||5|');
    expect(read(cells).heads).toEqual({ first: 1, last: 2 });
  });

  it('FIN-02 money that came back says nothing of the side on which payments stand', () => {
    const cells = lines('日期|摘要|收入|支出\n2026-11-03|付货款||5\n2026-11-04|退货款|3|');
    expect(read(cells).questions[0]?.evidence).toContain('写“付货款”的 1 行都在支出');
  });

  it.each([
    ['借方本币', '贷方本币'],
    ['本期借方', '本期贷方'],
    ['借方发生额', '贷方发生额'],
    ['借', '贷'],
    ['收方', '付方'],
    ['收入', '支出'],
  ])('FIN-02 %s and %s are the two sides, and their meaning is asked once', (left, right) => {
    const cells = [
      ['日期', '摘要', left, right],
      ['2026-11-03', '付货款', '5', ''],
      ['2026-11-04', '提货', '', '3'],
    ];
    const [question] = read(cells).questions;
    expect(question).toMatchObject({
      id: 'direction',
      text: `这本账的“${left}”是付给公司的钱，还是提的货？`,
      evidence: `摘要写“付货款”的 1 行都在${left}，写“提货”的 1 行都在${right}。`,
    });
    expect(amountsOf(read(cells, LEFT))).toEqual(['5.00', '-3.00']);
    expect(amountsOf(read(cells, answerQuestion(NO_CHOICES, 'direction', 'right')))).toEqual([
      '-5.00',
      '3.00',
    ]);
  });

  it.each([
    ['应付金额', '已付金额'],
    ['入库', '付款'],
    ['应付', '实付'],
    ['提货', '打款'],
  ])('FIN-02 %s is goods and %s is paid, without a question', (goods, paid) => {
    const reading = read([
      ['日期', goods, paid],
      ['2026-11-03', '5', ''],
      ['2026-11-04', '', '3'],
    ]);
    expect(isSettled(reading)).toBe(true);
    expect(amountsOf(reading)).toEqual(['-5.00', '3.00']);
  });

  it('FIN-02 a period and an account of the ledger are never asked as amounts', () => {
    const reading = read(
      [
        ['期间', '日期', '对方科目', '借方', '贷方'],
        ['2026.10', '2026-10-03', '1002', '5', ''],
      ],
      LEFT,
    );
    expect(rolesOf(reading)).toEqual(['none', 'day', 'none', 'debit', 'credit']);
    expect(openOf(reading)).toEqual([]);
  });

  it('FIN-02 the period is there before any question is answered', () => {
    const reading = read([
      ['日期', '借方', '贷方'],
      ['2026-10-03', '5', ''],
      ['2026-11-20', '', '3'],
    ]);
    expect(isSettled(reading)).toBe(false);
    expect(reading.period).toEqual(['2026-10-03', '2026-11-20']);
  });

  it('FIN-02 a head - hides no heads', () => {
    const reading = read(
      [
        ['日期', '-', '摘要', '金额'],
        ['2026-11-03', '', '付货款', '5'],
      ],
      LEFT,
    );
    expect(reading.heads).toEqual({ first: 1, last: 1 });
    expect(amountsOf(reading)).toEqual(['5.00']);
  });

  it('FIN-02 without heads the content says it', () => {
    const reading = read(lines('20261010|付货款 甲|120000\n20261020|提货 6010086608|-56975'));
    expect(rolesOf(reading)).toEqual(['day', 'text', 'amount']);
    expect(openOf(reading)).toEqual(['direction']);
  });

  it('FIN-02 a book without day or amount says which is missing', () => {
    expect(
      openOf(
        read([
          ['摘要', '金额'],
          ['x', '1'],
        ]),
      ),
    ).toContain('role:day');
    expect(
      openOf(
        read([
          ['摘要', '日期'],
          ['x', '2026-11-01'],
        ]),
      ),
    ).toContain('role:amount');
  });

  it('FIN-02 the same heads ask nothing the next time', () => {
    const cells = [
      ['日期', '借方', '贷方'],
      ['2026-11-03', '5', ''],
      ['2026-11-04', '', '3'],
    ];
    const first = read(cells, LEFT);
    const memory = memoryOf(first, { choices: LEFT }, '2026-10-31');
    const again = read(
      cells.map((row) => [row[2] ?? '', row[0] ?? '', row[1] ?? '']),
      NO_CHOICES,
      { memory },
    );
    expect(again.memoryKey).toBe(first.memoryKey);
    expect(again.questions).toEqual([]);
    expect(amountsOf(again)).toEqual(['5.00', '-3.00']);
    expect(again.columns.find(({ role }) => role === 'debit')?.roleText).toBe('借方，付款 ＋');
  });
});

describe('the sign', () => {
  it.each(['方向', '借贷标志', '借贷方向', '借/贷', '借贷', '收/支', '收支', '收付', '收付标志', '资金流向'])(
    'FIN-02 %s signs the amount, and nothing agrees before it is settled',
    (head) => {
      const [left, right] = /收|资金/.test(head) ? ['收入', '支出'] : ['借', '贷'];
      const cells = [
        ['日期', '摘要', head, '金额'],
        ['2026-11-03', '付货款', left, '7000'],
        ['2026-11-04', '提货', right, '500'],
        ['合计', '', '', '7500'],
      ];
      const open = read(cells);
      expect(open).toMatchObject({ isTotalEqual: undefined, book: undefined });
      expect(textOf(open.total)).toBe('2 行　金额 7,500.00，正负未定');
      expect(open.questions[0]?.answers.map(({ label }) => label)).toEqual([
        `${left === '借' ? '借' : '收'}是付款，净额 6,500.00`,
        `${left === '借' ? '借' : '收'}是提货，净额 -6,500.00`,
      ]);
      expect(amountsOf(read(cells, LEFT))).toEqual(['7000.00', '-500.00']);
    },
  );

  it('FIN-02 what is neither income nor expense is left out by name', () => {
    const cells = [
      ['日期', '收/支', '金额(元)'],
      ['2026-11-03', '支出', '¥70000.00'],
      ['2026-11-04', '/', '¥5.00'],
      ['2026-11-05', '不计收支', '1'],
    ];
    const reading = read(cells, answerQuestion(NO_CHOICES, 'direction', 'right'));
    expect(amountsOf(reading)).toEqual(['70000.00']);
    expect(reading.leftOut.map(({ why }) => why)).toEqual([
      '方向写着“/”，不是收也不是付',
      '方向写着“不计收支”，不是收也不是付',
    ]);
  });

  it('FIN-02 a 合计 of the whole leaves that of the month as it was', () => {
    const cells = [
      ['日期', '摘要', '付款'],
      ['2026-11-03', '汇款', '10'],
      ['合计', '', '10'],
      ['2026-11-04', '汇款', '5'],
      ['本月合计', '', '15'],
    ];
    expect(read(cells).isTotalEqual).toBe(true);
  });

  it('FIN-02 a blank day is that of the row above, not that of the first', () => {
    const cells = [
      ['日期', '摘要', '付款'],
      ['2026-11-03', '汇款', '10'],
      ['2026-11-04', '汇款', '5'],
      ['', '汇款', '2'],
    ];
    expect(read(cells).book?.rows.map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-04', '2026-11-04']);
    const parted = lines('2026年||摘要|付款\n月|日||\n10|01|汇款|10\n11|02|汇款|5\n|03|汇款|2');
    expect(read(parted).book?.rows.map(({ day }) => day)).toEqual(['2026-10-01', '2026-11-02', '2026-11-03']);
  });

  it('FIN-02 goods that carry a minus already are not turned round', () => {
    expect(
      amountsOf(
        read([
          ['日期', '付款', '提货'],
          ['2026-11-01', '', '-5'],
        ]),
      ),
    ).toEqual(['-5.00']);
  });
});

describe('units', () => {
  it.each([
    ['金额(万元)', '万元'],
    ['金额（千元）', '千元'],
    ['金额/万元', '万元'],
    ['金额(亿元)', '亿元'],
  ])('FIN-02 %s is asked, never read as yuan', (head, word) => {
    const reading = read(
      [
        ['日期', head],
        ['2026-11-03', '7'],
      ],
      LEFT,
    );
    expect(openOf(reading)).toEqual([`money:${word}`]);
    expect(textOf(reading.total)).toContain('单位未定');
  });

  it('FIN-02 a title above the table names the unit; the company’s amounts are the evidence', () => {
    const cells = lines(
      '往来账|||\n单位：万元|||\n日期|摘要|借方|贷方\n2026.10.10|付货款|12|\n2026.10.20|提货||5.6975\n合计||12|5.6975',
    );
    const reading = read(cells, LEFT, { companyAmounts: ['120000.00', '-56975.00'].map(toMoney) });
    expect(reading.questions.find(({ id }) => id === 'money:万元')).toMatchObject({
      text: '“借方”“贷方”的数是万元吗？',
      evidence: '第 2 行写着“单位:万元”。按万元，和公司账有 2 笔金额相同；按元，一笔也没有。',
      answers: [{ label: '是万元，付款 120,000.00' }, { label: '是元，付款 12.00' }],
    });
    expect(textOf(reading.total)).toBe('2 行　付款 12　提货 5.6975　单位未定');
    expect(amountsOf(read(cells, answerQuestion(LEFT, 'money:万元', 'yes')))).toEqual([
      '120000.00',
      '-56975.00',
    ]);
    expect(amountsOf(read(cells, answerQuestion(LEFT, 'money:万元', 'no')))).toEqual(['12.00', '-5.70']);
  });
});

describe('rows', () => {
  it.each([
    ...[
      '上月尾款付款',
      '结转返利抵货款',
      '上年欠款付款',
      '期初货款补付',
      '累计返利转入',
      '期末冲账',
      '合计付款',
      '上月货款',
      '上年返利兑现',
    ],
    ...['期末返利', '累计返利', '合计箱数 3 提货'],
  ])('FIN-02 %s with day and number is a booking', (text) => {
    expect(
      amountsOf(
        read([
          ['日期', '凭证号', '摘要', '付款', '提货'],
          ['2026-10-10', '记-1', text, '100', ''],
        ]),
      ),
    ).toEqual(['100.00']);
    expect(
      amountsOf(
        read(
          [
            ['日期', '摘要', '金额'],
            ['2026-10-10', text, '100'],
          ],
          LEFT,
        ),
      ),
    ).toEqual(['100.00']);
  });

  it.each([
    ['本月合计', 'total'],
    ['本年累计', 'total'],
    ['合 计', 'total'],
    ['小计', 'total'],
    ['期初余额', 'opening'],
    ['上年结转', 'opening'],
    ['承前页', 'opening'],
  ])('FIN-02 %s without a number is no booking, and is shown', (text, kind) => {
    const cells = [
      ['日期', '凭证号', '摘要', '付款', '提货'],
      ['2026-10-10', '记-1', '汇款', '100', ''],
      ['2026-10-31', '', text, '100', ''],
    ];
    const reading = read(cells);
    expect(amountsOf(reading)).toEqual(['100.00']);
    expect(reading.leftOut).toMatchObject([{ kind, text, place: '第 3 行' }]);
    expect(amountsOf(read(cells, readIn(NO_CHOICES, [3])))).toEqual(['100.00', '100.00']);
  });

  it('FIN-02 days go down merged cells, so that their rows can be matched', () => {
    const sheet = {
      name: '',
      cells: lines('日期|摘要|金额\n2026-11-03|a|70\n|b|50\n|c|5'),
      merges: [{ top: 1, left: 0, bottom: 3, right: 0 }],
    };
    const reading = readLedger({ sheets: [sheet], choices: LEFT });
    expect(reading.book?.rows.map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-03', '2026-11-03']);
    expect(reading.rows[1]).toMatchObject({ cells: ['2026-11-03', 'b', '50'], carried: [0] });
    expect(textOf(reading.notRead)).toContain('往下带了 2 行（第 3 ~ 4 行）');
  });

  it('FIN-02 the two-row head of 用友 is one head, and month and day are the day', () => {
    const cells = lines(
      '2026年||凭证号数|摘要|借方|贷方|方向|余额\n月|日||||||\n10|01||期初余额|||借|15,000.00\n10|10|记-8|付货款|120,000.00||借|135,000.00\n10|31||本月合计|120,000.00||借|135,000.00\n11|2|记-9|提货||23,097.00|借|111,903.00',
    );
    const reading = read(cells, LEFT);
    expect(reading.heads).toEqual({ first: 1, last: 2 });
    expect(rolesOf(reading)).toEqual([
      'month',
      'date',
      'number',
      'text',
      'debit',
      'credit',
      'balanceSide',
      'balance',
    ]);
    expect(reading.book?.rows.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-10-10', '120000.00'],
      ['2026-11-02', '-23097.00'],
    ]);
    expect(textOf(reading.notRead)).toContain(
      '期初 15,000.00 + 借方 120,000.00 − 贷方 23,097.00 = 期末 111,903.00，与余额列一致',
    );
  });

  it.each(['10-16', '10月16日', '10.16', '10/16'])('FIN-02 the day %s takes the year of the heads', (day) => {
    expect(
      read(
        [
          ['2026年明细账', '', ''],
          ['日期', '摘要', '金额'],
          [day, 'x', '5'],
        ],
        LEFT,
      ).book?.rows[0]?.day,
    ).toBe('2026-10-16');
    expect(
      read(
        [
          ['日期', '摘要', '金额'],
          [day, 'x', '5'],
        ],
        LEFT,
      ).problems[0]?.refusal,
    ).toEqual(refuse('cell.yearMissing'));
  });

  it('FIN-02 one unreadable row is corrected or left out, and the book goes on', () => {
    const cells = lines(
      '日期|摘要|付款|提货\n2026-11-03|汇款|70|\n2026-11-16|提货||2.7881万\n合计||70|27881',
    );
    const [question] = read(cells).questions;
    expect(question).toMatchObject({
      text: '第 3 行的提货写着“2.7881万”，读不成金额，怎么办？',
      evidence:
        '改成 27,881.00，提货合计 27,881.00，与文件的合计行一致；不读这一行，少 27,881.00。也可以在表里直接改。',
      answers: [
        { id: 'fix', label: '改成 27,881.00' },
        { id: 'out', label: '这一行不读' },
      ],
    });
    expect(amountsOf(read(cells, answerQuestion(NO_CHOICES, 'row:3', 'fix')))).toEqual([
      '70.00',
      '-27881.00',
    ]);
    expect(read(cells, answerQuestion(NO_CHOICES, 'row:3', 'fix')).isTotalEqual).toBe(true);
    expect(amountsOf(read(cells, answerQuestion(NO_CHOICES, 'row:3', 'out')))).toEqual(['70.00']);
    expect(amountsOf(read(cells, correctCell(NO_CHOICES, { at: 3, rowNo: 3 }, '5')))).toEqual([
      '70.00',
      '-5.00',
    ]);
  });

  it('FIN-02 one press leaves all unreadable rows out, with their places and what they come to; another takes it back', () => {
    const cells = lines(
      '日期|摘要|付款|提货\n2026-11-03|汇款|70|\n2026-11-04|汇款|$100|\n13月40日|提货||30\n2026-11-05|提货||$5',
    );
    const [question] = read(cells).questions;
    expect(question).toMatchObject({
      id: 'rows',
      text: '第 3 ~ 5 行有格子读不成，怎么办？',
      evidence:
        '第 3 行付款“$100”、第 4 行日期“13月40日”、第 5 行提货“$5”：读不成金额；没有年份，读不成日期。不读它们，少 提货 30.00。也可以在表里一格一格改。',
      answers: [{ id: 'out', label: '这 3 行不读' }],
    });
    const out = answerQuestion(NO_CHOICES, 'rows', 'out');
    const without = read(cells, out);
    expect(amountsOf(without)).toEqual(['70.00']);
    expect(without.questions[0]?.answered).toBe('这 3 行不读');
    expect(without.leftOut.map(({ place }) => place)).toEqual(['第 3 行', '第 4 行', '第 5 行']);
    // One of them is read in again: it is asked about, the others stay out.
    const again = read(cells, readIn(out, [5]));
    expect(openOf(again)).toEqual(['rows']);
    expect(again.rows.map(({ isRead, mark }) => [isRead, mark])).toEqual([
      [true, ''],
      [false, '不读'],
      [false, '不读'],
      [false, '读不成'],
    ]);
    expect(amountsOf(read(cells, answerQuestion(readIn(out, [5]), 'rows', 'out')))).toEqual(['70.00']);
    expect(openOf(read(cells, reopenQuestion(out, 'rows')))).toEqual(['rows']);
    expect(amountsOf(read(cells, correctCell(out, { at: 3, rowNo: 5 }, '5')))).toEqual(['70.00', '-5.00']);
  });

  it('FIN-02 what can be understood is corrected by one press, and only the others are left out', () => {
    const cells = lines(
      '日期|摘要|付款|提货\n2026-11-03|汇款|1.2万|\n2026-11-04|汇款|$100|\n2026-11-05|提货||3',
    );
    expect(read(cells).questions[0]?.answers).toEqual([
      { id: 'fix', label: '能看懂的 1 行照改，其余 1 行不读' },
      { id: 'out', label: '这 2 行不读' },
    ]);
    const fixed = read(cells, answerQuestion(NO_CHOICES, 'rows', 'fix'));
    expect(openOf(fixed)).toEqual([]);
    expect(amountsOf(fixed)).toEqual(['12000.00', '-3.00']);
  });

  it('FIN-02 a row whose amount is corrected by an answer and whose day cannot be read is asked about again', () => {
    const cells = lines('日期|摘要|付款|提货\n13月40日|汇款|1.2万|\n2026-11-05|提货||3');
    const fixed = read(cells, answerQuestion(NO_CHOICES, 'row:2', 'fix'));
    expect(openOf(fixed)).toEqual(['row:2']);
    expect(fixed.questions[0]?.text).toContain('读不成日期');
    expect(fixed.book).toBeUndefined();
  });

  it.each([
    ['$100', undefined],
    ['五十', undefined],
    ['1.2万', '12000.00'],
  ])('FIN-02 %s is asked, never 0', (text, suggestion) => {
    const reading = read(
      [
        ['日期', '金额'],
        ['2026-11-03', '7'],
        ['2026-11-04', text],
      ],
      LEFT,
    );
    expect(reading.problems).toMatchObject([{ rowNo: 3, text, suggestion }]);
    expect(reading.book).toBeUndefined();
    expect(
      amountsOf(
        read(
          [
            ['日期', '金额'],
            ['2026-11-03', '7'],
            ['2026-11-04', text],
          ],
          answerQuestion(LEFT, 'row:3', 'out'),
        ),
      ),
    ).toEqual(['7.00']);
  });

  it('FIN-02 a booking and its red reversal are marked, so that they can cancel', () => {
    const reading = read(
      lines('日期|摘要|借方|贷方\n2026-11-03|提货||500\n2026-11-04|错账更正||-500\n2026-11-05|提货||20'),
      LEFT,
    );
    expect(reading.book?.rows.map(({ amount, isReversal }) => [amount, isReversal])).toEqual([
      ['-500.00', undefined],
      ['500.00', true],
      ['-20.00', undefined],
    ]);
  });

  it('FIN-02 a hidden column is no money until the user says so', () => {
    const sheet = {
      name: '',
      cells: lines('日期|摘要|付款|提货\n2026-11-03|汇款|70|\n2026-11-04|提货||30'),
      hiddenColumns: [3],
    };
    const ask = (choices: Choices) => readLedger({ sheets: [sheet], choices });
    expect(ask(NO_CHOICES).columns[3]).toMatchObject({ role: 'none', sign: '隐藏的列' });
    expect(amountsOf(ask(NO_CHOICES))).toEqual(['70.00']);
    expect(ask(NO_CHOICES).leftOut[0]).toMatchObject({
      place: 'D 列，隐藏',
      sum: '30.00',
      column: { at: 3, role: 'goods' },
    });
    expect(amountsOf(ask(chooseRole(NO_CHOICES, 3, 'goods')))).toEqual(['70.00', '-30.00']);
    // What was decided while it was to be seen does not stand for the only column of money that is hidden now.
    const memory = memoryOf(
      readLedger({ sheets: [{ ...sheet, hiddenColumns: [] }], choices: NO_CHOICES }),
      {
        choices: NO_CHOICES,
      },
      '2026-11-20',
    );
    const hidden = { ...sheet, hiddenColumns: [2, 3] };
    expect(openOf(readLedger({ sheets: [hidden], choices: NO_CHOICES, memory }))).toEqual(['role:amount']);
  });

  it('FIN-02 a filter hides rows from the book until the user says so', () => {
    const sheet = { name: '', cells: lines('日期|金额\n2026-11-03|7\n2026-11-04|5'), filteredRows: [2] };
    expect(amountsOf(readLedger({ sheets: [sheet], choices: LEFT }))).toEqual(['7.00']);
    expect(amountsOf(readLedger({ sheets: [sheet], choices: readIn(LEFT, [3]) }))).toEqual(['7.00', '5.00']);
  });
});

it('FIN-02 document numbers that Excel changed are asked about, match nothing, and their rows are still compared', () => {
  const cells = [
    ['日期', '票号', '摘要', '付款', '提货'],
    ['2026-10-10', '2.637203E+19', '付货款', '100', ''],
    ['2026-10-11', '26372026112700000000', '提货', '', '60'],
    ['2026-10-12', '26372026112700000001', '提货', '', '40'],
  ];
  const ask = (choices: Choices) => readLedger({ sheets: [{ name: '', cells }], choices });
  const [question] = ask(NO_CHOICES).questions;
  expect(question).toMatchObject({
    id: 'lost:B',
    text: '第 2 ~ 3 行的“票号”写着 2.637203E+19，怎么办？',
    evidence: '被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填，再换文件。',
    answers: [{ id: 'skip', label: '不用这 2 个号，按日期和金额对' }],
  });
  expect(ask(NO_CHOICES).book).toBeUndefined();
  const choices = answerQuestion(NO_CHOICES, 'lost:B', 'skip');
  expect(ask(choices).book?.rows.map(({ numbers, amount }) => [numbers, amount])).toEqual([
    [[], '100.00'],
    [[], '-60.00'],
    [['26372026112700000001'], '-40.00'],
  ]);
  expect(columnChoices(choices).answers).toEqual({});
});

it.each([0, 1, 2])('FIN-02 the key of the memory needs no reading of the rows: file %d', (at) => {
  const files = [
    lines('往来||\n日期|摘要|金额\n2026-11-03|x|5'),
    lines('2026年||凭证|摘要|借方|贷方\n月|日||||\n11|3|1|x|5|'),
    lines('2026-11-03|x|5'),
  ];
  const input = { sheets: [{ name: '', cells: files[at] ?? [] }], choices: NO_CHOICES };
  expect(memoryKeyOf('ledger', input)).toBe(readLedger(input).memoryKey);
});

describe('sizes', () => {
  it('FIN-02 a book of 130,000 rows is read', () => {
    const cells = [
      ['日期', '摘要', '金额'],
      ...Array.from({ length: 130_000 }, () => ['2026-11-03', '付货款', '5']),
    ];
    expect(read(cells, LEFT).book?.rows).toHaveLength(130_000);
  });

  it('FIN-02 a thousand brackets in a head take no time', () => {
    const start = performance.now();
    read([
      ['日期', '('.repeat(40_000)],
      ['2026-11-03', '5'],
    ]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('amounts', () => {
  it.each([
    ['120,000.00', '120000.00'],
    ['¥1,234.5', '1234.50'],
    ['(56,975.00)', '-56975.00'],
    ['-56975', '-56975.00'],
    ['56975-', '-56975.00'],
    ['+12', '12.00'],
    ['12元', '12.00'],
    ['1.2E+5', '120000.00'],
    ['5.684E-14', '0.00'],
    ['', '0.00'],
    ['-', '0.00'],
    ['12,34', undefined],
    ['abc', undefined],
    ['1.2.3', undefined],
  ])('FIN-02 %j is %s', (cell, amount) => {
    const cents = readCents(cell);
    expect(cents === undefined ? undefined : centsText(cents)).toBe(amount);
  });

  it('FIN-02 every amount that is printed with separators is read as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const money = centsText(BigInt(cents));
        expect(readCents(money.replace(/\B(?=(?:\d{3})+\.)/g, ','))).toBe(BigInt(cents));
      }),
    );
  });
});

it('FIN-02 no row with content is lost: it is a booking, or left out with its reason', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('2026-11-03', '5', '合计', '期初余额', '借', '', '1.2万'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 30 }), (values) => {
      const reading = read([['日期', '凭证号', '摘要', '付款', '提货'], ...values], {
        ...NO_CHOICES,
        heads: { first: 1, last: 1 },
      });
      const left = reading.leftOut.flatMap(({ rowNos }) => rowNos);
      const kept = reading.rows
        .filter(({ kind }) => kind === 'data' || kind === 'problem')
        .map(({ rowNo }) => rowNo);
      expect(new Set([...left, ...kept])).toEqual(new Set(reading.rows.map(({ rowNo }) => rowNo)));
    }),
  );
});
