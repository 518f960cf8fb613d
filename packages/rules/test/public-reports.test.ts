/**
 * All reports in one table, a row each, so in one file of more than 300 lines.
 * What people reported of other packages, tried here; each report is named by its repository and number. Not here: GBK
 * without a mark (objectstack-ai/objectui#2556, mholt/PapaParse#849), which `web` reads, and formulas in an export
 * (hhurz/tableExport.jquery.plugin#230), which whoever writes the file quotes.
 */
import { describe, expect, it } from 'vitest';
import { mobileRefusal } from '../src/account/address-book';
import { identityRefusal, isBankCard, isIdentityCard } from '../src/account/identity';
import { visibleMenus } from '../src/account/menu';
import { tickGrant } from '../src/account/roles';
import { linkTarget } from '../src/base/link';
import { orderPrice, readMoney, sumAmounts, toMoney } from '../src/base/money';
import { readDay, wireDay, wireInstant } from '../src/base/time';
import { judgeRows } from '../src/buying/batch';
import { weekName } from '../src/buying/cart-entry';
import { nextStep } from '../src/buying/home';
import { answerQuestion, NO_CHOICES, readLedger } from '../src/fields/columns';
import { pastedColumn, readFileCells, readTextCells } from '../src/fields/paste';
import { matchBooks } from '../src/money/reconciliation';
import { makeIdentityCard } from './make-identity-card';

const NOW = new Date('2026-11-20T04:00:00Z');
const card = (region: number, birth = 19_900_101) =>
  identityRefusal(makeIdentityCard(region, birth, 1), NOW)?.code;

const cells = (text: string, read = readTextCells) => {
  const found = read(text);
  return found.ok ? found.cells : found.refusal.code;
};
const book = (rows: readonly (readonly string[])[]) =>
  readLedger({
    sheets: [{ name: '', cells: rows }],
    choices: answerQuestion(NO_CHOICES, 'direction', 'left'),
  }).book?.rows.map(({ day, amount }) => [day, amount]);

type Booked = readonly [day: string, amount: string, number?: string];
const side = (name: string, rows: readonly Booked[]) =>
  rows.map(([day, amount, number], at) => ({
    key: `${name}${at}`,
    day: `2026-11-${day}`,
    amount: toMoney(amount),
    numbers: number === undefined ? [] : [number],
  }));
const matched = (company: readonly Booked[], dealer: readonly Booked[]) => {
  const { matches } = matchBooks({ company: side('C', company), dealer: side('D', dealer) });
  return matches.map(
    (match) => `${match.kind} ${match.company.length}:${match.dealer.length} ${match.difference}`,
  );
};

