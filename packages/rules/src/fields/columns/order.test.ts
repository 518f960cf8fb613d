/** Every reproduction of a sheet that was read wrongly: long, for each is a small file of its own (CART-08). */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import {
  answerQuestion,
  type Choices,
  chooseHeads,
  chooseRole,
  columnChoices,
  correctCell,
  leaveOut,
  NO_CHOICES,
  readIn,
} from './choices';
import { cellText } from './columns-refusals';
import { isMemory, memoryOf } from './memory';
import { readOrder } from './order';
import { factorLabel } from './questions';
import { isSettled, type OrderInput, type OrderReading } from './reading';

type Cells = readonly (readonly string[])[];

const read = (cells: Cells, choices: Choices = NO_CHOICES, more: Partial<OrderInput> = {}) =>
  readOrder({ sheets: [{ name: '本周', cells }], choices, ...more });
const rolesOf = ({ columns }: OrderReading) => columns.map(({ role }) => role);
const numbersOf = ({ orderRows }: OrderReading) => orderRows.map(({ number }) => number);
const openOf = ({ questions }: OrderReading) =>
  questions.filter(({ answered }) => answered === undefined).map(({ id }) => id);
const textOf = (phrases: OrderReading['understood']) => phrases.map(({ text }) => text).join('');
const lines = (text: string): Cells => text.split('\n').map((line) => line.split('|'));

