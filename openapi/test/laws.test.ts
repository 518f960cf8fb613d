import { describe, expect, it } from 'vitest';
import { strangers } from './known';
import { LAWS } from './laws';

const row = { debit: 30, credit: 0, balance: 70 };

/** For each law an object that keeps it and one that breaks it by a cent, a row or a name. */
const CASES = [
  [
    'orderAmount',
    { price: 238.05, number: 20, amount: 4761 },
    { price: 238.05, number: 20, amount: 4761.01 },
  ],
  [
    'orderAmount',
    { amount: 2, lineList: [{ price: 1, number: 2 }] },
    { amount: 3, lineList: [{ price: 1, number: 2 }] },
  ],
  ['groupMoney', { SUMMONEY: 4, orderList: [{ UNITPRICE: 2, IBL_NUM: 2 }] }, { SUMMONEY: 4, orderList: [] }],
  [
    'invoiceTax',
    { netAmount: 100, taxAmount: 13, amount: 113 },
    { netAmount: 100, taxAmount: 9, amount: 109 },
  ],
  [
    'closingBalance',
    { openingBalance: 100, debitTotal: 30, creditTotal: 5, closingBalance: 75 },
    { openingBalance: 100, debitTotal: 30, creditTotal: 5, closingBalance: 135 },
  ],
  ['runningBalance', { openingBalance: 100, records: [row] }, { openingBalance: 100, records: [row, row] }],
  [
    'pageSize',
    { total: 1, pageNum: 1, pageSize: 10, records: [1] },
    { total: 2, pageNum: 1, pageSize: 10, records: [1] },
  ],
  [
    'listTotal',
    { total: 1, amountTotal: 3, records: [{ amount: 3 }] },
    { total: 1, amountTotal: 4, records: [{ amount: 3 }] },
  ],
  ['listCount', { failCount: 1, failList: ['a'] }, { failCount: 1, failList: [] }],
  [
    'parts',
    { creditAmount: 10, usedAmount: 4, availableAmount: 6 },
    { creditAmount: 10, usedAmount: 4, availableAmount: 6.01 },
  ],
  [
    'retailAmount',
    { retailPrice: 1.5, retailNumber: 2, retailAmount: 3 },
    { retailPrice: 1.5, retailNumber: 2, retailAmount: 1.5 },
  ],
  [
    'retailAmount',
    { retailPrice: 3.33, retailNumber: 3, retailAmount: 10 },
    { retailPrice: 3.33, retailNumber: 3, retailAmount: 10.02 },
  ],
  [
    'orderMonth',
    { orderCount: 1, amount: 5, statusList: [{ status: '10', orderCount: 1, amount: 5 }] },
    { orderCount: 2, amount: 5, statusList: [{ status: '10', orderCount: 1, amount: 5 }] },
  ],
  [
    'amountInWords',
    { amount: 163_400, amountInWords: '人民币壹拾陆万叁仟肆佰圆整' },
    { amount: 163_400, amountInWords: '壹佰元整' },
  ],
] as const;

describe('CAT-03 the laws of the examples', () => {
  it.each(CASES)('%s accepts what agrees and finds what does not', (name, good, bad) => {
    expect(LAWS[name]?.(good)).toEqual([]);
    expect(LAWS[name]?.(bad)).not.toEqual([]);
  });

  it('has a case for every law', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(LAWS)));
  });

  it.each([
    { productCode: 'NOSUCH' },
    { productCode: 'GR0536A01', productModel: 'BCD-510WGCTF' },
    { productCode: 'GR0536A01', picUrl: '/provider/pictures/freezer.svg' },
    { payerCode: '8800200101', hrsBalance: 0, balance: 1 },
    { orderNo: '6010086601', orderTypeNo: 'ZY6010086602' },
    { dn: '8010045503', orderNo: '6010086604' },
  ])('a stranger is found: %o', (node) => {
    expect(strangers(node)).not.toEqual([]);
  });
});
