/** The sheets of the design's seven states. */
import type { CellSheet } from '#widgets/sheet/read-cells';

const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const LEDGER: readonly (readonly string[])[] = rows(`
2026-10-10|记-1008|付货款 青岛银行|借|120000|135000
2026-10-20|记-1015|融资款 RZ20261020001|借|300000|435000
2026-10-20|记-1016|提货 6010086608|贷|56975|378025
2026-11-02|记-1101|提货 6010086607|贷|23097|354928
2026-11-03|记-1102|付货款 一|借|70000|424928
2026-11-03|记-1103|上月尾款付款|借|50000|474928
2026-11-08|记-1105|提货 6010086605|贷|29352|445576
2026-11-12|记-1107|提货 6010086604|贷|16458|429118
2026-11-16|记-1110|提货 6010086603|贷|27881|401237
2026-11-18|记-1114|提货 6010086602|贷|87960|313277
2026-11-19|记-1116|提货 6010086601|贷|44384|268893
2026-11-21|记-1121|汇款 青岛银行|借|50000|318893
`);

/** Days, number, text, debit and credit of the book. */
const twoSided = LEDGER.map(([day = '', number = '', text = '', side, amount = '', balance = '']) => ({
  day,
  number,
  text,
  balance,
  debit: side === '借' ? amount : '',
  credit: side === '贷' ? amount : '',
}));

const inTenThousands = (amount: string) =>
  amount === '' ? '' : String(Number.parseInt(amount, 10) / 10_000);

/** 12 rows of an ordinary order sheet. */
export const ORDER_SURE: CellSheet = {
  name: '11月下旬',
  cells: rows(`
青岛崂山腾达家电要货单
制表 李敏 2026-11-22
序号|型号|要货数|单位|库存|单价|备注
1|KFR-26GW/01K|8|台|7|1899|
2|KFR-35GW/01K|6|台|11|2199|
3|KFR-72LW/05P|2|台|3|5299|带铜管
4|BCD-536WGHTD|4|台|5|3299|
5|BCD-325WLHFD|3|台|9|2588|月底前到
6|BCD-216STPS|6|台|14|1139.5|
7|BC/BD-203HM|5|台|6|988|
8|XQG100-B06|6|台|18|1899|
9|XQB80-M21|4|台|22|769.9|
10|HG100-F6|2|台|4|3688|样机不要
11|EC60-PT5|9|台|31|1099|
12|HKA-J50|2|台|40|238|
|合计|57||||
制表：李敏|审核：王建国|||||
`),
};

/** A row hidden by a filter, a box among pieces, and a hidden sheet beside it. */
export const ORDER_DOUBT: readonly CellSheet[] = [
  {
    name: '本周',
    cells: rows(`
市北店补货单
制表 李敏 2026-11-22
序号|品类|型号|品名|库存|要货数|单位|备注
1|空调|KFR-26GW/01K|1匹变频壁挂|7|8|台|
2|空调|KFR-35GW/01K|1.5匹变频壁挂|11|6|台|
3|空调|KFR-72LW/05P|3匹变频立柜|3|2|台|带铜管
4|冰箱|BCD-536WGHTD|536升对开门|5|4|台|
5|冰箱|BCD-325WLHFD|325升法式多门|9|3|台|月底前到
6|冰箱|BCD-510WGCTF|510升十字门|2|6|台|先不订
7|冰箱|BCD-216STPS|216升三门|14|6|台|
8|冷柜|BC/BD-203HM|203升卧式|6|5|台|
9|洗衣机|XQG100-B06|10公斤滚筒|18|6|台|
10|洗衣机|XQB80-M21|8公斤波轮|22|4|台|
11|洗衣机|HG100-F6|10公斤干衣机|4|2|台|样机不要
12|热水器|EC60-PT5|60升电热水器|31|9|台|
13|小家电|HKA-J50|5升空气炸锅|40|2|箱|
||合计||172|63||
审核：||经办：李敏|||||
`),
    hiddenRows: [],
    filteredRows: [8],
  },
  {
    name: '旧单',
    isHidden: true,
    cells: rows(`
序号|品类|型号|品名|库存|要货数|单位|备注
1|冰箱|BCD-216STPS|216升三门|14|31|台|
`),
  },
];

