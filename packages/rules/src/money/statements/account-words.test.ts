import { expect, it } from 'vitest';
import { accountWords } from './account-words';

it('FIN-01 F24 a loan limit is never called a balance, and a fee never a purchase', () => {
  const limit = Object.values(accountWords('SCF')).slice(0, 5).join(' ');
  expect(limit).not.toMatch(/余额|提货|到款/);
  expect(accountWords('SCF').note).toContain('不是账户里的钱');
  expect(Object.values(accountWords('SERVICE')).slice(0, 2)).toEqual(['服务费', '预存']);
  expect(accountWords('SERVICE').note).toContain('预存款');
});

it.each(['MAIN', 'TCTP', 'TCDB', 'SERVICE', 'SCF'])(
  'FIN-01 F24 an account %s has a word for each of its parts',
  (type) => {
    const { debit, credit, balance, opening, closing } = accountWords(type);
    expect(
      [debit, credit, balance, opening, closing].filter((word) => !/\p{Script=Han}{2}/u.test(word)),
    ).toEqual([]);
    expect(new Set([debit, credit, balance, opening, closing]).size).toBe(5);
    expect(accountWords(type) === accountWords('MAIN')).toBe(type === 'MAIN');
  },
);

it('FIN-01 F24 an account that is not known has the words of the own one', () => {
  expect(accountWords('constructor')).toBe(accountWords('MAIN'));
  expect(accountWords('MAIN').note).toBeUndefined();
});
