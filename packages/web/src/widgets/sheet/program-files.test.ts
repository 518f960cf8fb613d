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
import { gb18030File, workbookFile } from '../../test/program-files';
import { fileCells } from './read-cells';

async function sheetsOf(file: File) {
  const read = await fileCells(file);
  if (!read.ok) throw new Error(read.text);
  return read.sheets;
}

const answers = (given: Readonly<Record<string, string>>): Choices =>
  Object.entries(given).reduce((choices, [id, answer]) => answerQuestion(choices, id, answer), NO_CHOICES);

/** The open questions of a book, and its rows once they are answered. */
async function ledger(file: File, given: Readonly<Record<string, string>>) {
  const sheets = await sheetsOf(file);
  const asked = readLedger({ sheets, choices: NO_CHOICES }).questions.map(({ id }) => id);
  const reading = readLedger({ sheets, choices: answers(given) });
  const rows = reading.book?.rows.map(({ day, number, amount }) => [day, number, amount]);
  return { asked, rows, reading };
}

it('FIN-02 用友 U8 明细账: two-row head, month and day, openings, monthly totals', async () => {
  const file = workbookFile('预付账款明细账_2026.xlsx', [
    {
      name: '1123 预付账款',
      merges: ['A1:H1', 'A2:H2', 'A3:B3', 'C3:C4', 'D3:D4', 'E3:E4', 'F3:F4', 'G3:G4', 'H3:H4'],
      rows: `明细账
科目：1123 预付账款　单位：元
2026年||凭证号数|摘要|借方|贷方|方向|余额
月|日
10|01||期初余额|||借|15000
10|10|记-1008|付货款 青岛银行|120000||借|135000
10|20|记-1016|提货 6010086608||56975|借|78025
10|31||本月合计|120000|56975|借|78025
10|31||本年累计|2310000|1931975|借|78025
11|03|记-1103|上月尾款付款|50000||借|128025
11|08|记-1105|提货 6010086605||29352|借|98673
11|30||本月合计|50000|29352|借|98673
11|30||本年累计|2360000|1961327|借|98673`,
    },
  ]);
  const { asked, rows, reading } = await ledger(file, { direction: 'left' });
  expect(asked).toEqual(['direction']);
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
  const file = workbookFile('往来账_11月_金蝶.xlsx', [
    {
      name: '预付账款',
      merges: ['A1:F1', 'A4:A5'],
      rows: `预付账款　2026 年 10 ~ 11 月
日期|凭证字号|摘要|借方金额|贷方金额|经手人
2026-10-10|记-1008|付货款 青岛银行|120000||李敏
2026-10-20|记-1015|融资款 RZ20261020001|300000||李敏
|记-1016|提货 6010086608||56975|李敏
2026-11-05|记-1104|冲销记-1016||-56975|李敏
2026-11-16|记-1110|提货 6010086603||2.7881万|李敏
||合计|420000|27881|`,
    },
  ]);
  const { asked, rows, reading } = await ledger(file, { direction: 'left', 'row:7': 'fix' });
  expect(asked).toEqual(['direction', 'row:7']);
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
  const file = gb18030File(
    '青岛银行_交易明细.csv',
    `账号：,6222000011112222,户名：,青岛崂山腾达家电有限公司
起始日期：,20261001,截止日期：,20261130
交易日期,交易时间,收入金额,支出金额,账户余额,对方账号,对方户名,交易行名,摘要,流水号
20261010,10:22:31,,"120,000.00","380,000.00",37101234567890123,海尔商贸,青岛银行,付货款,81000001
20261102,09:01:00,"5,000.00",,"385,000.00",37109999567890123,李敏,青岛银行,退货款,81000002
20261103,15:40:12,,"70,000.00","315,000.00",37101234567890123,海尔商贸,青岛银行,付货款,81000003
`,
  );
  const { asked, rows, reading } = await ledger(file, { direction: 'right' });
  expect(asked).toEqual(['direction']);
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
  const file = gb18030File(
    '工商银行_历史明细.csv',
    `交易日,借贷标志,交易金额,余额,对方账户,对方单位,用途,凭证号
2026/10/10,借,120000.00,380000.00,3710123456,海尔商贸,付货款,00012345
2026/11/02,贷,5000.00,385000.00,3710999956,李敏,退款,00012346
合计,,125000.00,,,,,
`,
  );
  const { asked, rows, reading } = await ledger(file, { direction: 'left' });
  expect(asked).toEqual(['direction']);
  expect(rows).toEqual([
    ['2026-10-10', '00012345', '120000.00'],
    ['2026-11-02', '00012346', '-5000.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
});

it('FIN-02 WeChat: seventeen lines above the heads, ¥, and / for neither', async () => {
  const above = Array.from({ length: 15 }, (_, at) => `说明第${at + 1}行,,,,,,,,,,`);
  const file = new File(
    [
      `微信支付账单明细,,,,,,,,,,\n${above.join('\n')}
----------------------微信支付账单明细列表--------------------,,,,,,,,,,
交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注
2026-11-03 10:00:00,商户消费,海尔商贸,"付货款",支出,¥70000.00,零钱,支付成功,"4200001111112026	","1101	","/"
2026-11-04 11:00:00,零钱提现,青岛银行,"/",/,¥500.00,青岛银行,提现已到账,"4200002222222026	","/","服务费¥0.50"
2026-11-05 12:00:00,退款,海尔商贸,"退货款",收入,¥1200.50,零钱,已全额退款,"4200003333332026	","1103	","/"
`,
    ],
    '微信支付账单.csv',
  );
  const { asked, rows, reading } = await ledger(file, { direction: 'right' });
  expect(asked).toEqual(['direction']);
  expect(reading.heads).toEqual({ first: 18, last: 18 });
  expect(rows).toEqual([
    ['2026-11-03', '4200001111112026', '70000.00'],
    ['2026-11-05', '4200003333332026', '-1200.50'],
  ]);
  expect(reading.leftOut.find(({ kind }) => kind === 'refused')?.why).toBe('方向写着“/”，不是收也不是付');
});

it('FIN-02 Alipay: twenty-four lines above the heads, GB18030, 不计收支', async () => {
  const above = Array.from({ length: 22 }, (_, at) => `说明第${at + 1}行`);
  const file = gb18030File(
    '支付宝交易明细.csv',
    `------------------------------------------------------------------------------------
${above.join('\n')}
------------------------支付宝（中国）网络技术有限公司  电子客户回单------------------------
交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注,
2026-11-03 10:00:00,商业服务,海尔商贸,hai***@haier.com,付货款,支出,70000.00,余额,交易成功,2026110322001	,1101	,,
2026-11-04 11:00:00,理财,余额宝,/,余额宝-转入,不计收支,500.00,余额,交易成功,2026110422002	,,,
2026-11-05 12:00:00,退款,海尔商贸,hai***@haier.com,退货款,收入,1200.50,余额,退款成功,2026110522003	,1103	,,
`,
  );
  const { asked, rows, reading } = await ledger(file, { direction: 'right' });
  expect(asked).toEqual(['direction']);
  expect(reading.heads).toEqual({ first: 25, last: 25 });
  expect(rows).toEqual([
    ['2026-11-03', '2026110322001', '70000.00'],
    ['2026-11-05', '2026110522003', '-1200.50'],
  ]);
});

it('FIN-02 a book by hand: days without a year, 万元 in a title, a total, a name at the foot', async () => {
  const file = workbookFile('腾达往来账_202611.xlsx', [
    {
      name: '往来',
      merges: ['A1:E1'],
      rows: `腾达家电往来账　2026年
单位：万元
日期|摘要|付款|提货|经手
10月10日|青岛银行汇款|12||李敏
10月20日|6010086608||5.6975|李敏
11月3日|上月货款|5||李敏
合计||17|5.6975|
制表：李敏||||`,
    },
  ]);
  const { asked, rows, reading } = await ledger(file, { 'money:万元': 'yes' });
  expect(asked).toEqual(['money:万元']);
  expect(rows).toEqual([
    ['2026-10-10', '', '120000.00'],
    ['2026-10-20', '', '-56975.00'],
    ['2026-11-03', '', '50000.00'],
  ]);
  expect(reading.isTotalEqual).toBe(true);
});

it('CART-08 an order sheet of WPS: title, 制表, 合计, 签字, a hidden row and a hidden sheet', async () => {
  const file = workbookFile('市北店补货.xlsx', [
    {
      name: '旧单',
      isHidden: true,
      rows: '序号|品类|型号|品名|单位|要货数量|库存|备注\n1|空调|KFR-26GW/01K|x|台|9|1|',
    },
    {
      name: '本周',
      merges: ['A1:H1', 'A2:H2'],
      filtered: [5],
      rows: `市北店补货单
制表 李敏 2026-11-22
序号|品类|型号|品名|单位|要货数量|库存|备注
1|空调|KFR-26GW/01K|1匹变频壁挂|台|8|7|
2|冰箱|BCD-510WGCTF|510升十字门|台|6|2|先不订
3|冰箱|BCD-536WGHTD|536升对开门|台|12|5|带铜管
4|小家电|HKA-J50|5升空气炸锅|台|=2*3|40|
||合计|||26|54|
审核：　　　经办：李敏`,
    },
  ]);
  const sheets = await sheetsOf(file);
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
  const file = workbookFile('三店要货_1122.xlsx', [
    {
      name: '门店要货',
      merges: ['A1:F1', 'A2:A3', 'B2:B3', 'C2:E2', 'F2:F3'],
      rows: `腾达三店要货　2026-11-22
型号|名称|门店要货（台）|||小计
||李沧店|市北店|黄岛店
KFR-26GW/01K|1匹变频壁挂|6|4|2|12
KFR-72LW/05P|3匹变频立柜|2||1|3
合计||8|4|3|15`,
    },
  ]);
  const shipTos = [
    { code: 'W', name: '腾达仓库', address: '青岛市崂山区' },
    { code: 'S', name: '腾达电器城', address: '青岛市市北区' },
    { code: 'H', name: '大家居门店', address: '青岛市黄岛区' },
  ];
  const sheets = await sheetsOf(file);
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
  const file = gb18030File(
    '小家电要货.csv',
    `货号,品名,供价,数量（箱）,备注
HKA-J50,空气炸锅,238,2,
HC-V160,冷柜,899,3,急
`,
  );
  const sheets = await sheetsOf(file);
  expect(readOrder({ sheets, choices: NO_CHOICES }).questions.map(({ id }) => id)).toEqual(['unit:箱']);
  const reading = readOrder({ sheets, choices: answers({ 'unit:箱': '6' }) });
  expect(reading.orderRows.map(({ product, number }) => [product, number])).toEqual([
    ['HKA-J50', '12'],
    ['HC-V160', '18'],
  ]);
});
