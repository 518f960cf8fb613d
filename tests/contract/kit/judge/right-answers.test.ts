import { describe, expect, it } from 'vitest';
import { openGround } from '../run-kit';
import { createMemory } from '../seen/memory';
import { fileProblems } from './file-bytes';
import { secretsIn } from './secrets';
import { textProblems } from './text';

const { operations } = openGround();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is said of the name of a whole workbook. */
const named = (disposition: string) =>
  fileProblems({
    method: 'GET',
    url: '/',
    requestHeaders: {},
    status: 200,
    headers: { 'content-type': XLSX, 'content-disposition': disposition },
    body: Buffer.from('xl/worksheets/sheet1.xml PK\u0005\u0006', 'latin1'),
  }).map(({ message }) => message);

const notSent = () => false;

describe('CAT-03 answers that are right', () => {
  it('a file is called by its extended name where it has one, and the plain one for old readers says nothing', () => {
    const extended = "filename*=UTF-8''%E8%AE%A2%E5%8D%95.xlsx";
    expect(named(`attachment; filename="??.xlsx"; ${extended}`)).toEqual([]);
    expect(named(`attachment; ${extended}; filename="??.xls"`)).toEqual([]);
    expect(named('attachment; filename="????.xlsx"')).toHaveLength(1);
    expect(named('attachment; filename="a.xlsx"; filename*=UTF-8\'\'a.csv')).toHaveLength(1);
    expect(named('attachment; filename="a.xlsx; b.csv"')).toEqual([]);
  });

  it('a login or a domain in a name is no key of translation', () => {
    expect(textProblems({ createUserName: 'zhang.wei', siteName: 'haier.com' }, notSent)).toEqual([]);
    expect(textProblems({ statusName: 'order.status.name' }, notSent)).toHaveLength(1);
  });

  it('a remark keeps the blanks that were typed, a name and a code do not', () => {
    expect(textProblems({ remark: '请尽快发货  ' }, notSent)).toEqual([]);
    expect(textProblems({ payerName: '腾达电器  ' }, notSent)).toHaveLength(1);
    expect(textProblems({ payerCode: '8800  ' }, notSent)).toHaveLength(1);
  });

  it("a link to the backend's own address shows no inner host, one to another does", () => {
    const link = '{"url":"http://portal:8080/files/1.pdf"}';
    expect(secretsIn(link, [], 'http://portal:8080')).toEqual([]);
    expect(secretsIn(link, [], 'http://portal:8081')).toEqual(['an inner host']);
    expect(secretsIn('{"url":"http://192.168.3.4/opt/app/x"}', [], 'http://192.168.3.4')).toEqual([]);
  });
});

describe('CAT-03 a text that the run sent', () => {
  const operationOf = (isRead: boolean) => {
    const found = operations.find((one) => one.isRead === isRead);
    if (!found) throw new Error('The description has no such operation.');
    return found;
  };
  const [read, write] = [operationOf(true), operationOf(false)];
  const call = (body: unknown) => ({ values: { path: {}, query: {}, body } });

  it('excuses itself and what holds it whole, and no text that shares a few signs with it', () => {
    const memory = createMemory([], []);
    memory.sent(write, call({ a: '%', b: '   ', c: '<b>水</b>' }));
    expect(
      ['%', '   ', '<b>水</b>', '备注：<b>水</b>'].filter((text) => memory.isSent(text, read.id)),
    ).toHaveLength(4);
    for (const text of ['腾达电器   ', '共%s件', 'a %d b'])
      expect(memory.isSent(text, read.id), text).toBe(false);
  });

  it('a day that a list was asked for is none that another call may answer', () => {
    const memory = createMemory([], []);
    memory.sent(read, call({ beginDate: '9999-12-31' }));
    expect(memory.isSent('9999-12-31 00:00:00', read.id)).toBe(true);
    expect(memory.isSent('9999-12-31 00:00:00', 'another')).toBe(false);
    memory.sent(write, call({ validDate: '9999-12-31' }));
    expect(memory.isSent('9999-12-31 00:00:00', 'another')).toBe(true);
  });
});
