/** Trials of sheets and pasted cells, of what is typed, of files and of lists. */
import { badgeText } from '@dealer-portal/rules/badge';
import { columnsText, NO_CHOICES, readLedger, readOrder } from '@dealer-portal/rules/columns';
import { amountText, quantityText, readAmount, readQuantity } from '@dealer-portal/rules/input';
import { exportKind, pageOf, withinPages } from '@dealer-portal/rules/page';
import {
  lostDigits,
  pastedNumber,
  pasteText,
  readDay,
  readTextCells,
  tidyCell,
  withoutZeros,
} from '@dealer-portal/rules/paste';
import { FILE_TERMS, fileRefusal, uploadText } from '@dealer-portal/rules/upload';
import { bad, judged, plain, type Trial } from './trial';

const sheet: Trial = {
  id: 'sheet',
  entry: 'columns',
  zh: '一张表的每一列是什么',
  en: 'What each column of a sheet means',
  fields: [
    {
      name: 'door',
      zh: '是什么表',
      en: 'kind of sheet',
      kind: 'choice',
      example: 'order',
      choices: [
        ['order', '要货表 order'],
        ['ledger', '自己的账 own book'],
      ],
    },
    {
      name: 'cells',
      zh: '粘贴表格（制表符、逗号或分号分列）',
      en: 'the sheet, its cells separated by tabs, commas or semicolons',
      kind: 'lines',
      example: '型号,库存,要货数\nHKA-J50,40,2\nBCD-536,5,12',
    },
  ],
  run({ door, cells = '' }) {
    const read = readTextCells(cells);
    if (!read.ok) return bad(pasteText(read.refusal));
    const input = { sheets: [{ name: '', cells: read.cells }], choices: NO_CHOICES };
    const reading = door === 'ledger' ? readLedger(input) : readOrder(input);
    if (reading.refusal) return bad(columnsText(reading.refusal));
    const open = reading.questions.filter(({ answered }) => answered === undefined);
    return {
      tone: open.length > 0 ? 'plain' : 'good',
      text: open.length > 0 ? `${open.length} 个问题要人回答` : '每一列都认出来了',
      steps: open.map(({ text, answers }) => `${text} ${answers.map(({ label }) => label).join(' / ')}`),
      table: {
        head: ['列', '名称', '认作', '把握', '为什么'],
        rows: reading.columns.map(({ letter, title, roleText, sign, reason }) => [
          letter,
          title,
          roleText,
          sign,
          reason,
        ]),
      },
    };
  },
};

const typed: Trial = {
  id: 'typed',
  entry: 'input',
  zh: '输入的金额和数量',
  en: 'A typed amount and quantity',
  fields: [
    { name: 'amount', zh: '金额', en: 'amount', kind: 'text', example: '10.055' },
    { name: 'quantity', zh: '数量', en: 'quantity', kind: 'text', example: '１２台' },
  ],
  run({ amount = '', quantity = '' }) {
    const money = readAmount(amount);
    const pieces = readQuantity(quantity);
    return {
      tone: money.ok && pieces.ok ? 'good' : 'bad',
      text: money.ok ? `金额 ${money.amount}` : amountText(money.refusal),
      steps: [pieces.ok ? `数量 ${pieces.quantity}` : quantityText(pieces.refusal)],
    };
  },
};

const file: Trial = {
  id: 'file',
  entry: 'upload',
  zh: '文件能不能上传',
  en: 'Whether a file may be sent',
  fields: [
    {
      name: 'place',
      zh: '在哪里上传',
      en: 'field of files',
      kind: 'choice',
      example: 'orderPicture',
      choices: Object.keys(FILE_TERMS).map((name) => [name, name] as const),
    },
    { name: 'name', zh: '文件名', en: 'name', kind: 'text', example: '外观.heic' },
    { name: 'size', zh: '字节', en: 'bytes', kind: 'text', example: '6000000' },
  ],
  run({ place = '', name = '', size = '' }) {
    const terms = Object.entries(FILE_TERMS).find(([key]) => key === place)?.[1];
    const bytes = readQuantity(size, { min: 0, max: Number.MAX_SAFE_INTEGER });
    if (!terms || !bytes.ok) return bad('字节是一个整数');
    return judged(uploadText(fileRefusal({ name, size: bytes.quantity }, terms)), '可以上传');
  },
};

const badge: Trial = {
  id: 'badge',
  entry: 'badge',
  zh: '图标上的数字',
  en: 'The number on an icon',
  fields: [{ name: 'count', zh: '有几个', en: 'count', kind: 'text', example: '128' }],
  run({ count = '' }) {
    const read = readQuantity(count, { min: 0, max: 999_999 });
    return read.ok ? plain(badgeText(read.quantity) || '不显示') : bad(quantityText(read.refusal));
  },
};

const pages: Trial = {
  id: 'pages',
  entry: 'page',
  zh: '翻到哪一页、怎样导出',
  en: 'Which page is shown, and how a list is exported',
  fields: [
    { name: 'total', zh: '共几行', en: 'rows', kind: 'text', example: '1234' },
    { name: 'page', zh: '第几页', en: 'page', kind: 'text', example: '200' },
    { name: 'size', zh: '每页几行', en: 'rows of a page', kind: 'text', example: '20' },
  ],
  run({ total: typed = '', page, size }) {
    const total = readQuantity(typed, { min: 0, max: 999_999 });
    if (!total.ok) return bad(`共几行：${quantityText(total.refusal)}`);
    const { pageNum, pageSize } = withinPages(
      pageOf({ pageNum: page, pageSize: size, total: total.quantity }),
    );
    const isFile = exportKind(total.quantity) === 'file';
    return {
      ...plain(`第 ${pageNum} 页，每页 ${pageSize} 行`),
      steps: [isFile ? '导出：马上得到文件' : '导出：后台生成报表，做好了再下载'],
    };
  },
};

const pasted: Trial = {
  id: 'pasted',
  entry: 'paste',
  zh: '粘贴来的格读成什么',
  en: 'What pasted cells are read as',
  fields: [
    {
      name: 'cells',
      zh: '每行一格',
      en: 'cells, one a line',
      kind: 'lines',
      example: '１，２００台\n2026年11月2日\n46348\n1.23457E+17',
    },
  ],
  run({ cells = '' }) {
    const rows = cells
      .split('\n')
      .map(tidyCell)
      .filter((cell) => cell !== '');
    if (rows.length === 0) return bad('请至少输入一格');
    const lost = rows.flatMap((cell) => lostDigits(cell) ?? []);
    return {
      tone: lost.length > 0 ? 'bad' : 'plain',
      text: `${rows.length} 格，${lost.length} 格在表格软件里丢了数字`,
      steps: [...new Set(lost.map((refusal) => pasteText(refusal)))],
      table: {
        head: ['格', '当数量', '当日期', '当号码'],
        rows: rows.map((cell) => [
          cell,
          pastedNumber(cell),
          readDay(cell) ?? '不是日期',
          lostDigits(cell) ? '不能用' : withoutZeros(cell),
        ]),
      },
    };
  },
};

export const trials: readonly Trial[] = [sheet, typed, pasted, file, pages, badge];