describe('heads', () => {
  it('CART-08 below a title the quantity is ordered, never the stock beside it', () => {
    const reading = read(
      lines('腾达家电要货单||\n型号|库存|要货数量\nBCD-536WGHTD|5|12\nBCD-325WLHFD|40|3\nKFR-26GW/01K|7|8'),
    );
    expect(reading.heads).toEqual({ first: 2, last: 2 });
    expect(reading.orderRows.map(({ product, number }) => [product, number])).toEqual([
      ['BCD-536WGHTD', '12'],
      ['BCD-325WLHFD', '3'],
      ['KFR-26GW/01K', '8'],
    ]);
    expect(isSettled(reading)).toBe(true);
  });

  it('CART-08 a price in the second column is never ordered', () => {
    const reading = read(lines('要货单||\n型号|单价|本次拿货\nHKA-J50|238|2\nHC-V160|899|1'));
    expect(numbersOf(reading)).toEqual(['', '']);
    expect(reading.questions[0]).toMatchObject({
      id: 'quantity',
      answers: [{ id: 'C', label: '本次拿货，订 3' }],
    });
    expect(
      numbersOf(
        read(lines('型号|单价|本次拿货\nHKA-J50|238|2'), answerQuestion(NO_CHOICES, 'quantity', 'C')),
      ),
    ).toEqual(['2']);
  });

  it('CART-08 heads of unknown words are heads, and nothing is taken by position', () => {
    const reading = read(lines('东西|好的|坏的\nHKA-J50|7|2\nHC-V160|8|1'));
    expect(reading.heads).toEqual({ first: 1, last: 1 });
    expect(openOf(reading)).toEqual(['product', 'quantity']);
    expect(numbersOf(reading)).toEqual(['', '']);
  });

  it('CART-08 two rows of heads are one: product and quantity stand below other words', () => {
    const reading = read(lines('商品||数量|\n型号|名称|上月|本月\nHKA-J50|空气炸锅|7|2'));
    expect(reading.heads).toEqual({ first: 1, last: 2 });
    expect(reading.columns[0]).toMatchObject({ role: 'model', title: '商品 型号' });
    expect(openOf(reading)).toEqual([]);
    expect(numbersOf(reading)).toEqual(['2']);
  });

  it.each([
    ...[
      '型号',
      '产品型号',
      '商品型号',
      '编码',
      '产品编码',
      '商品编码',
      '物料编码',
      '物料号',
      '规格型号',
      '型号或编码',
    ],
    ...['型号或产品编码', '产品编码或型号', '产品型号或编码', 'model', 'productModel', 'productCode', 'SKU'],
    ...[
      '货号',
      '产品代码',
      '商品代码',
      '物料代码',
      '物料编号',
      'SKU编码',
      '机型',
      '产品型号/编码',
      'Material',
      '品号',
      '商品型号/规格',
    ],
  ])('CART-08 the product may be called %s', (head) => {
    expect(
      read([
        ['数量', head],
        ['2', 'GR1'],
      ]).orderRows,
    ).toEqual([{ rowNo: 2, product: 'GR1', number: '2', sendto: '' }]);
  });

  it.each([
    ...[
      '数量',
      '台数',
      '件数',
      '订购数量',
      '订货数量',
      '采购数量',
      '下单数量',
      '需求数量',
      '订单数量',
      '产品数量',
      '订货量',
    ],
    ...[
      '采购量',
      '需求量',
      '订货台数',
      '数量（台）',
      '数量【必填，整数】',
      '数量[1-999]',
      '数量(必须是整数)',
      'number',
      'Qty',
      'quantity',
    ],
    ...[
      '补货数量',
      '要货数量',
      '进货数量',
      '订货数',
      '采购台数',
      '下单台数',
      '数量/台',
      '数量合计',
      'Qty.',
      '件',
      '要货数',
      '要货量',
      '要货',
      '本次订货',
      '申请数量',
    ],
  ])('CART-08 the quantity may be called %s', (head) => {
    const reading = read([
      ['备注', '型号', head],
      ['', 'GR1', '2'],
    ]);
    expect(reading.orderRows).toEqual([{ rowNo: 2, product: 'GR1', number: '2', sendto: '' }]);
  });

  it.each(['送达方', '送达方编码', '门店', '门店编码', '门店送达方编码', 'sendto', 'sendtoCode', 'store'])(
    'CART-08 the ship-to may be called %s',
    (head) => {
      const reading = read([
        [head, '型号', '数量'],
        ['88001', 'GR1', '2'],
      ]);
      expect(reading).toMatchObject({ hasShipTos: true, orderRows: [{ sendto: '88001' }] });
    },
  );

  it('CART-08 a name of goods is the product when nothing else is, after a question', () => {
    const reading = read(lines('商品名称|数量\nHKA-J50|2\nHC-V160|1'));
    expect(reading.questions[0]).toMatchObject({
      id: 'product',
      answers: [{ id: 'A', label: '“商品名称”' }],
    });
    expect(reading.orderRows.map(({ product }) => product)).toEqual(['', '']);
  });

  it('CART-08 the numbers of the rows are never goods, whatever they are called', () => {
    const reading = read(
      lines(
        '序号|品类|型号|品名|单位|要货数量|库存|备注\n1|冰箱|HKA-J50|x|台|2|9|急\n2|冰箱|HC-V160|x|台|1|9|',
      ),
    );
    expect(rolesOf(reading)).toEqual(['none', 'none', 'model', 'none', 'unit', 'quantity', 'none', 'note']);
    expect(reading.columns[0]?.sign).toBe('是编号');
    expect(read(lines('品项|型号|数量\n1|A1|9\n2|A2|8\n3|A3|7')).columns[0]).toMatchObject({
      role: 'none',
      sign: '是编号',
    });
  });

  it('CART-08 without heads the content says it, and only where one column can be it', () => {
    expect(
      read(lines('GR0536A01|3\nGR2|1')).orderRows.map(({ product, number }) => [product, number]),
    ).toEqual([
      ['GR0536A01', '3'],
      ['GR2', '1'],
    ]);
    expect(numbersOf(read(lines('3|GR0536A01\n1|GR2')))).toEqual(['3', '1']);
    expect(openOf(read(lines('GR1|3|7\nGR2|1|9')))).toEqual(['quantity']);
    const shipTos = [{ code: '8800130001', name: '腾达仓库' }];
    expect(read(lines('GR1|3|8800130001\nGR2|1|8800130001'), NO_CHOICES, { shipTos }).orderRows[0]).toEqual({
      rowNo: 1,
      product: 'GR1',
      number: '3',
      sendto: '8800130001',
    });
  });

  it('CART-08 without heads, and with fewer models than four in five, it is asked which column the product is', () => {
    const reading = read(lines('HKA-J50|3\n空气炸锅|1\nHC-V160|2\n电饭煲|4\nKFR-26GW|1'));
    expect(openOf(reading)).toEqual(['product']);
    expect(reading.orderRows.map(({ product }) => product)).toEqual(['', '', '', '', '']);
    expect(openOf(read(lines('HKA-J50|3\nBCD-1|1\nHC-V160|2\n电饭煲|4\nKFR-26GW|1')))).toEqual([]);
  });

  it('CART-08 heads of which no word is known stay heads, also with 日期, 会计 or 备注 among them: no column is taken by its place', () => {
    const reading = read(lines('日期|摘要|付款|会计\n2026-11-03|汇款|70|李敏\n2026-11-04|汇款|100|李敏'));
    expect(reading.heads).toEqual({ first: 1, last: 1 });
    expect(openOf(reading)).toEqual(['product', 'quantity']);
    expect(read(lines('制表：李敏|审核\nGR1|2\nGR2|1')).heads).toBeUndefined();
  });

  it('CART-08 the user says where the heads stand, or that there are none', () => {
    const cells = lines('型号|数量\n型号|数量\nGR1|2');
    expect(read(cells, chooseHeads(NO_CHOICES, { first: 2, last: 2 })).heads).toEqual({ first: 2, last: 2 });
    expect(read(cells, chooseHeads(NO_CHOICES, 'none')).heads).toBeUndefined();
    expect(read(cells).headChoices.map(({ label }) => label)).toEqual([
      '第 1 行',
      '第 2 行',
      '第 3 行',
      '没有表头',
    ]);
  });

  it('CART-08 a thousand brackets in a head take no time', () => {
    const start = performance.now();
    read([
      ['型号', '('.repeat(40_000)],
      ['GR1', '2'],
    ]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('what is in doubt is asked', () => {
  const DOUBT = lines(
    '序号|型号|库存|要货数|单位\n1|KFR-26GW/01K|7|8|台\n2|BCD-510|2|6|台\n3|HKA-J50|40|2|箱\n||合计|49|16|'.replace(
      '||合计',
      '|合计',
    ),
  );

  it('CART-08 two columns that can be the quantity, each with what it orders', () => {
    const [question] = read(DOUBT).questions;
    expect(question).toMatchObject({
      text: '要订的数量是哪一列，“要货数”还是“库存”？',
      evidence: '两列都是整数。文件的合计行写 16，等于“要货数”的 16。',
      answers: [
        { id: 'D', label: '要货数，订 16' },
        { id: 'C', label: '库存，订 49' },
      ],
      columns: [3, 2],
    });
    expect(textOf(read(DOUBT).total)).toBe('3 行商品　数量未定');
  });

  it('CART-08 a box is no piece: how many are in it is asked, and the answer shows the sum', () => {
    const answered = answerQuestion(NO_CHOICES, 'quantity', 'D');
    const reading = read(DOUBT, answered);
    const unit = reading.questions.find(({ id }) => id === 'unit:箱');
    expect(unit?.text).toBe('第 4 行 HKA-J50 写的是 2 箱，一箱几台？');
    expect(unit && factorLabel(unit, '6')).toBe('共 12 台');
    expect(unit && factorLabel(unit, '0')).toBeUndefined();
    expect(numbersOf(read(DOUBT, answerQuestion(answered, 'unit:箱', '6')))).toEqual(['8', '6', '12']);
    expect(numbersOf(read(DOUBT, answerQuestion(answered, 'unit:箱', 'plain')))).toEqual(['8', '6', '2']);
  });

  it.each(['数量(箱)', '数量(打)', '数量[对]', '数量（盒）'])(
    'CART-08 %s is asked, never taken for pieces',
    (head) => {
      const reading = read([
        ['型号', head],
        ['A1', '3'],
      ]);
      expect(openOf(reading)).toEqual([`unit:${/[箱打对盒]/.exec(head)?.[0]}`]);
      expect(isSettled(reading)).toBe(false);
    },
  );

  it('CART-08 two columns headed 数量 are a question', () => {
    const reading = read(lines('型号|数量|数量\nA1|12|13'));
    expect(reading.questions[0]?.answers).toEqual([
      { id: 'B', label: 'B 列数量，订 12' },
      { id: 'C', label: 'C 列数量，订 13' },
    ]);
  });

  it('CART-08 a select above the table answers as well, and takes a role from the column that had it', () => {
    const chosen = chooseRole(NO_CHOICES, 3, 'quantity');
    expect(rolesOf(read(DOUBT, chosen))).toEqual(['none', 'model', 'none', 'quantity', 'unit']);
    expect(rolesOf(read(DOUBT, chooseRole(chosen, 2, 'quantity')))).toEqual([
      'none',
      'model',
      'quantity',
      'none',
      'unit',
    ]);
  });

  it('CART-08 the same heads ask nothing the next time, in any order, and what no longer fits is asked again', () => {
    const choices = answerQuestion(answerQuestion(NO_CHOICES, 'quantity', 'D'), 'unit:箱', '6');
    const first = read(DOUBT, choices);
    const memory = memoryOf(first, { choices }, '2026-10-22');
    expect(isMemory(JSON.parse(JSON.stringify(memory)))).toBe(true);
    const other = lines('型号|要货数|库存|单位|序号\nKFR-26|8|7|台|1\nHKA-J50|2|40|箱|2');
    const again = read(other, NO_CHOICES, { memory });
    expect(again.memoryKey).toBe(first.memoryKey);
    expect(isSettled(again)).toBe(true);
    expect(numbersOf(again)).toEqual(['8', '12']);
    expect(again.columns[1]?.sign).toBe('上次定的');
    const words = lines('型号|要货数|库存|单位|序号\nKFR-26|多要|7|台|1\nHKA-J50|少要|40|箱|2');
    expect(openOf(read(words, NO_CHOICES, { memory }))).toContain('quantity');
  });
});

describe('rows that are not read', () => {
  it('CART-08 rows that a filter hides are not ordered until the user says so', () => {
    const sheet = {
      name: '',
      cells: lines('型号|数量\nA1|1\nA2|2\nA3|4\n合计|7'),
      filteredRows: [2],
      hiddenRows: [3],
    };
    const reading = readOrder({ sheets: [sheet], choices: NO_CHOICES });
    expect(numbersOf(reading)).toEqual(['1']);
    expect(reading.leftOut.slice(0, 3).map(({ place, why, sum }) => [place, why, sum])).toEqual([
      ['第 3 行，隐藏', '在 Excel 里筛选掉了，看不见', '2 台'],
      ['第 4 行，隐藏', '在 Excel 里隐藏了，看不见', '4 台'],
      ['第 5 行', '只有“合计”两个字，没有型号', '7 = 1 + 隐藏 6'],
    ]);
    expect(numbersOf(readOrder({ sheets: [sheet], choices: readIn(NO_CHOICES, [3]) }))).toEqual(['1', '2']);
  });

  it('CART-08 a hidden column is not ordered until the user says so, and stands among what was not read', () => {
    const sheet = {
      name: '',
      cells: lines('型号|数量|数量2026\nHKA-J50|2|40\nHC-V160|1|50'),
      hiddenColumns: [1],
    };
    const reading = readOrder({ sheets: [sheet], choices: NO_CHOICES });
    expect(reading.columns[1]).toMatchObject({ role: 'none', sign: '隐藏的列', isHidden: true });
    expect(numbersOf(reading)).toEqual(['40', '50']);
    expect(reading.leftOut[0]).toMatchObject({
      place: 'B 列，隐藏',
      text: '数量　2、1',
      why: '在 Excel 里隐藏了，看不见，像是数量',
      sum: '3 台',
      column: { at: 1, role: 'quantity' },
    });
    expect(textOf(reading.notRead)).toContain('隐藏的列 1 列');
    const chosen = readOrder({ sheets: [sheet], choices: chooseRole(NO_CHOICES, 1, 'quantity') });
    expect(numbersOf(chosen)).toEqual(['2', '1']);
    expect(chosen.leftOut).toEqual([]);
    // What is remembered says nothing about a column that is to be seen the next time, nor the other way round.
    const memory = memoryOf(reading, { choices: NO_CHOICES }, '2026-11-20');
    expect(memory.roles).toEqual({ 型号: 'model', 数量2026: 'quantity' });
    const hidden = { ...memory, roles: { 型号: 'model', 数量: 'quantity' } } as const;
    expect(numbersOf(readOrder({ sheets: [sheet], choices: NO_CHOICES, memory: hidden }))).toEqual([
      '40',
      '50',
    ]);
  });

  it('CART-08 where only a hidden column can be the quantity, the question says where it stands', () => {
    const sheet = { name: '', cells: lines('型号|数量|备注\nHKA-J50|2|急\nHC-V160|1|'), hiddenColumns: [1] };
    const reading = readOrder({ sheets: [sheet], choices: NO_CHOICES });
    expect(openOf(reading)).toEqual(['quantity']);
    expect(reading.questions[0]?.evidence).toBe(
      '没有一列的格子都是整数。隐藏的 1 列没有看，要用请在“没有读进来的”里点“用这一列”。',
    );
    expect(numbersOf(reading)).toEqual(['', '']);
  });

  it('CART-08 a hidden sheet is neither read first nor forgotten', () => {
    const cells = lines('型号|数量\nA1|1\nA2|2');
    const sheets = [
      { name: '旧单', cells, isHidden: true },
      { name: '本周', cells: lines('型号|数量\nA1|5') },
    ];
    const reading = readOrder({ sheets, choices: NO_CHOICES });
    expect(reading.sheet).toEqual({ at: 1, name: '本周' });
    expect(reading.leftOut).toMatchObject([
      { place: '表“旧单”，隐藏', text: '2 行，表头和这张表一样', why: '隐藏的表', sum: '3 台', sheet: 0 },
    ]);
  });

  it('CART-08 titles, totals and lines for names are notes, no faults', () => {
    const reading = read(
      lines(
        '要货单|||\n制表 李敏 2026-11-22|||\n序号|型号|数量|备注\n1|A1|5|\n2|A2|2|\n|合计|7|\n|审核：|经办：李敏|\n备注：月底前到|||',
      ),
    );
    expect(numbersOf(reading)).toEqual(['5', '2']);
    expect(reading.leftOut.map(({ place, why, sum }) => [place, why, sum])).toEqual([
      ['第 6 行', '只有“合计”两个字，没有型号', '7 台，一致'],
      ['第 1 ~ 2 行', '表头上面的标题', '—'],
      ['第 7 ~ 8 行', '签字行，没有型号也没有数', '—'],
    ]);
    expect(textOf(reading.notRead)).toContain('文件的合计行也是 7 台，一致');
    expect(reading.isTotalEqual).toBe(true);
  });

  it('CART-08 a row without a quantity is not ordered, and said', () => {
    const reading = read(lines('型号|数量\nA1|\nA2|0\nA3|2'));
    expect(numbersOf(reading)).toEqual(['2']);
    expect(reading.leftOut.map(({ why }) => why)).toEqual(['数量是空的，不订', '数量是 0，不订']);
  });

  it('CART-08 a row is left out by hand and read in again', () => {
    const cells = lines('型号|数量\nA1|1\nA2|2');
    const without = leaveOut(NO_CHOICES, [2]);
    expect(numbersOf(read(cells, without))).toEqual(['2']);
    expect(numbersOf(read(cells, readIn(without, [2])))).toEqual(['1', '2']);
  });
});

describe('cells that cannot be read', () => {
  it('CART-08 a formula without a result says so and is no empty field', () => {
    const sheet = {
      name: '',
      cells: lines('型号|数量\nA1|\nA2|#DIV/0!\nA3|2'),
      marks: [
        { row: 1, column: 1, kind: 'formula' as const, text: '' },
        { row: 2, column: 1, kind: 'error' as const, text: '#DIV/0!' },
      ],
    };
    const reading = readOrder({ sheets: [sheet], choices: NO_CHOICES });
    expect(reading.problems.map(({ rowNo, refusal }) => [rowNo, cellText(refusal)])).toEqual([
      [2, '公式没有结果，请在 Excel 里保存一次'],
      [3, '公式算错了，写着 #DIV/0!'],
    ]);
    const corrected = correctCell(NO_CHOICES, { at: 1, rowNo: 2 }, '6');
    expect(readOrder({ sheets: [sheet], choices: answerQuestion(corrected, 'row:3', 'out') })).toMatchObject({
      orderRows: [{ number: '6' }, { number: '2' }],
      questions: [{ answered: '这一行不读' }],
    });
  });

  it.each(['三', '1E+02', '约5', '1.5', '-3'])(
    'CART-08 the quantity %s is never guessed: its row says so, the next step corrects it',
    (text) => {
      const cells = [
        ['型号', '数量'],
        ['A1', text],
        ['A2', '2'],
      ];
      const reading = read(cells);
      expect(numbersOf(reading)).toEqual([text, '2']);
      expect(reading.rows[0]).toMatchObject({ mark: '读不成', wrong: [1] });
      expect(textOf(reading.total)).toBe('2 行商品　2 台，另有 1 行数量读不成');
      expect(numbersOf(read(cells, correctCell(NO_CHOICES, { at: 1, rowNo: 2 }, '3')))).toEqual(['3', '2']);
      expect(numbersOf(read(cells.slice(1)))).toEqual([text, '2']);
    },
  );

  it.each([
    ['5台', '5'],
    ['2 套', '2'],
    ['１０', '10'],
    ['3.0', '3'],
    ['1,000', '1000'],
  ])('CART-08 the quantity %s is %s', (text, number) => {
    expect(
      numbersOf(
        read([
          ['型号', '数量'],
          ['A1', text],
        ]),
      ),
    ).toEqual([number]);
  });

  it('CART-08 a code that Excel changed is said with its cause before anything is looked up', () => {
    const cells = lines('物料编码|数量\n1.23457E+17|2\nGR1|1\n="0012"|3');
    const reading = read(cells);
    expect(reading.problems).toEqual([
      {
        rowNo: 2,
        at: 0,
        text: '1.23457E+17',
        refusal: refuse('paste.lostDigits'),
      },
    ]);
    expect(reading.rows[0]).toMatchObject({ mark: '读不成', wrong: [0] });
    expect(reading.questions[0]).toMatchObject({
      id: 'row:2',
      answers: [
        { id: 'later', label: '下一步再改' },
        { id: 'out', label: '这一行不读' },
      ],
    });
    expect(textOf(reading.total)).toContain('另有 1 行读不成');
    expect(reading.orderRows[2]).toMatchObject({ product: '0012' });
    expect(read(cells, answerQuestion(NO_CHOICES, 'row:2', 'out')).orderRows).toHaveLength(2);
    expect(read(cells, correctCell(NO_CHOICES, { at: 0, rowNo: 2 }, '123457000000000001')).problems).toEqual(
      [],
    );
  });

  it('CART-08 a model stands in for the code that Excel changed, and a ship-to that it changed is said', () => {
    const reading = read(lines('物料编码|型号|门店编码|数量\n1.23457E+17|HKA-J50|8.80012E+11|2'));
    expect(reading.orderRows[0]).toMatchObject({ product: 'HKA-J50' });
    expect(reading.problems.map(({ at }) => at)).toEqual([2]);
  });

  it('CART-08 many formulas without a result are one question', () => {
    const cells = [['型号', '数量'], ...Array.from({ length: 9 }, (_, at) => [`A${at}`, at < 4 ? '' : '2'])];
    const marks = [1, 2, 3, 4].map((row) => ({ row, column: 1, kind: 'formula' as const, text: '' }));
    const ask = (choices: Choices) => readOrder({ sheets: [{ name: '', cells, marks }], choices });
    expect(ask(NO_CHOICES).questions).toMatchObject([
      { id: 'rows', text: '第 2 ~ 5 行有格子读不成，怎么办？' },
    ]);
    expect(numbersOf(ask(answerQuestion(NO_CHOICES, 'rows', 'out')))).toHaveLength(5);
  });
});

describe('shops as columns', () => {
  const cells = lines(
    '腾达三店要货|||||\n型号|名称|门店要货（台）|||小计\n||李沧店|市北店|黄岛店|\nKFR-26GW|挂机|6|4|2|12\nKFR-35GW|挂机|5|3||8\n合计||11|7|2|20',
  );
  const shipTos = [
    { code: 'W', name: '腾达仓库', address: '青岛市崂山区' },
    { code: 'S', name: '腾达电器城', address: '青岛市市北区' },
    { code: 'H', name: '大家居门店', address: '青岛市黄岛区' },
  ];
  const ask = (choices: Choices) => readOrder({ sheets: [{ name: '', cells }], choices, shipTos });

  it('CART-08 are asked about, and each shop gets its own goods', () => {
    expect(openOf(ask(NO_CHOICES))).toEqual(['shops']);
    const split = answerQuestion(NO_CHOICES, 'shops', 'split');
    expect(ask(split).questions[1]).toMatchObject({
      text: '“李沧店”的 11 台送到哪里？',
      answers: [{ label: '送到腾达仓库' }, { label: '这一列不订' }],
    });
    expect(textOf(ask(split).total)).toBe('2 行商品　已定 9 台，未定 11 台');
    expect(ask(split).columns[5]?.sign).toBe('三店相加');
    const settled = ask(answerQuestion(split, 'shipTo:门店要货(台) 李沧店', 'W'));
    expect(settled).toMatchObject({ hasShipTos: true, isTotalEqual: true });
    expect(settled.orderRows.map(({ place, number, sendto }) => [place, number, sendto])).toEqual([
      ['第 4 行，李沧店', '6', 'W'],
      ['第 4 行，市北店', '4', 'S'],
      ['第 4 行，黄岛店', '2', 'H'],
      ['第 5 行，李沧店', '5', 'W'],
      ['第 5 行，市北店', '3', 'S'],
    ]);
  });

  it('CART-08 each shop’s ship-to is chosen by its select, also when its head says one, and of more than a few', () => {
    const many = [...shipTos, ...[1, 2, 3, 4, 5].map((no) => ({ code: `N${no}`, name: `新店${no}` }))];
    const split = answerQuestion(NO_CHOICES, 'shops', 'split');
    const of = (choices: Choices) => readOrder({ sheets: [{ name: '', cells }], choices, shipTos: many });
    const [, , first, second] = of(split).columns;
    expect(first?.shipTo).toMatchObject({ question: 'shipTo:门店要货(台) 李沧店', chosen: undefined });
    expect(second?.shipTo?.chosen).toBe('S');
    expect(second?.shipTo?.answers.map(({ label }) => label)).toEqual([
      ...many.map(({ name }) => `数量，送${name}`),
      '数量，不订',
    ]);
    const chosen = answerQuestion(
      answerQuestion(split, first?.shipTo?.question ?? '', 'N5'),
      second?.shipTo?.question ?? '',
      'none',
    );
    const reading = of(chosen);
    expect(openOf(reading)).toEqual([]);
    expect(reading.questions.map(({ answered }) => answered)).toEqual([
      '分店订，各送各店',
      '送到新店5',
      '这一列不订',
    ]);
    expect(reading.orderRows.map(({ sendto }) => sendto)).toEqual(['N5', 'H', 'N5']);
    expect(ask(NO_CHOICES).columns[2]?.shipTo).toBeUndefined();
  });

  it.each(['W', '腾达仓库', '青岛市崂山区'])('CART-08 a cell may name a ship-to as %s', (text) => {
    const named = lines(`型号|数量|门店\nKFR-26GW|6|${text}`);
    const reading = readOrder({ sheets: [{ name: '', cells: named }], choices: NO_CHOICES, shipTos });
    expect(reading.orderRows[0]?.sendto).toBe('W');
  });

  it('CART-08 two shops whose heads lead to the same ship-to are both asked about', () => {
    const twice = lines('型号|市北店|市北分店\nKFR-26GW|6|4');
    const split = answerQuestion(NO_CHOICES, 'shops', 'split');
    const reading = readOrder({ sheets: [{ name: '', cells: twice }], choices: split, shipTos });
    expect(openOf(reading)).toEqual(['shipTo:市北店', 'shipTo:市北分店']);
  });

  it('CART-08 can be ordered together', () => {
    const reading = ask(answerQuestion(NO_CHOICES, 'shops', 'join'));
    expect(numbersOf(reading)).toEqual(['12', '8']);
    expect(reading.hasShipTos).toBe(false);
  });
});

it('CART-08 a new file keeps the answers about columns and drops those about rows', () => {
  const choices = answerQuestion(answerQuestion(leaveOut(NO_CHOICES, [4]), 'quantity', 'D'), 'row:7', 'out');
  expect(columnChoices(choices)).toEqual({ ...NO_CHOICES, answers: { quantity: 'D' } });
});

it('CART-08 merged models stand for the rows below them', () => {
  const sheet = {
    name: '',
    cells: lines('型号|门店|数量\nA1|88001|1\n|88002|2'),
    merges: [{ top: 1, left: 0, bottom: 2, right: 0 }],
  };
  const reading = readOrder({ sheets: [sheet], choices: NO_CHOICES });
  expect(reading.orderRows.map(({ product, sendto }) => [product, sendto])).toEqual([
    ['A1', '88001'],
    ['A1', '88002'],
  ]);
  expect(reading.rows[1]?.carried).toEqual([0]);
});

describe('sheets that cannot be read', () => {
  it.each([
    [[], refuse('columns.emptySheet')],
    [[['', '']], refuse('columns.emptySheet')],
    [[['型号', '数量']], refuse('columns.onlyHeadings')],
    [
      [['型号', '数量'], ...Array.from({ length: 2001 }, (_, at) => [`GR${at}`, '1'])],
      refuse('columns.tooManyRows', { count: 2001, most: 2000 }),
    ],
  ])('CART-08 %# says why', (cells, refusal) => {
    expect(read(cells).refusal).toEqual(refusal);
  });
});

it('CART-08 no row with content is lost: it is read, or left out with its reason', () => {
  const cells = fc.array(
    fc.array(fc.oneof(fc.string(), fc.constantFrom('A1', '2', '合计', '2箱', '')), { maxLength: 4 }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(cells, (values) => {
      const reading = read([['型号', '数量'], ...values], chooseHeads(NO_CHOICES, { first: 1, last: 1 }));
      const left = reading.leftOut.flatMap(({ rowNos }) => rowNos);
      const shown = reading.rows.map(({ rowNo }) => rowNo);
      const readRows = reading.rows
        .filter(({ kind }) => kind === 'data' || kind === 'problem')
        .map(({ rowNo }) => rowNo);
      expect(new Set([...left, ...readRows])).toEqual(new Set(shown));
      expect(reading.refusal === undefined || shown.length === 0 || shown.length > 1000).toBe(true);
    }),
  );
});