/** Milliseconds of the quickest of three runs. */
function quickestOf(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

type Report = readonly [threads: string, what: string, said: () => unknown, right: unknown];

const NUMBERS: readonly Report[] = [
  ['arthurdejong/python-stdnum#442', 'an old area code', () => card(412_723), undefined],
  [
    'formvalidation/support#582',
    'a card of an area that is gone',
    () => isIdentityCard('412721198809053049', NOW),
    true,
  ],
  ['jxlwqq/id-validator.py#20, guanguans/id-validator#45', 'area 321119', () => card(321_119), undefined],
  ['jysperm/china-id-card-validator#2', 'area 332522', () => card(332_522), undefined],
  [
    'Blankj/AndroidUtilCode#1321, mc-zone/IDValidator#1',
    'Taiwan, Hong Kong, Macao',
    () => [830_000, 710_000, 810_000, 820_000].map((area) => card(area)),
    [undefined, undefined, undefined, undefined],
  ],
  ['chinabugotech/hutool#1233', 'a birth in 1191', () => card(110_105, 11_910_101) === undefined, false],
  [
    'jxlwqq/id-validator.py#26',
    'letters in the middle',
    () => identityRefusal('11010519A912310021', NOW)?.code,
    'identity.characters',
  ],
  [
    'mc-zone/IDValidator#6, top-think/framework#2173',
    'the short form',
    () =>
      ['130503670401001', '13050367040100X', '130503671301001'].map((number) => isIdentityCard(number, NOW)),
    [true, false, false],
  ],
  [
    'any86/any-rule#212',
    'the check digit',
    () => ['513722198007101089', '513722198007101088'].map((number) => isIdentityCard(number, NOW)),
    [true, false],
  ],
  [
    'jxlwqq/id-validator.py#25',
    'an area and a year that contradict each other: the specification asks two digits',
    () => card(659_005, 19_500_101),
    undefined,
  ],
  [
    'chinabugotech/hutool#3527, #4288',
    'a card of a foreigner: the table of the specification has no 9',
    () => card(911_156),
    'identity.province',
  ],
  [
    'validatorjs/validator.js#535, #1680',
    'cards of UnionPay with 19 digits',
    () => ['6222020200000000006', '8100000000000000000', '8100000000000000009'].map(isBankCard),
    [true, true, false],
  ],
  [
    'braintree/card-validator#112, PawelDecowski/jquery-creditcardvalidator#53',
    'an old card without a check digit: the specification asks Luhn',
    () => isBankCard('6222020200000000000'),
    false,
  ],
  [
    'validatorjs/validator.js#1011, ydcss/vue-ydui#472',
    'mobile numbers of 191, 166, 192',
    () => ['19112345678', '16612345678', '19212345678'].map((number) => mobileRefusal(number)?.code),
    [undefined, undefined, undefined],
  ],
  [
    'any86/any-rule#338',
    'a country code, and what is no number',
    () => ['+8613800000000', '10000000000'].map((number) => mobileRefusal(number)?.code),
    ['address.mobile', 'address.mobile'],
  ],
];

const MONEY: readonly Report[] = [
  [
    'openexchangerates/accounting.js#84, #53, #164',
    'half a cent',
    () => [0.145, 158.605, 35.175, -61.005].map(readMoney),
    ['0.15', '158.61', '35.18', '-61.01'],
  ],
  [
    'ikr/money-math#34, erp-mafia/accounted#2594, pensierinmusica/fincalc#1',
    'half a cent',
    () => [8.165, 2.135, 8.575, 10.075, 1.005].map(readMoney),
    ['8.17', '2.14', '8.58', '10.08', '1.01'],
  ],
  [
    'evert/bigint-money#21, scurker/currency.js#116',
    'a carry, and a text',
    () => [readMoney('0.9999'), readMoney('1312.435')],
    ['1.00', '1312.44'],
  ],
  ['frappe/erpnext#28955', 'a total of binary fractions', () => sumAmounts(['0.1', '0.2', '-0.3']), '0.00'],
  [
    'frappe/erpnext#28955',
    'the same of lines',
    () =>
      orderPrice([
        { price: '0.1', number: 3 },
        { price: '-0.3', number: 1 },
      ]),
    '0.00',
  ],
];

const TEXTS: readonly Report[] = [
  [
    'mholt/PapaParse#60, #1005',
    'a separator inside of quotes',
    () => cells('a;"b,c";d\n1;"2,3";4', readFileCells),
    [
      ['a', 'b,c', 'd'],
      ['1', '2,3', '4'],
    ],
  ],
  [
    'mholt/PapaParse#290, janisdd/vscode-edit-csv#119',
    'a decimal comma',
    () => cells('型号;价\nA;1,5', readFileCells),
    [
      ['型号', '价'],
      ['A', '1,5'],
    ],
  ],
  [
    'vincentlaucsb/csv-parser#140',
    'a semicolon in a value',
    () => cells('a,b\n1,x;y', readFileCells),
    [
      ['a', 'b'],
      ['1', 'x;y'],
    ],
  ],
  [
    'MilesMcBain/datapasta#27',
    'an empty last cell',
    () => cells('a\tb\n1\t'),
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'SheetJS/sheetjs#732',
    'a tab inside of a cell of a file',
    () => cells('型号,备注,数\nA1,备\t注,3', readFileCells),
    [
      ['型号', '备注', '数'],
      ['A1', '备\t注', '3'],
    ],
  ],
  [
    'react-csv/react-csv#136, dfinke/ImportExcel#830',
    'a code that a spreadsheet destroyed is named so',
    () => judged('1.23457E+17'),
    ['bad', true],
  ],
  [
    'catamphetamine/read-excel-file#105, mgcrea/node-xlsx#118',
    'a day of merged cells',
    () =>
      book([
        ['日期', '摘要', '金额'],
        ['2026-11-03', 'a', '70'],
        ['', 'b', '50'],
      ]),
    [
      ['2026-11-03', '70.00'],
      ['2026-11-03', '50.00'],
    ],
  ],
  [
    'exceljs/exceljs#219, SheetJS/sheetjs#2372',
    'a time near midnight',
    () => readDay('46349.9999'),
    '2026-11-23',
  ],
  [
    'dingdangdog/cashbook#136',
    'a column of direction gives the sign, 不计收支 is left out',
    () =>
      book([
        ['交易时间', '收/支', '金额'],
        ['2026-11-03', '收入', '70'],
        ['2026-11-04', '支出', '5'],
        ['2026-11-05', '/', '9'],
      ])?.map(([, amount]) => amount),
    ['70.00', '-5.00'],
  ],
];

function judged(product: string) {
  const [row] = judgeRows([{ rowNo: 1, product, number: '1', sendto: '' }], {
    products: [],
    isMerging: true,
  });
  return [row?.kind, row?.kind === 'bad' && JSON.stringify(row.refusal).includes('lostDigits')];
}

const five: readonly Booked[] = Array.from({ length: 5 }, () => ['03', '20'] as const);

const BOOKS: readonly Report[] = [
  [
    'erp-mafia/accounted#1553',
    'two invoices, one deposit',
    () =>
      matched(
        [
          ['03', '100'],
          ['03', '50'],
        ],
        [['03', '150']],
      ),
    ['sum 2:1 0.00'],
  ],
  [
    'frappe/erpnext#36448',
    'five equal rows, each once',
    () => matched(five, five),
    five.map(() => 'amount 1:1 0.00'),
  ],
  [
    'alyf-de/banking#59',
    'two part payments of one number',
    () =>
      matched(
        [['03', '100', 'N1']],
        [
          ['03', '60', 'N1'],
          ['05', '40', 'N1'],
        ],
      ),
    ['number 1:2 0.00'],
  ],
  [
    'erp-mafia/accounted#2300',
    'two pairs that add up: none is taken in silence',
    () =>
      matched(
        [['03', '100']],
        [
          ['03', '40'],
          ['03', '60'],
          ['03', '30'],
          ['03', '70'],
        ],
      ),
    [],
  ],
];

const REST: readonly Report[] = [
  [
    'moment/moment#6196, date-fns/date-fns#1855, srg-kostyrko/obsidian-journal#200',
    'week 53, and one of a year that has none',
    () => ['202653', '202753', '202654'].map(weekName),
    ['2026年第53周', '202753', '202654'],
  ],
  [
    'minop1205/react-dnd-treeview#244',
    'an id that a tree holds twice',
    () => tickGrant([{ id: '0', subItems: [{ id: '1' }, { id: '1' }] }], [], '1'),
    ['0', '1'],
  ],
  [
    'jshttp/statuses#21, microsoft/pyright#2126',
    'a name of the prototype',
    () => nextStep('constructor'),
    nextStep('none'),
  ],
  [
    'validatorjs/validator.js#1599, mixpanel/mixpanel-js#627',
    'blanks around an address',
    // With the pattern of the report: three seconds.
    () => quickestOf(() => linkTarget(`x${' '.repeat(40_000)}x`)) < 500,
    true,
  ],
  [
    'jonaraphael/csv#70, odoo/o-spreadsheet#1221',
    '150,000 rows',
    () => {
      const read = pastedColumn(Array.from({ length: 150_000 }, () => '1\tA').join('\n'));
      return read.ok && read.texts.length;
    },
    150_000,
  ],
  ['postlight/parser#702', 'seconds are no milliseconds', () => wireInstant(1_764_000_000), undefined],
  ['hroptatyr/dateutils#144', 'fourteen digits', () => wireDay('20220518181552'), '2022-05-18'],
];

describe.each([
  ['numbers of cards and telephones', NUMBERS],
  ['money', MONEY],
  ['texts of files', TEXTS],
  ['books', BOOKS],
  ['the rest', REST],
])('public reports of %s', (_name, reports) => {
  it.each(reports)('%s: %s', (...[, , said, right]) => {
    expect(said()).toEqual(right);
  });
});

it('MemberJunction/MJ#2419, vuetifyjs/0#316: a tree that contains itself ends, and shows nothing', () => {
  const menu: { id: number; title: string; path: string; subItems: unknown[] } = {
    id: 7,
    title: 'a',
    path: '',
    subItems: [],
  };
  menu.subItems.push(menu);
  expect(visibleMenus({ menus: [menu as never] })).toEqual([]);
});
