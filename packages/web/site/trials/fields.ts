/** Trials of a pasted sheet, of what is typed, and of a file. */
import { columnsText, NO_CHOICES, readLedger, readOrder } from '@dealer-portal/rules/columns';
import { amountText, quantityText, readAmount, readQuantity } from '@dealer-portal/rules/input';
import { pasteText, readTextCells } from '@dealer-portal/rules/paste';
import { FILE_TERMS, fileRefusal, uploadText } from '@dealer-portal/rules/upload';
import { bad, judged, type Trial } from './trial';

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

export const trials: readonly Trial[] = [sheet, typed, file];
