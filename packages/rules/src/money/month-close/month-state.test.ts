import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { adjustment, letterRefusal, monthState, objectionRefusal } from './index';

it.each([
  ['1', 0, '已确认，一致', 'done'],
  ['1', '0.00', '已确认，一致', 'done'],
  ['1', -23_097, '已确认，有差异', 'waiting'],
  ['1', undefined, '已确认，差异读不出', 'waiting'],
  ['1', 'x', '已确认，差异读不出', 'waiting'],
  ['0', -23_097, '待确认', 'waiting'],
  ['2', -23_097, '有异议', 'bad'],
  ['9', 0, '未出账', 'neutral'],
  ['constructor', 0, '未出账', 'neutral'],
] as const)(
  'FIN-02 a month in state %s with the difference %s reads %s',
  (...[status, difference, text, tone]) => {
    const statusName = { '0': '待确认', '1': '已确认', '2': '有异议', '9': '未出账', constructor: '未出账' }[
      status
    ];
    expect(monthState({ status, statusName, difference })).toEqual({ text, tone });
  },
);

it('FIN-02 a month whose state has no name says nothing of it', () => {
  expect(monthState({ status: '0' })).toEqual({ text: '', tone: 'waiting' });
});

it.each([
  [{ status: '0', balance: '1316623', reason: '没收到货' }, undefined],
  [{ status: '1', balance: '1316623', reason: '没收到货' }, refuse('monthClose.notToConfirm')],
  [{ status: '0', balance: '', reason: '没收到货' }, refuse('monthClose.balanceMissing')],
  [{ status: '0', balance: ' ', reason: '没收到货' }, refuse('monthClose.balanceMissing')],
  [{ status: '0', balance: '1', reason: '字'.repeat(200) }, undefined],
  [{ status: '0', balance: '130万', reason: '没收到货' }, refuse('monthClose.balanceUnread')],
  [{ status: '0', balance: '1', reason: '  ' }, refuse('monthClose.reasonMissing')],
  [
    { status: '0', balance: '1', reason: '字'.repeat(201) },
    refuse('monthClose.reasonTooLong', { length: 201, most: 200 }),
  ],
])(
  'FIN-02 an objection needs a month that waits, a balance and a reason, and nothing else: %o',
  (said, reason) => {
    expect(objectionRefusal(said)).toEqual(reason);
  },
);

it('FIN-02 the adjusted balances are equal when the differences explain all', () => {
  const onlyCompany = { voucherNo: '4900001004', companyAmount: -23_097, difference: -23_097 };
  const onlyOwn = { voucherNo: '', companyAmount: 0, difference: -100 };
  const month = {
    companyBalance: 1_293_526,
    customerBalance: 1_316_723,
    differenceList: [onlyCompany, onlyOwn],
  };
  expect(adjustment(month)).toEqual({
    items: [
      { source: onlyCompany, side: 'customer', amount: '-23097.00' },
      { source: onlyOwn, side: 'company', amount: '100.00' },
    ],
    company: '1293626.00',
    customer: '1293626.00',
    isEqual: true,
  });
  expect(adjustment({ ...month, differenceList: [onlyCompany] }).isEqual).toBe(false);
  expect(adjustment({ ...month, differenceList: undefined })).toEqual({
    items: [],
    company: undefined,
    customer: undefined,
    isEqual: false,
  });
  expect(adjustment({ ...month, customerBalance: 'x' })).toMatchObject({
    customer: undefined,
    isEqual: false,
  });
});

it('FIN-02 a letter is not agreed to while its month waits with another balance', () => {
  const period = '2026-10';
  const letter = { amount: 100, period };
  const against = (status: string, difference: number | string) =>
    letterRefusal(letter, [{ period, status, difference }]);
  expect(against('0', -23_097)).toEqual(refuse('monthClose.letterMonthDiffers'));
  expect(against('0', 'x')).toEqual(refuse('monthClose.letterMonthDiffers'));
  expect(against('0', 0)).toBeUndefined();
  expect(against('1', -23_097)).toBeUndefined();
  expect(letterRefusal(letter, [{ period: '2026-09', status: '0', difference: 5 }])).toBeUndefined();
  expect(letterRefusal({ amount: 100 }, undefined)).toBeUndefined();
});

it('FIN-02 a letter is not agreed to with an amount that cannot be read, or before its month is known', () => {
  const period = '2026-10';
  for (const amount of ['', '1,234.50', '—', Number.NaN]) {
    expect(letterRefusal({ amount, period }, [])).toEqual(refuse('monthClose.letterUnread'));
    expect(letterRefusal({ amount }, [])).toEqual(refuse('monthClose.letterUnread'));
  }
  expect(letterRefusal({ amount: null, period }, [])).toBeUndefined();
  expect(letterRefusal({ period }, undefined)).toEqual(refuse('monthClose.letterMonthUnknown'));
});