/** Shops as columns under one head. */
export const ORDER_SHOPS: CellSheet = {
  name: '门店要货',
  cells: rows(`
腾达三店要货　2026-11-22|||||
型号|名称|门店要货（台）|||小计
||李沧店|市北店|黄岛店|
KFR-26GW/01K|1匹变频壁挂|6|4|2|12
KFR-35GW/01K|1.5匹变频壁挂|5|3||8
KFR-72LW/05P|3匹变频立柜|2||1|3
BCD-536WGHTD|536升对开门|3|2|1|6
BCD-325WLHFD|325升法式多门||2|2|4
BCD-216STPS|216升三门|4|3|3|10
XQG100-B06|10公斤滚筒|4|2|2|8
XQB80-M21|8公斤波轮||3|4|7
EC60-PT5|60升电热水器|6||4|10
合计||30|19|19|68
`),
  merges: [
    { top: 1, left: 2, bottom: 1, right: 4 },
    { top: 1, left: 0, bottom: 2, right: 0 },
    { top: 1, left: 1, bottom: 2, right: 1 },
    { top: 1, left: 5, bottom: 2, right: 5 },
  ],
};

/** The ledger that 用友 U8 prints: two lines of heads, month and day in columns. */
export const LEDGER_YONYOU: CellSheet = {
  name: '1123 预付账款',
  cells: [
    ['明细账'],
    ['科目：1123 预付账款', '', '单位：元'],
    ['2026年', '', '凭证号数', '摘要', '借方', '贷方', '方向', '余额'],
    ['月', '日', '', '', '', '', '', ''],
    ['10', '01', '', '期初余额', '', '', '借', '15000'],
    ...twoSided.slice(0, 3).map(yonyouRow),
    ['10', '31', '', '本月合计', '420000', '56975', '借', '378025'],
    ['10', '31', '', '本年累计', '2310000', '1931975', '借', '378025'],
    ...twoSided.slice(3).map(yonyouRow),
    ['11', '30', '', '本月合计', '170000', '229132', '借', '318893'],
    ['11', '30', '', '本年累计', '2480000', '2161107', '借', '318893'],
  ],
  merges: [{ top: 2, left: 0, bottom: 2, right: 1 }],
};

function yonyouRow({ day, number, text, debit, credit, balance }: (typeof twoSided)[number]) {
  return [day.slice(5, 7), day.slice(8), number, text, debit, credit, '借', balance];
}

/** One column of amounts with 借 or 贷 beside it. */
export const LEDGER_DIRECTION: CellSheet = {
  name: '',
  cells: [
    ['日期', '凭证号', '摘要', '借贷', '金额', '余额'],
    ['2026-10-01', '', '期初余额', '借', '', '15000'],
    ...LEDGER,
  ],
};

/** Amounts in ten thousands of yuan. */
export const LEDGER_UNIT: CellSheet = {
  name: '往来',
  cells: [
    ['腾达家电往来账'],
    ['单位：万元'],
    ['记账日期', '凭证字号', '摘要', '借方', '贷方', '对方科目'],
    ...twoSided.map(({ day, number, text, debit, credit }) => [
      day.replaceAll('-', '.'),
      ...[number, text, inTenThousands(debit), inTenThousands(credit)],
      debit ? '1002 银行存款' : '1405 库存商品',
    ]),
    ['', '', '合计', '59', '28.6107', ''],
  ],
};

/** Days that stand once in merged cells, and an amount that cannot be read. */
export const UNREADABLE: CellSheet = {
  name: '预付账款',
  cells: [
    ['预付账款　2026 年 10 ~ 11 月'],
    ['日期', '凭证号', '摘要', '借方', '贷方', '经手人'],
    ...twoSided.map(({ day, number, text, debit, credit }, at) => [
      at === 2 || at === 5 ? '' : day,
      ...[number, text, debit, credit === '27881' ? '2.7881万' : credit, '李敏'],
    ]),
    ['', '', '合计', '590000', '286107', ''],
  ],
  merges: [
    { top: 3, left: 0, bottom: 4, right: 0 },
    { top: 6, left: 0, bottom: 7, right: 0 },
  ],
};
