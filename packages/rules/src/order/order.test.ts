import { describe, expect, it } from 'vitest';
import { CANCEL_TEXT_LENGTH, readCancelChoice } from './cancel-reason';
import { differenceTotal, type LineFacts, lineDifferences } from './line-differences';
import { EXTERNAL_PROTOCOL_TYPE, isPopCustomer, orderSource, protocolType } from './order-source';

describe('ROLE-01 the origin of an order', () => {
  it.each([
    ['wangjg', { whetherOrNotAppOrder: 'H_WORK', accountCode: 'wangjg' }],
    ['', { whetherOrNotAppOrder: 'PC' }],
    [null, { whetherOrNotAppOrder: 'PC' }],
    [undefined, { whetherOrNotAppOrder: 'PC' }],
  ])('with the H_WORK account %o is %j', (account, source) => {
    expect(orderSource(account)).toEqual(source);
  });

  it.each([
    ['8800', ['8801', '8800'], true],
    ['8800', ['8801', '88001'], false],
    ['8800', [], false],
    ['', [''], false],
    [undefined, ['8800'], false],
  ])('customer %s in %j is a pop customer: %s', (code, codes, isPop) => {
    expect(isPopCustomer(code, codes)).toBe(isPop);
  });

  it.each([
    ['R', '80'],
    ['ZY', undefined],
    ['CT', undefined],
    [null, undefined],
  ])('channel group %s signs contract type %s', (group, type) => {
    expect(protocolType(group)).toBe(type);
    expect(EXTERNAL_PROTOCOL_TYPE).toBe('80');
  });
});

describe('ORDER-01 cancelling', () => {
  const reasons = [
    { reasonCode: '01', reason: '商品选错' },
    { reasonCode: '99', reason: '其他' },
  ];
  const refused = (text: string) => ({ ok: false, notice: { level: 'warning', text } });

  it.each([
    ['01', '', { ok: true, choice: { reasonCode: '01' } }],
    ['01', ' 型号 ', { ok: true, choice: { reasonCode: '01', reason: '型号' } }],
    ['99', '改期', { ok: true, choice: { reasonCode: '99', reason: '改期' } }],
    ['99', '  ', refused('请填写取消原因')],
    ['02', 'x', refused('请选择取消原因')],
    [undefined, 'x', refused('请选择取消原因')],
    [
      '01',
      '字'.repeat(CANCEL_TEXT_LENGTH),
      { ok: true, choice: { reasonCode: '01', reason: '字'.repeat(200) } },
    ],
    ['01', '字'.repeat(CANCEL_TEXT_LENGTH + 1), refused('取消原因不能超过 200 个字符')],
  ])('with reason %s and the words %o', (code, words, read) => {
    expect(readCancelChoice(reasons, code, words)).toEqual(read);
  });

  it('takes no reason where the list has none', () => {
    expect(readCancelChoice([{ reasonCode: '', reason: '' }], '', 'x').ok).toBe(false);
  });
});

describe('ORDER-01 what has changed since', () => {
  const before: LineFacts = {
    productCode: 'P1',
    number: 10,
    price: 100,
    priceVersion: 'V1',
    weekPromise: '202648',
  };
  const one = (now: Partial<LineFacts>) => lineDifferences([before], [{ ...before, ...now }])[0];

  it.each<[Partial<LineFacts>]>([
    [{}],
    [{ price: '100.00' }],
    [{ priceVersion: '' }],
    [{ priceVersion: undefined }],
    [{ stock: 10 }],
    [{ stock: '11', isStock: 1 }],
    [{ stock: null, isStock: null }],
    [{ farWeek: '0', creditModel: '' }],
  ])('%j is no difference', (now) => {
    expect(one(now)).toBeUndefined();
  });

  it.each<[Partial<LineFacts>, string, string[], string, boolean]>([
    [{ price: 101.5 }, '15.00', ['单价由 100.00 元变为 101.50 元'], 'price', true],
    [{ price: 90 }, '-100.00', ['单价由 100.00 元变为 90.00 元'], 'price', true],
    [{ priceVersion: 'V2' }, '0.00', ['价格版本由 V1 变为 V2'], 'priceVersion', true],
    [{ stock: 9 }, '0.00', ['库存不足：需要 10 台，现有 9 台'], 'stock', false],
    [{ stock: 50, isStock: 0 }, '0.00', ['暂时无货'], 'stock', false],
    [{ weekPromise: '0' }, '0.00', ['周承诺由 202648 变为 无'], 'weekPromise', true],
    [{ farWeek: 5 }, '0.00', ['远周次由 无 变为 5'], 'farWeek', true],
    [{ creditModel: 'A' }, '0.00', ['信用模式由 无 变为 A'], 'creditModel', true],
  ])('%j costs %s', (...[now, effect, texts, field, isOrderable]) => {
    const found = one(now);
    expect(found).toMatchObject({ productCode: 'P1', effect, isOrderable });
    expect(found?.changes.map((change) => change.text)).toEqual(texts);
    expect(found?.changes[0]?.field).toBe(field);
  });

  it('a product that is gone costs all of it less', () => {
    const differences = lineDifferences(
      [before, { ...before, productCode: 'P2', price: 0.05 }],
      [{ ...before, productCode: 'P2', price: 0.06, stock: 1 }],
    );
    expect(differences[0]).toEqual({
      productCode: 'P1',
      changes: [{ field: 'gone', text: '该产品已不可订' }],
      effect: '-1000.00',
      isOrderable: false,
    });
    expect(differences[1]?.changes.map(({ field }) => field)).toEqual(['price', 'stock']);
    expect(differenceTotal(differences)).toBe('-999.90');
    expect(differenceTotal([])).toBe('0.00');
  });
});
