import { describe, expect, it } from 'vitest';
import { AUDIT_REMARK_LENGTH, readAudit } from './audit-choice';
import { mergeOrderLines, rebuyLines } from './rebuy';
import { readSomeOfLines } from './some-of-lines';

describe('ORDER-01 ordering again', () => {
  const old = { productCode: 'P1', number: 10, price: 100, priceVersion: 'V1' };
  const now = {
    productCode: 'P1',
    price: 100,
    priceVersion: 'V1',
    stock: 50,
    isStock: 1,
    weekPromise: '202649',
  };

  it('takes a product of several orders once, with the pieces of all and the newest terms', () => {
    const older = { ...old, number: 5, price: 90 };
    expect(mergeOrderLines([old, older])).toEqual([{ ...old, number: 15 }]);
  });

  it('finds no difference where nothing changed; a promise that the old line does not carry counts as unchanged', () => {
    expect(rebuyLines([old], [now])).toMatchObject([{ difference: undefined, offered: 10 }]);
  });

  it('names price, version and promise', () => {
    const [line] = rebuyLines([{ ...old, weekPromise: '0' }], [{ ...now, price: 110, priceVersion: 'V2' }]);
    expect(line?.difference?.changes.map(({ field }) => field)).toEqual([
      'price',
      'priceVersion',
      'weekPromise',
    ]);
    expect(line).toMatchObject({ offered: 10, difference: { effect: '100.00', isOrderable: true } });
  });

  it.each([
    [{ stock: 4 }, 4],
    [{ stock: 50, isStock: 0 }, 0],
    [{ stock: -3 }, 0],
    [{ stock: '7.9' }, 7],
    [{ stock: '有货' }, 0],
    [{ stock: 4, isStock: 0, price: 120 }, 0],
    [{ stock: 4, price: 120 }, 4],
    [{ stock: undefined }, 10],
    [{ stock: undefined, price: 120 }, 10],
  ])('offers what is there: %j gives %i', (stock, offered) => {
    expect(rebuyLines([old], [{ ...now, ...stock }])[0]?.offered).toBe(offered);
  });

  it('offers nothing of a product that is gone', () => {
    expect(rebuyLines([old], [])).toMatchObject([{ now: undefined, offered: 0 }]);
  });
});

describe('ORDER-01 rejecting or returning some of an order', () => {
  const lines = [
    { productCode: 'P1', number: 10, named: 2 },
    { productCode: 'P2', number: 3 },
  ];

  it('sends only the lines that were named', () => {
    expect(readSomeOfLines({ lines, reasonCode: '01', words: ' 磕碰 ' }, '拒收')).toEqual({
      ok: true,
      lineList: [{ productCode: 'P1', number: 2 }],
      reasonCode: '01',
      reason: '磕碰',
    });
  });

  it.each([
    [{ lines: [{ productCode: 'P1', number: 10, named: 1 }], reasonCode: '01' }],
    [{ lines: [{ productCode: 'P1', number: 10, named: 10 }], reasonCode: '01', words: '' }],
    [{ lines, reasonCode: '99', words: '磕碰' }],
    [{ lines, reasonCode: '01', words: '字'.repeat(200) }],
  ])('takes %j', (form) => {
    expect(readSomeOfLines(form, '退货').ok).toBe(true);
  });

  it('sends no words where none were written', () => {
    expect(readSomeOfLines({ lines, reasonCode: '01' }, '退货')).toMatchObject({ reason: '' });
  });

  it.each([
    [{ lines: [], reasonCode: '01' }, '请填写退货数量'],
    [{ lines: [{ productCode: 'P1', number: 10, named: null }], reasonCode: '01' }, '请填写退货数量'],
    [
      { lines: [{ productCode: 'P1', number: 10, named: 11 }], reasonCode: '01' },
      '退货数量须为 1 至 10 的整数',
    ],
    [
      { lines: [{ productCode: 'P1', number: 10, named: 1.5 }], reasonCode: '01' },
      '退货数量须为 1 至 10 的整数',
    ],
    [
      { lines: [{ productCode: 'P1', number: 10, named: -1 }], reasonCode: '01' },
      '退货数量须为 1 至 10 的整数',
    ],
    [{ lines }, '请选择退货原因'],
    [{ lines, reasonCode: '99', words: ' ' }, '请说明退货原因'],
    [{ lines, reasonCode: '01', words: '字'.repeat(201) }, '说明不能超过 200 个字符'],
  ])('refuses %j', (form, text) => {
    expect(readSomeOfLines(form, '退货')).toEqual({ ok: false, text });
  });
});

describe('ORDER-01 auditing', () => {
  it('approves without words, and refuses only with them', () => {
    expect(readAudit('1', ' ')).toEqual({ ok: true, auditStatus: '1', auditRemark: '' });
    expect(readAudit('2', ' ')).toEqual({ ok: false, text: '拒绝订单时请填写审核意见' });
    expect(readAudit('2', '价格有误')).toMatchObject({ ok: true, auditStatus: '2' });
    expect(readAudit('1', '字'.repeat(AUDIT_REMARK_LENGTH)).ok).toBe(true);
    expect(readAudit('1', '字'.repeat(AUDIT_REMARK_LENGTH + 1))).toEqual({
      ok: false,
      text: '审核意见不能超过 200 个字符',
    });
  });
});
