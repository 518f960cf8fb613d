import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength, readPassword } from './password-strength';

const OWNER = { phoneNumber: '13805320731', identityCard: '37021219750315001X' };

it.each([
  ['000000', 'sameDigits'],
  ['777777', 'sameDigits'],
  ['123456', 'run'],
  ['654321', 'run'],
  ['567890', 'run'],
  ['109876', 'run'],
  ['320731', 'phone'],
  ['197503', 'identityCard'],
  ['１２３４５６', 'run'],
])('FIN-07c the payment password %s is weak: %s', (password, reason) => {
  expect(passwordStrength(password, OWNER)).toEqual({ level: 'weak', points: [reason] });
});

it.each([
  ...['112233', '147258', '520131', '123123', '121212', '１２１２１２'],
  ...['100000', '888881', '000001', '101111'],
])('FIN-07c the payment password %s is weak, for many choose it', (password) => {
  expect(passwordStrength(password)).toEqual({ level: 'weak', points: ['common'] });
});

it('FIN-07c a password with two faults names both', () => {
  const owner = { phoneNumber: '13800123456', identityCard: '370212197503123456' };
  expect(passwordStrength('123456', owner)?.points).toEqual(['run', 'phone', 'identityCard']);
});

it.each([
  ['575577', ['fewDigits']],
  ['482482', ['halves']],
  ['575575', ['fewDigits', 'halves']],
  ['850229', ['date']],
  ['851031', ['date']],
  ['198801', ['date']],
  ['198813', []],
  ['851032', []],
  ['850100', []],
  ['851301', []],
  ['508264', []],
  // A run that turns back is none.
  ['123454', []],
])('FIN-07c the payment password %s is allowed, with the reasons %j', (password, reasons) => {
  expect(passwordStrength(password, OWNER)).toEqual({
    level: reasons.length > 0 ? 'fair' : 'strong',
    points: reasons,
  });
});

it.each([
  '',
  '12345',
  '5082641',
  '50826a',
  '50 264',
  '-50826',
  '5.0826',
  '5e0826',
  '٥٠٨٢٦٤',
  '五零八二六四',
  '<script>alert(1)</script>',
  "' OR 1=1",
  '50826\u0000',
  '508264\n508264',
])('FIN-07c %j is no payment password', (text) => {
  expect([readPassword(text), passwordStrength(text)]).toEqual([undefined, undefined]);
});

it('FIN-07c full-width digits and blanks around them are the digits that they are', () => {
  expect(readPassword(' ５０８２６４　')).toBe('508264');
});

it('FIN-07c nobody is known: six digits have a strength all the same, and it is the same in full width', () => {
  const password = fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }).map((digits) => digits.join(''));
  fc.assert(
    fc.property(password, (text) => {
      const wide = [...text].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
      const strength = passwordStrength(text);
      expect(passwordStrength(wide)).toEqual(strength);
      expect(strength?.points.length === 0).toBe(strength?.level === 'strong');
    }),
  );
});
