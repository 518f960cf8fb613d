import { describe, expect, it } from 'vitest';
import { isPopCustomer, orderSource, protocolType } from './index';
import { EXTERNAL_PROTOCOL_TYPE } from './order-source';

describe('ROLE-01 the origin of an order', () => {
  it.each([
    ['wangjg', { whetherOrNotAppOrder: 'H_WORK', accountCode: 'wangjg' }],
    ['', { whetherOrNotAppOrder: 'PC' }],
    [null, { whetherOrNotAppOrder: 'PC' }],
    [undefined, { whetherOrNotAppOrder: 'PC' }],
  ])('ROLE-01a with the H_WORK account %o is %j', (account, source) => {
    expect(orderSource(account)).toEqual(source);
  });

  it.each([
    ['8800', ['8801', '8800'], true],
    ['8800', ['8801', '88001'], false],
    ['8800', [], false],
    ['', [''], false],
    [undefined, ['8800'], false],
  ])('ROLE-01b customer %s in %j is a pop customer: %s', (code, codes, isPop) => {
    expect(isPopCustomer(code, codes)).toBe(isPop);
  });

  it.each([
    ['R', '80'],
    ['ZY', undefined],
    ['CT', undefined],
    [null, undefined],
  ])('ROLE-01c channel group %s signs contract type %s', (group, type) => {
    expect(protocolType(group)).toBe(type);
    expect(EXTERNAL_PROTOCOL_TYPE).toBe('80');
  });
});
