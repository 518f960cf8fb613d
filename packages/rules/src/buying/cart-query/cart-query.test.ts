import { describe, expect, it } from 'vitest';
import { CART_SKIPPED, cartCodes, cartFetch, cartFields } from './index';

describe('CART-07a the three codes', () => {
  const codes = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'U' };

  it('are all needed', () => {
    expect(cartCodes({ ...codes, other: 1 } as typeof codes)).toEqual(codes);
  });

  it.each(['saletoCode', 'sendtoCode', 'saletoCodeSub'] as const)(
    'without %s nothing is fetched',
    (field) => {
      expect(cartCodes({ ...codes, [field]: '' })).toBeUndefined();
      expect(cartCodes({ ...codes, [field]: undefined })).toBeUndefined();
    },
  );

  it('CART-07c with all of them the fetch is sent', () => {
    expect(cartFetch(codes)).toEqual({ kind: 'send', codes });
  });

  it.each(['saletoCode', 'sendtoCode', 'saletoCodeSub'] as const)(
    'CART-07c without %s the fetch is skipped: a success with code 0 and no entries',
    (field) => {
      const result = { ok: true, code: '0', data: [] };
      expect(cartFetch({ ...codes, [field]: null })).toEqual({ kind: 'skip', result });
      expect(CART_SKIPPED).toBe('0');
    },
  );
});

it.each([
  [{}, {}],
  [
    { industryCode: '100000', yunCang: 'YC', yuncangCode: 'YC3702' },
    { industryCode: '100000', yunCang: 'YC', yuncangCode: 'YC3702' },
  ],
  [{ yuncangCode: 'YC3702' }, {}],
  [{ delivery: { type: 'sendTo', areaCode: '3702' } }, {}],
  [
    { delivery: { type: 'district', areaCode: '3702' } },
    { areaCode: '3702', deliverWay: '2', deliverFlag: 'SDF' },
  ],
  [{ delivery: { type: 'address' } }, { deliverWay: '3', deliverFlag: 'SDF' }],
  [{ sysType: 'H_WORK' }, { sysType: 'H_WORK' }],
] as const)(
  'CART-10 CART-10c CART-10d with %j chosen the cart is asked for with %j, and with nothing that nobody chose',
  (choices, fields) => {
    expect(cartFields(choices)).toEqual(fields);
  },
);
