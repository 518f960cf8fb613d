import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCharacter, makeIdentityCard } from '../../../test/make-identity-card';
import { refuse } from '../../base/refusal';
import { identityFault, MAX_AGE } from './identity-card';
import { identityRefusal, isBankCard, isIdentityCard } from './index';

const NOW = new Date('2026-11-20T12:00:00+08:00');
const TODAY = 20261120;
const born = (birth: number): string => makeIdentityCard(370202, birth, 12);

it.each([
  ['11010519491231002X', undefined],
  ['11010519491231002x', undefined],
  ['440308199901101512', undefined],
  ['130503670401001', undefined],
  ['110105194912310021', 'check'],
  ['11010519491231002', 'length'],
  ['1101051949123100211', 'length'],
  ['', 'length'],
  [' 11010519491231002X', 'length'],
  ['11010519491231 02X', 'characters'],
  ['1101051949123100２X', 'characters'],
  ['X1010519491231002X', 'characters'],
  ['11010519491231002Y', 'characters'],
  ['11010X19491231002X', 'characters'],
  ['110105194912310X2X', 'characters'],
  ['11010519491231/02X', 'characters'],
  ['11010519491231:02X', 'characters'],
  ['11010519491231002W', 'characters'],
  ['1101051949123100/X', 'characters'],
  ['110105A9491231002X', 'characters'],
  ['000000194912310021', 'province'],
  ['110105000000000021', 'birth'],
  ['13050367040100X', 'characters'],
  ['13050367040100x', 'characters'],
  [110105194912310000, 'length'],
  [null, 'length'],
  [undefined, 'length'],
  [{}, 'length'],
  [['11010519491231002X'], 'length'],
])('VALID-02a %o has the fault %o', (card, fault) => {
  expect(identityFault(card, TODAY)).toBe(fault);
  expect(isIdentityCard(card, NOW)).toBe(fault === undefined);
});

describe('VALID-02 provinces', () => {
  const known = [
    11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54,
    61, 62, 63, 64, 65, 71, 81, 82, 83,
  ];

  it('VALID-02b exactly the province prefixes of the table are right', () => {
    const right = Array.from({ length: 100 }, (_, code) => code).filter((code) => {
      const region = `${String(code).padStart(2, '0')}0101`;
      const digits = `${region}19900101001`;
      return isIdentityCard(digits + checkCharacter(digits), NOW);
    });
    expect(right).toEqual(known);
  });

  it('VALID-02 the short form knows the same provinces', () => {
    expect(identityFault('160101900101001', TODAY)).toBe('province');
    expect(identityFault('500101900101001', TODAY)).toBeUndefined();
    expect(identityFault('990101900101001', TODAY)).toBe('province');
  });
});

it.each([
  [19900101, undefined],
  [19901231, undefined],
  [20000229, undefined],
  [20240229, undefined],
  [20230229, 'birth'],
  [19000229, 'birth'],
  [20240230, 'birth'],
  [19900431, 'birth'],
  [19900430, undefined],
  [19900631, 'birth'],
  [19900630, undefined],
  [19900931, 'birth'],
  [19900930, undefined],
  [19901131, 'birth'],
  [19901130, undefined],
  [19900132, 'birth'],
  [19900131, undefined],
  [19900331, undefined],
  [19900329, undefined],
  [19900129, undefined],
  [19900332, 'birth'],
  [19900531, undefined],
  [19900532, 'birth'],
  [19900731, undefined],
  [19900732, 'birth'],
  [19900831, undefined],
  [19900832, 'birth'],
  [19901031, undefined],
  [19901032, 'birth'],
  [19901232, 'birth'],
  [19900228, undefined],
  [19900229, 'birth'],
  [19900100, 'birth'],
  [19900001, 'birth'],
  [19901301, 'birth'],
  [20261120, undefined],
  [20261121, 'birth'],
  [20270101, 'birth'],
  [18961120, undefined],
  [18961121, undefined],
  [18951121, undefined],
  [18951120, 'age'],
  [18000101, 'age'],
])('VALID-02c a card of the birth date %i has the fault %o on 20 November 2026', (birth, fault) => {
  expect(identityFault(born(birth), TODAY)).toBe(fault);
  expect(MAX_AGE).toBe(130);
});

it.each([
  [20240229, 20240229, undefined],
  [18940228, 20250228, 'age'],
  [18960229, 20270228, undefined],
  [18960229, 20270301, 'age'],
])('VALID-02 born on %i, on %i the fault is %o', (birth, today, fault) => {
  expect(identityFault(born(birth), today)).toBe(fault);
});

it.each([
  ['370202000101001', undefined],
  ['370202991231001', undefined],
  ['370202000229001', 'birth'],
  ['370202040229001', undefined],
  ['370202901301001', 'birth'],
  ['37020290010100', 'length'],
])('VALID-02 the short card %s is of the years 1900 to 1999 and has the fault %o', (card, fault) => {
  expect(identityFault(card, TODAY)).toBe(fault);
});

it('VALID-02 the short form has no check digit', () => {
  for (let last = 0; last <= 9; last += 1) expect(isIdentityCard(`13050367040100${last}`, NOW)).toBe(true);
});

it('VALID-02 the day is that of Shanghai', () => {
  const card = born(20261121);
  expect(isIdentityCard(card, new Date('2026-11-20T15:59:59Z'))).toBe(false);
  expect(isIdentityCard(card, new Date('2026-11-20T16:00:00Z'))).toBe(true);
});

