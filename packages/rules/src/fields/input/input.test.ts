import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { readAmount } from './amount';
import { eventWorkRefusal, withSource } from './event-work';
import { guardText } from './free-text';
import { inputText } from './input-refusals';
import { readQuantity, readWantedQuantity } from './quantity';

describe('VALID-01a an amount', () => {
  it.each([
    ['0', '0.00'],
    ['0.5', '0.50'],
    ['10.05', '10.05'],
    ['123456789.12', '123456789.12'],
  ])('%s is right', (text, amount) => {
    expect(readAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['.5', refuse('amount.pointFirst')],
    ['00', refuse('amount.zeroFirst')],
    ['01', refuse('amount.zeroFirst')],
    ['00.5', refuse('amount.zeroFirst')],
    ['1.234', refuse('amount.decimals')],
    ['-1', refuse('amount.characters')],
    ['1e3', refuse('amount.characters')],
    [' 1', refuse('amount.characters')],
    ['１２', refuse('amount.characters')],
    ['1.2.3', refuse('amount.characters')],
    ['1..', refuse('amount.characters')],
    ['1234567890.12', refuse('amount.tooLong', { limit: 12 })],
  ])('%s is not: %s', (text, reason) => {
    expect(readAmount(text)).toEqual({ ok: false, refusal: reason });
  });

  it.each([
    ['', refuse('amount.missing')],
    ['12.', refuse('amount.unfinished')],
  ])('%o is not finished', (text, reason) => {
    expect(readAmount(text)).toEqual({ ok: false, refusal: reason });
  });

  it('VALID-01b has a length limit of its own where one is given', () => {
    expect(readAmount('123', 3)).toEqual({ ok: true, amount: '123.00' });
    expect(readAmount('1234', 3)).toEqual({ ok: false, refusal: refuse('amount.tooLong', { limit: 3 }) });
  });

  it('reads back every amount of cents', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(readAmount(text)).toEqual({ ok: true, amount: text });
      }),
    );
  });
});

describe('VALID-03 free text', () => {
  const coded = ['01,红色', '02', '03,大号,加厚'] as const; // 2 + 0 + 5 characters

  it.each([
    ['一'.repeat(18), '一'.repeat(18)],
    ['送货，前 请-打电话！', '送货前请打电话'],
    ['a+b=￥3 \u3000\t。', 'ab3'],
    ['', ''],
  ])('VALID-03c %o is kept as %o', (text, stored) => {
    expect(guardText(coded, text)).toEqual({ text: stored });
  });

  it('VALID-03a VALID-03b at 25 characters is kept, at 26 cleared with a notice', () => {
    const refusal = refuse('input.textTooLong', { limit: 26 });
    expect(inputText(refusal)).toBe('输入内容不能超过26个字符');
    expect(guardText(coded, '一'.repeat(18)).text).toHaveLength(18);
    expect(guardText(coded, '一'.repeat(19))).toEqual({ text: '', refusal });
    expect(guardText(['', '', ''], '一'.repeat(25)).refusal).toBeUndefined();
    expect(guardText(['', '', ''], '一'.repeat(26)).refusal).toEqual(refusal);
    expect(guardText([`,${'一'.repeat(25)}`, '', ''], '一').refusal).toEqual(refusal);
  });

  it('counts characters, not code units, and before it strips them', () => {
    expect(guardText(['', '', ''], '𠮷'.repeat(25))).toEqual({ text: '𠮷'.repeat(25) });
    expect(guardText(['', '', ''], '，'.repeat(26)).refusal?.code).toBe('input.textTooLong');
  });

  it('has a limit of its own where one is given, and names it', () => {
    expect(guardText(coded, '一二三', 10).refusal).toEqual(refuse('input.textTooLong', { limit: 10 }));
    expect(guardText(coded, '一二', 10)).toEqual({ text: '一二' });
  });

  it('never lets punctuation or white space through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(guardText(['', '', ''], text, 1000).text).not.toMatch(/[\p{P}\p{S}\s]/u);
      }),
    );
  });
});

