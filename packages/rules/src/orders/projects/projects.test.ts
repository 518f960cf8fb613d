import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { PROJECT_STATES } from '../../base/states';
import { ENGLISH } from '../../english';
import {
  dueProjects,
  dueStep,
  isDueSoon,
  missingFields,
  PROJECT_COURSE,
  priceBeforeQuote,
  projectDayRefusal,
  projectLinesRefusal,
  projectReason,
  projectShare,
  quoteSum,
  stageFunnel,
  stageIndex,
  stageSums,
  targetPriceRefusal,
  withdrawalRefusal,
} from './index';
import { projectText } from './project-refusals';

const LINE = { productCode: 'GA1', productModel: 'KFR-35', number: '20' };

it('FIN-10a the stages stand in the order of the life of a project', () => {
  expect(PROJECT_COURSE.map(({ label }) => label).join('')).toBe('登记核实定价下单交付验收结算');
  expect(['00', '11', '32', '71', '90'].map(stageIndex)).toEqual([-1, 0, 2, 6, -1]);
  expect(['00', '11', '20', '50', '71', '90'].map(projectShare)).toEqual([0, 8, 17, 67, 100, undefined]);
  // A state that did not come is no stage, and no beginning either.
  expect([undefined, '', 'x'].map(stageIndex)).toEqual([-1, -1, -1]);
  expect([undefined, '', 'x'].map(projectShare)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['11', '2026-11-25', '补资料', '11-25 前补资料'],
  ['20', undefined, undefined, '客户经理核实中'],
  ['32', '2026-11-30', '接受报价', '报价 11-30 前有效'],
  ['50', '2026-12-08', '付尾款约交付', '12-08 前付尾款'],
  ['50', undefined, '付尾款约交付', '付尾款，约交付'],
  ['60', '2026-12-02', '提交验收', '12-02 前提交验收'],
  ['51', undefined, undefined, '按约交付中'],
  ['constructor', undefined, undefined, ''],
])('FIN-10a in state %s until %s the step is %s: %s', (status, dueDate, ...[label, reason]) => {
  expect(dueStep({ status })?.label).toBe(label);
  expect(projectReason({ status, dueDate })).toBe(reason);
});

it('FIN-10a a settled project says when', () => {
  expect(projectReason({ status: '71', settleDate: '2026-11-15' })).toBe('返利 11-15 已结');
  expect(projectReason({ status: '71' })).toBe('已结算');
  expect(projectReason({ status: '60', settleDate: '2026-11-15' })).toBe('提交验收');
});

it('FIN-10a every state either has a step of the dealer or says what it waits for', () => {
  for (const { value: status } of Object.values(PROJECT_STATES)) {
    expect(projectReason({ status })).not.toBe('');
    const { step, label, title } = dueStep({ status }) ?? { step: 'none', label: '等', title: '等' };
    expect([status, step, label, title].filter((text) => text === '')).toEqual([]);
    // A step that is due by a day says so, one that waits for others has no day.
    const reason = projectReason({ status, dueDate: '2026-12-08' });
    const { opportunity, draft } = PROJECT_STATES;
    const isDated =
      dueStep({ status }) !== undefined && ![opportunity.value, draft.value].some((code) => code === status);
    expect([status, reason.includes('12-08')]).toEqual([status, isDated]);
  }
});

it('FIN-10a due projects stand by their date', () => {
  const rows = [
    { status: '60', dueDate: '2026-12-02' },
    { status: '20' },
    { status: '40' },
    { status: '11', dueDate: '2026-11-25' },
  ];
  expect(dueProjects(rows).map(({ status }) => status)).toEqual(['11', '60', '40']);
  const NOW = new Date('2026-11-23T12:00:00+08:00');
  expect(isDueSoon({ status: '11', dueDate: '2026-11-30' }, NOW)).toBe(true);
  expect(isDueSoon({ status: '11', dueDate: '2026-12-01' }, NOW)).toBe(false);
  expect(isDueSoon({ status: '20', dueDate: '2026-11-24' }, NOW)).toBe(false);
});

it('FIN-10a stages are summed, and a funnel counts what has come as far', () => {
  const rows = [
    { stage: '10', amount: 0.1 },
    { stage: '30', amount: 0.2 },
    { stage: '30', amount: 1 },
    { stage: '90', amount: 9 },
  ];
  expect(stageSums(rows).map(({ projects, amount }) => [projects.length, amount])).toEqual([
    [1, '0.10'],
    [0, '0.00'],
    [2, '1.20'],
    ...Array.from({ length: 4 }, () => [0, '0.00']),
  ]);
  expect(
    stageFunnel(rows)
      .map(({ projects, amount }) => [projects.length, amount])
      .slice(0, 4),
  ).toEqual([
    [3, '1.30'],
    [2, '1.20'],
    [2, '1.20'],
    [0, '0.00'],
  ]);
});

it('FIN-10a a step names the fields that are still empty', () => {
  expect(missingFields('REGISTER', { projectName: '会议中心', customerName: ' ' })).toEqual([
    '工程客户',
    '工程地址',
    '商品',
  ]);
  expect(missingFields('DELIVER', { payerCode: 'P1', deliverDate: '2026-12-12' })).toEqual([
    '收货人',
    '电话',
  ]);
  expect(missingFields('ACCEPT_PRICE', {})).toEqual([]);
  expect(missingFields('SUPPLEMENT', {})).toEqual(['资料']);
  expect(missingFields('PRICE', {})).toEqual(['申请的工程价', '申请原因']);
  expect(missingFields('ORDER', {})).toEqual(['付款方']);
  expect(missingFields('ACCEPT', {})).toEqual(['验收日期', '验收照片']);
  const empty = (['REGISTER', 'DELIVER'] as const).flatMap((step) => missingFields(step, {}));
  expect(empty).toEqual(['工程名称', '工程客户', '工程地址', '商品', '付款方', '交付日期', '收货人', '电话']);
});

it('FIN-10a VALID-01 products need a number within the limits', () => {
  expect(projectLinesRefusal([])).toEqual(refuse('project.linesMissing'));
  expect(projectLinesRefusal([LINE])).toBeUndefined();
  expect(projectLinesRefusal([{ ...LINE, number: '0' }])).toEqual(
    refuse('project.number', { product: 'KFR-35', quantity: refuse('quantity.tooSmall', { min: 1 }) }),
  );
  expect(projectLinesRefusal(Array.from({ length: 50 }, () => LINE))).toBeUndefined();
  expect(projectLinesRefusal(Array.from({ length: 51 }, () => LINE))).toEqual(
    refuse('project.tooManyLines', { most: 50 }),
  );
});

it.each([
  ['', refuse('project.priceMissing')],
  ['abc', refuse('amount.characters')],
  ['0', refuse('project.priceZero')],
  ['2200', refuse('project.priceTooHigh', { normalPrice: 2199 })],
  [' 2199 ', undefined],
  [' ', refuse('project.priceMissing')],
  [undefined, refuse('project.priceMissing')],
])('FIN-10a VALID-01 a price of %j that is asked for: %s', (text, problem) => {
  expect(targetPriceRefusal(text, 2199)).toEqual(problem);
  // A price that is compared with nothing is not taken.
  if (text === ' 2199 ')
    expect(targetPriceRefusal(text, Number.NaN)).toEqual(refuse('project.normalPriceUnread'));
});

it('FIN-10a a quote is summed exactly', () => {
  const goods = [
    { number: 12, price: 4690, normalPrice: 4690, quotePrice: 4490 },
    { number: 3, price: 0.1 },
  ];
  expect(quoteSum(goods)).toEqual({ amount: '53880.30', saved: '2400.00' });
  // Beside a product stands what its saving is counted from, also where it has a project price already.
  expect(priceBeforeQuote({ normalPrice: 1899, price: 1699 })).toBe(1899);
  expect(priceBeforeQuote({ price: 1899 })).toBe(1899);
});

it('FIN-10a days of delivery and acceptance stay within their bounds', () => {
  const delivery = { which: 'delivery' as const, earliest: '2026-12-10' };
  expect(projectDayRefusal(undefined, delivery)).toEqual(refuse('project.dayMissing', { which: 'delivery' }));
  expect(projectDayRefusal('2026-12-09', delivery)).toEqual(
    refuse('project.dayTooEarly', { which: 'delivery', earliest: '2026-12-10' }),
  );
  expect(projectDayRefusal('2026-12-10', delivery)).toBeUndefined();
  expect(projectDayRefusal('2026-12-10', { which: 'acceptance', latest: '2026-12-09' })).toEqual(
    refuse('project.dayTooLate', { which: 'acceptance', latest: '2026-12-09' }),
  );
  const acceptance = { which: 'acceptance', earliest: '2026-12-01', latest: '2026-12-09' } as const;
  expect(projectDayRefusal('2026-12-09', acceptance)).toBeUndefined();
  const unread = (which: 'acceptance' | 'delivery') => refuse('project.dayUnread', { which });
  expect(projectDayRefusal('下周', acceptance)).toEqual(unread('acceptance'));
  expect(projectDayRefusal('2026-12-05', { ...acceptance, earliest: '月初' })).toEqual(unread('acceptance'));
  expect(projectDayRefusal('2026-12-05', { ...acceptance, latest: '月底' })).toEqual(unread('acceptance'));
  const both = [unread('acceptance'), unread('delivery')];
  expect(both.map((refusal) => projectText(refusal))).toEqual([
    '验收日期无法识别，请重新选择',
    '交付日期无法识别，请重新选择',
  ]);
  expect(both.map((refusal) => projectText(refusal, ENGLISH))).toEqual([
    'the day of acceptance cannot be read: choose it again',
    'the day of delivery cannot be read: choose it again',
  ]);
});

it('FIN-10a nothing is withdrawn once money was paid', () => {
  expect(withdrawalRefusal({ status: '32' })).toBeUndefined();
  expect(withdrawalRefusal({ status: '40', paidAmount: 10 })).toEqual(refuse('project.paid'));
  expect(withdrawalRefusal({ status: '50' })).toEqual(refuse('project.paid'));
  expect(withdrawalRefusal({ status: '60' })).toEqual(refuse('project.paid'));
  expect(withdrawalRefusal({ status: '90' })).toEqual(refuse('project.withdrawn'));
});
