import { expect, it } from 'vitest';
import { fileName } from './file-name';

/** Bytes as `fetch` shows them in a header: one character each. */
const bytes = (...values: number[]) => String.fromCharCode(...values);
const GB_INVOICE = bytes(0xb7, 0xa2, 0xc6, 0xb1); // 发票 in GB18030
const UTF8_INVOICE = bytes(0xe5, 0x8f, 0x91, 0xe7, 0xa5, 0xa8);

it.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=""', undefined],
  ['attachment; filename=invoices.xlsx', 'invoices.xlsx'],
  ['attachment;filename="a b;c.xlsx"', 'a b;c.xlsx'],
  ['attachment; FILENAME="a\\"b.xlsx"', 'a"b.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E5%8F%91%E7%A5%A8.xlsx', '发票.xlsx'],
  ["attachment; filename*=utf-8'zh-CN'%E5%8F%91%E7%A5%A8.xlsx; filename=x", '发票.xlsx'],
  ["attachment; filename*=GB18030''%B7%A2%C6%B1.xlsx", '发票.xlsx'],
  ["attachment; filename*=UTF-8''%B7%A2%C6%B1.xlsx", '发票.xlsx'],
  ["attachment; filename*=nonsense''%E5; filename=plain.xlsx", 'plain.xlsx'],
  ['attachment; filename="%E5%8F%91%E7%A5%A8.xlsx"', '发票.xlsx'],
  ['attachment; filename=100%.xlsx', '100%.xlsx'],
  [`attachment; filename="${GB_INVOICE}.xlsx"`, '发票.xlsx'],
  [`attachment; filename=${UTF8_INVOICE}.xlsx`, '发票.xlsx'],
  ['attachment; filename="发票.xlsx"', '发票.xlsx'],
  ['attachment; filename="=?UTF-8?B?5Y+R56Wo?=.xlsx"', '发票.xlsx'],
  ['attachment; filename="=?gb2312?Q?=B7=A2=C6=B1.xlsx?="', '发票.xlsx'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.xlsx"', 'x.xlsx'],
])('HTTP-10 reads %j as %j', (header, name) => {
  expect(fileName(header)).toBe(name);
});
