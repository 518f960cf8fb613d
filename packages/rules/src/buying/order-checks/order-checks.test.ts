import { describe, expect, it } from 'vitest';
import {
  hasRemoteProducts,
  reasonAgainstAgreement,
  reasonAgainstCustomer,
  reasonAgainstLocks,
  reasonAgainstQuota,
  reasonAgainstRemote,
} from './index';

describe('CART-03 ORDER-01 a settlement is held back', () => {
  it.each([false, '0', '', undefined])('CART-03 where the answer about the customer is %o', (answer) => {
    expect(reasonAgainstCustomer(answer, 'C1')).toBe('客户 C1 没有下单权限，请联系客户经理开通');
    expect(reasonAgainstRemote(answer, 'S1')).toMatch(/^售达方 S1 没有开通异地云仓/);
    expect([reasonAgainstCustomer(true, 'C1'), reasonAgainstRemote('1', 'S1')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('ORDER-01 until the agreement is signed, which is named', () => {
    expect(reasonAgainstAgreement({ status: '0', agreementName: '经销协议' })).toBe(
      '请先签署《经销协议》，签署后再结算',
    );
    expect(reasonAgainstAgreement({ status: '0' })).toBe('请先签署《下单协议》，签署后再结算');
    expect(['1', undefined].map((status) => reasonAgainstAgreement({ status }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('ORDER-01 by a quota that is exceeded, with the first product and how many there are', () => {
    const over = { productCode: 'A', productModel: 'BCD-536', quota: 3, number: 5 };
    expect(reasonAgainstQuota({ isPassed: false, overList: [over] })).toBe(
      'BCD-536超出下单额度：剩余 3 台，本次 5 台，请减少数量',
    );
    const two = [{ productCode: 'A', quota: 3, number: 5 }, over];
    expect(reasonAgainstQuota({ isPassed: '0', overList: two })).toMatch(/^A等 2 种产品超出/);
    expect(reasonAgainstQuota({ isPassed: true, overList: two })).toBeUndefined();
    expect(reasonAgainstQuota({ isPassed: false, overList: [] })).toBeUndefined();
  });

  it('ORDER-01 by a reserved product of the cart, with the words of the server', () => {
    const lock = { productCode: 'A', isLocked: true, msg: '已被活动占用' };
    const reason = (change: object) =>
      reasonAgainstLocks([{ ...lock, ...change }], ['A'], new Map([['A', 'BCD-536']]));
    expect(reason({})).toBe('BCD-536 暂不能下单：已被活动占用');
    expect(reason({ msg: '', ruleName: '双十一' })).toBe('BCD-536 暂不能下单：双十一');
    expect(reason({ msg: undefined })).toBe('BCD-536 暂不能下单：库存已锁定');
    expect([reason({ isLocked: '0' }), reason({ productCode: 'B' })]).toEqual([undefined, undefined]);
  });
});

it('CART-03 only products of a remote cloud warehouse are asked about', () => {
  const cartOf = (yuncangType: string) => ({ splitComposeList: [{ productList: [{ yuncangType }] }] });
  expect(['YD', 'YC', ''].map((type) => hasRemoteProducts(cartOf(type)))).toEqual([true, false, false]);
});