it.each([
  ['1', refuse('identity.length')],
  ['1101051949123100２X', refuse('identity.characters')],
  ['010105194912310021', refuse('identity.province')],
  ['110105194913310021', refuse('identity.birth')],
  ['110105179912310021', refuse('identity.age', { most: 130 })],
  ['110105194912310021', refuse('identity.check')],
  ['11010519491231002X', undefined],
])('VALID-02 %s gives the message %s', (card, text) => {
  expect(identityRefusal(card, NOW)).toEqual(text);
});

it('VALID-02d each check character belongs to its remainder', () => {
  const cards = Array.from({ length: 60 }, (_, sequence) => makeIdentityCard(370202, 19900101, sequence));
  expect(new Set(cards.map((card) => card.at(-1)))).toEqual(new Set('0123456789X'));
  expect(makeIdentityCard(110105, 19491231, 2)).toBe('11010519491231002X');
});

const anyCard = fc
  .record({
    region: fc.constantFrom(110105, 370202, 500101, 820000),
    year: fc.integer({ min: 1900, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    sequence: fc.nat(999),
  })
  .map(({ region, year, month, day, sequence }) =>
    makeIdentityCard(region, year * 10_000 + month * 100 + day, sequence),
  );

it('VALID-02 every card that is made is right, with small x too, and no other check character fits it', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      expect(isIdentityCard(card, NOW)).toBe(true);
      expect(isIdentityCard(card.toLowerCase(), NOW)).toBe(true);
      const fitting = [...'0123456789X'].filter((last) => isIdentityCard(card.slice(0, 17) + last, NOW));
      expect(fitting).toEqual([card.slice(17)]);
    }),
  );
});

it('VALID-02 any single changed digit is rejected', () => {
  fc.assert(
    fc.property(anyCard, fc.nat(17), fc.constantFrom(...'0123456789'), (card, place, digit) => {
      fc.pre(card[place] !== digit);
      expect(isIdentityCard(card.slice(0, place) + digit + card.slice(place + 1), NOW)).toBe(false);
    }),
  );
});

it('VALID-02 two neighbouring digits changed over are rejected', () => {
  fc.assert(
    fc.property(anyCard, fc.nat(15), (card, place) => {
      const [left = '', right = ''] = card.slice(place, place + 2);
      fc.pre(left !== right);
      expect(isIdentityCard(card.slice(0, place) + right + left + card.slice(place + 2), NOW)).toBe(false);
    }),
  );
});

it('VALID-02 a character that is no digit is rejected at any place, with every last character', () => {
  fc.assert(
    fc.property(anyCard, fc.nat(16), fc.constantFrom(...'/: .-aX０'), (card, place, character) => {
      const head = card.slice(0, place) + character + card.slice(place + 1, 17);
      expect([...'0123456789Xx'].filter((last) => isIdentityCard(head + last, NOW))).toEqual([]);
    }),
  );
});

it('VALID-02 no text makes the check throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ minLength: 15, maxLength: 18 }), (thing, text) => {
      expect(typeof isIdentityCard(thing, NOW)).toBe('boolean');
      expect(isIdentityCard(text, NOW)).toBe(
        /^\d{15}$|^\d{17}[\dXx]$/.test(text) && isIdentityCard(text, NOW),
      );
    }),
  );
});

it.each([
  ['6222020200112233447', false],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['5500000000000004', true],
  ['378282246310005', true],
  ['6011000990139424', true],
  ['000000000000', true],
  ['0000000000000000000', true],
  ['00000000000', false],
  ['00000000000000000000', false],
  ['4111 1111 1111 1111', false],
  ['411111111111111/', false],
  ['/000000000000', false],
  [':000000000000', false],
  ['0000000000000', true],
  ['1000000000009', true],
  ['41111111111111/1', false],
  ['41111111111111:1', false],
  ['411111111111111:', false],
  ['411111111111111a', false],
  ['', false],
  [4111111111111111, false],
  [null, false],
])('VALID-02e the bank card %o is right: %o', (card, isRight) => {
  expect(isBankCard(card)).toBe(isRight);
});

it('VALID-02 a bank card with a character that is no digit is rejected, with every last digit', () => {
  const digits = fc.stringMatching(/^\d{11,18}$/);
  fc.assert(
    fc.property(digits, fc.nat(10), fc.constantFrom(...'/:. -aX０'), (head, place, character) => {
      const changed = head.slice(0, place) + character + head.slice(place + 1);
      expect([...'0123456789'].filter((last) => isBankCard(changed + last))).toEqual([]);
    }),
  );
});

it('VALID-02 exactly one last digit completes a bank card, and any single changed digit is rejected', () => {
  const digits = fc.stringMatching(/^\d{15,18}$/);
  fc.assert(
    fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (head, place, shift) => {
      const right = [...'0123456789'].filter((last) => isBankCard(head + last));
      expect(right).toHaveLength(1);
      const card = head + right[0];
      const changed = (Number(card[place]) + shift) % 10;
      expect(isBankCard(card.slice(0, place) + changed + card.slice(place + 1))).toBe(false);
    }),
  );
});

it('VALID-02 a day that cannot be read proves no age', () => {
  const card = born(19900101);
  expect(isIdentityCard(card, NOW)).toBe(true);
  expect(isIdentityCard(card, new Date(Number.NaN))).toBe(false);
});
