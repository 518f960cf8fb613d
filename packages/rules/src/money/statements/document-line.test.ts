import { expect, it } from 'vitest';
import { documentLine } from './document-line';

const TRACE = { orderNo: '6010086605', orderDate: '2026-11-08', orderAmount: 29_352, statusName: '未开票' };

it('FIN-04 an order that is booked and invoiced leads to the statement of the month of its voucher', () => {
  const trace = {
    ...TRACE,
    dn: '8010045505',
    voucherNo: '4900001102',
    invoiceNo: '26372000000000118801',
    invoiceDate: '2026-11-10',
    invoiceAmount: 29_352,
    statusName: '待签收',
  };
  const voucher = { voucherNo: '4900001102', voucherDate: '2026-11-08', debit: 29_352 };
  expect(documentLine(trace, voucher).map(({ kind, day, amount }) => [kind, day, amount])).toEqual([
    ['order', '2026-11-08', 29_352],
    ['delivery', '', undefined],
    ['invoice', '2026-11-10', 29_352],
    ['voucher', '2026-11-08', 29_352],
    ['statement', '', undefined],
  ]);
  expect(
    documentLine(trace, voucher).map(({ number, text, isReached }) => [number, text, isReached]),
  ).toEqual([
    ['6010086605', '已下单', true],
    ['8010045505', '已发货', true],
    ['26372000000000118801', '待签收', true],
    ['4900001102', '已记账', true],
    ['2026-11', '在借方里', true],
  ]);
});

it('FIN-04 a step that has not come says so, and has no amount', () => {
  const line = documentLine({ ...TRACE, invoiceNo: '', invoiceAmount: 0, dn: '' });
  expect(line.map(({ text, isReached, amount }) => [text, isReached, amount])).toEqual([
    ['已下单', true, 29_352],
    ['还没有发货', false, undefined],
    ['还没有开票', false, undefined],
    ['还没有记账', false, undefined],
    ['记账以后进入当月对账单', false, undefined],
  ]);
  expect(line.slice(1).map(({ number, day }) => `${number}${day}`)).toEqual(['', '', '', '']);
  const [, , invoice] = documentLine({ ...TRACE, invoiceNo: '26' });
  expect(Object.keys(invoice ?? {})).toContain('amount');
  expect(documentLine({ ...TRACE, voucherNo: '49' })[3]).toMatchObject({
    ...{ number: '49', isReached: true, text: '已记账' },
  });
});
