/** One day in each form of the wire, at every door of the package that takes one. */

import { describe, expect, it } from 'vitest';
import { sessionEnd } from '../../account/session/expiry';
import { pricePeriods } from '../../buying/goods';
import { usualGoods } from '../../buying/home';
import { CALL_MS } from '../../buying/submit';
import { freezeProgress } from '../../money/freeze-progress';
import { billDateRefusals } from '../../money/invoices';
import { isDueForMonth } from '../../money/month-close';
import { lookUpMovement, madeOn, rebateCashRefusal } from '../../money/movement';
import { matchBooks } from '../../money/reconciliation';
import { ageSteps, balanceLine } from '../../money/statements';
import { projectDayRefusal } from '../../orders/projects';
import { dueProjects } from '../../orders/projects/due';
import { toMoney } from '../money';
import { refuse } from '../refusal';
import { daysUntil } from '../shanghai';

const NOW = new Date('2026-11-26T10:00:00+08:00');
const TODAY = '2026-11-26';

/** 2026-11-05 in the forms that servers write. */
const FORMS = [
  '2026-11-05',
  '2026/11/05',
  '2026/11/5',
  '20261105',
  '2026-11-05 00:00:00',
  '2026-11-05T08:00:00',
];

describe.each(FORMS)('a wire day written %s', (day) => {
  it('FIN-02 matches a voucher of the company', () => {
    const row = { numbers: [], amount: toMoney('70.00') };
    const company = [{ ...row, key: 'c', day }];
    const dealer = [{ ...row, key: 'd', day: '2026-11-05' }];
    expect(matchBooks({ company, dealer }).matches).toHaveLength(1);
  });

  it('FIN-04 is the issue of a bill that is not of the future', () => {
    expect(billDateRefusals({ issueDate: day, dueDate: '2026/12/01' }, NOW)).toEqual({
      issueDate: undefined,
      dueDate: undefined,
    });
    expect(billDateRefusals({ issueDate: undefined, dueDate: day }, NOW).dueDate).toEqual(
      refuse('invoice.ended'),
    );
  });

  it('FIN-05 ends a rebate', () => {
    expect(rebateCashRefusal({ balance: 5, endDate: day }, NOW)).toEqual(
      refuse('movement.rebateEnded', { endDate: '2026-11-05' }),
    );
  });

  it('FIN-01 draws a due on the line of a balance', () => {
    const vouchers = [
      { voucherNo: '1', voucherDate: '2026/11/01', balance: 10 },
      { voucherNo: '2', voucherDate: '2026-11-09', balance: 20 },
    ];
    const due = { day, amount: 5, text: '借款' };
    expect(balanceLine(vouchers, [due]).map((place) => [place.day, place.dues.length])).toEqual([
      ['2026-11-01', 0],
      ['2026-11-05', 1],
      ['2026-11-09', 0],
    ]);
  });

  it('FIN-04 is in one step of the ages, at every hour', () => {
    for (const hour of ['00:00:00', '23:59:59'])
      expect(
        ageSteps([{ day, amount: 7 }], new Date(`${TODAY}T${hour}+08:00`)).map(({ count }) => count),
      ).toEqual([1, 0, 0, 0]);
  });

  it('FIN-02 FIN-10 HOME-01 is as many days away for every area', () => {
    expect(daysUntil(day, NOW)).toBe(-21);
    expect(daysUntil(day, new Date(Number.NaN))).toBeUndefined();
    expect(isDueForMonth({ dueDate: day, amount: 1 }, { beginDate: '2026/11/01', endDate: '20261130' })).toBe(
      true,
    );
  });

  it('FIN-10 is held by the bounds of a project', () => {
    const bounds = { which: 'delivery' as const, earliest: '2026/11/04', latest: '20261106' };
    expect(projectDayRefusal(day, bounds)).toBeUndefined();
    expect(projectDayRefusal('2026-11-07', { ...bounds, latest: day })).toEqual(
      refuse('project.dayTooLate', { which: 'delivery', latest: '2026-11-05' }),
    );
  });

  it('HOME-01 is the day of the last order', () => {
    const line = { productCode: 'A', productModel: 'A', number: 1 };
    const orders = [
      { status: '10', createDate: '2026-11-04 23:00:00', lineList: [{ ...line, number: 2 }] },
      { status: '10', createDate: day, lineList: [line] },
    ];
    expect(usualGoods(orders as never, NOW)).toMatchObject([{ lastDate: '2026-11-05', lastNumber: 1 }]);
  });
});