describe('VALID-04a an event work', () => {
  const error = refuse('input.submitterMissing');

  it.each([
    [{ eventWorkCustomer: { accountId: 'wangjg', accountName: '王建国' } }, undefined],
    [{ eventWorkCustomer: { accountId: 10086, accountName: '王建国' } }, undefined],
    [{ eventWorkCustomer: { accountId: 'wangjg', accountName: ' ' } }, error],
    [{ eventWorkCustomer: { accountId: 'wangjg' } }, error],
    [{ eventWorkCustomer: { accountId: ' ', accountName: '王建国' } }, error],
    [{ eventWorkCustomer: { accountId: null, accountName: '王建国' } }, error],
    [{ eventWorkCustomer: {} }, error],
    [{ eventWorkCustomer: null }, error],
    [{}, error],
  ])('%j gives the message %j', (work, notice) => {
    expect(eventWorkRefusal(work)).toEqual(notice);
  });

  it('comes from E unless it says otherwise', () => {
    expect(withSource({ accountName: '王建国' })).toEqual({ accountName: '王建国', source: 'E' });
    expect(withSource({ source: '' }).source).toBe('E');
    expect(withSource({ source: 'P' }).source).toBe('P');
  });
});

describe('CART-09 a typed quantity', () => {
  it.each([
    ['1', 1],
    ['999999', 999_999],
    [' 12 ', 12],
    ['+3', 3],
    ['007', 7],
    ['１２', 12],
    ['1２', 12],
    ['　＋３ ', 3],
  ])('%o is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ ok: true, quantity });
  });

  it.each([
    ['0', refuse('quantity.tooSmall', { min: 1 })],
    ['-1', refuse('quantity.tooSmall', { min: 1 })],
    ['1.5', refuse('quantity.whole')],
    ['1.', refuse('quantity.whole')],
    ['1e9', refuse('quantity.digits')],
    ['1000000', refuse('quantity.tooLarge', { max: 999999 })],
    ['9'.repeat(40), refuse('quantity.tooLarge', { max: 999999 })],
    [`-${'9'.repeat(40)}`, refuse('quantity.tooSmall', { min: 1 })],
    ['十台', refuse('quantity.digits')],
    ['0x10', refuse('quantity.digits')],
    ['１.５', refuse('quantity.whole')],
    ['－１', refuse('quantity.tooSmall', { min: 1 })],
    ['1,5', refuse('quantity.digits')],
    ['1 2', refuse('quantity.digits')],
    ['.5', refuse('quantity.digits')],
    ['12台', refuse('quantity.digits')],
    ['2²', refuse('quantity.digits')],
    ['', refuse('quantity.missing')],
    ['  ', refuse('quantity.missing')],
  ])('%o is none: %s', (text, reason) => {
    expect(readQuantity(text)).toEqual({ ok: false, refusal: reason });
  });

  it('keeps to the range it is given, both ends included', () => {
    const range = { min: 5, max: 8 };
    const reads = ['4', '5', '8', '9'].map((text) => readQuantity(text, range));
    expect(reads.map((read) => (read.ok ? read.quantity : read.refusal))).toEqual([
      refuse('quantity.tooSmall', { min: 5 }),
      5,
      8,
      refuse('quantity.tooLarge', { max: 8 }),
    ]);
  });

  it.each(['', ' ', '0', '００', '　'])('%o in a row that need not be ordered is none of it', (text) => {
    expect(readWantedQuantity(text, { min: 5, max: 8 })).toEqual({ ok: true, quantity: 0 });
  });

  it('of such a row is else held to the range', () => {
    const reads = ['-0', '4', '６'].map((text) => readWantedQuantity(text, { min: 5, max: 8 }));
    expect(reads.map((read) => (read.ok ? read.quantity : read.refusal))).toEqual([
      refuse('quantity.tooSmall', { min: 5 }),
      refuse('quantity.tooSmall', { min: 5 }),
      6,
    ]);
  });
});

it.each([
  [Number.NaN, 10],
  [0, Number.NaN],
])(
  'CART-09 between %s and %s no quantity is taken: a limit that cannot be read is no other limit',
  (min, max) => {
    for (const text of ['1', '7', '999999']) {
      expect(readQuantity(text, { min, max })).toEqual({
        ok: false,
        refusal: refuse('quantity.rangeUnread'),
      });
    }
    expect(readWantedQuantity('', { min, max })).toEqual({ ok: true, quantity: 0 });
  },
);