it('FIN-04 documents whose day cannot be read have a step, so that the steps add up to the list', () => {
  const steps = ageSteps(
    [
      { day: '2026-10-20 20:00:00', amount: 1 },
      { day: '月初', amount: 2 },
    ],
    new Date('2026-11-20T12:00:00+08:00'),
  );
  expect(steps.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
  expect(steps.at(-1)?.name).toBe('日期不明');
});

it('FIN-04 FIN-05 FIN-10 a day that cannot be read is said, and is neither today nor never', () => {
  expect(rebateCashRefusal({ balance: 5, endDate: '年底' }, NOW)).toEqual(refuse('movement.rebateEndUnread'));
  expect(billDateRefusals({ issueDate: '月初', dueDate: '月底' }, NOW)).toEqual({
    issueDate: refuse('invoice.issueUnread'),
    dueDate: refuse('invoice.dueUnread'),
  });
  expect(projectDayRefusal('明天', { which: 'delivery' })).toEqual(
    refuse('project.dayUnread', { which: 'delivery' }),
  );
  expect(
    balanceLine([{ voucherNo: '1', voucherDate: TODAY, balance: 1 }], [{ day: '?', amount: 1, text: '' }]),
  ).toHaveLength(2);
});

it('FIN-01 FREEZE-02 FIN-10 what happened is in the order of its days, in whatever forms they come', () => {
  const project = (dueDate: string) => ({ status: '30', dueDate });
  const apply = (unfreezeNo: string, applyDate: string) => ({
    unfreezeNo,
    applyDate,
    freezeType: 'M',
    freezeTypeName: '',
    reason: '',
    status: '10',
    statusName: '',
  });
  const { events } = freezeProgress(
    { M: 'N', J: '' } as never,
    [apply('1', '20261101'), apply('2', '2026/11/20'), apply('3', '2026-11-03 08:00:00')],
    NOW,
  );
  expect(events.flatMap((event) => (event.kind === 'apply' ? [event.apply.unfreezeNo] : []))).toEqual([
    ...['2', '3', '1'],
  ]);
  const projects = dueProjects([project('2026/12/02'), project('20261201'), project('')] as never[]);
  expect(projects.map(({ dueDate }: { dueDate?: string }) => dueDate)).toEqual([
    ...['20261201', '2026/12/02', ''],
  ]);
  const sales = [
    { date: '2026/11/02', number: 1, price: 10 },
    { date: '20261101', number: 1, price: 10 },
  ];
  expect(pricePeriods(sales as never).map(({ from, to }) => [from, to])).toEqual([
    ['20261101', '2026/11/02'],
  ]);
});

it('AUTH-01 FIN-05 14 digits are the time that they show', () => {
  expect(sessionEnd('20261127093000', NOW)).toBe(Date.parse('2026-11-27T09:30:00+08:00'));
  expect(sessionEnd(20_261_127_093_000, NOW)).toBe(Date.parse('2026-11-27T09:30:00+08:00'));
  const submission = { kind: 'transfer', from: 'A', to: 'B', amount: '50000.00' };
  const facts = { total: 1, claimed: [], now: NOW.getTime() + CALL_MS, finalMs: CALL_MS };
  const found = (time: unknown) =>
    lookUpMovement({ submission, plannedAt: NOW.getTime() } as never, {
      ...facts,
      records: [{ number: '1', amount: 50_000, time }],
    }).kind;
  expect([found('20260101093000'), found('20261126101500')]).toEqual(['none', 'found']);
  // What cannot be read may be it.
  expect(found('1795147200')).toBe('found');
  expect([found(madeOn('20261126').time), found(madeOn('2026/11/25').time)]).toEqual(['found', 'none']);
});
