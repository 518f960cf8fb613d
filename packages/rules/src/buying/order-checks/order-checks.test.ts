import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { ENGLISH } from '../../english';
import {
  agreementRefusal,
  customerRefusal,
  hasRemoteProducts,
  locksRefusal,
  orderCheckText,
  quotaRefusal,
  remoteRefusal,
} from './index';

describe('CART-03 ORDER-01 a settlement is held back', () => {
  it.each([false, '0', '', undefined])('CART-03 where the answer about the customer is %o', (answer) => {
    expect(customerRefusal(answer, 'C1')).toEqual(refuse('orderCheck.customer', { customerCode: 'C1' }));
    expect(remoteRefusal(answer, 'S1')).toEqual(refuse('orderCheck.remote', { saletoCode: 'S1' }));
    expect([customerRefusal(true, 'C1'), remoteRefusal('1', 'S1')]).toEqual([undefined, undefined]);
  });

  it('ORDER-01 until the agreement is signed, which is named', () => {
    expect(agreementRefusal({ status: '0', agreementName: '经销协议' })).toEqual(
      refuse('orderCheck.agreement', { name: '经销协议' }),
    );
    expect(agreementRefusal({ status: '0' })).toEqual(refuse('orderCheck.agreement', { name: undefined }));
    expect(['1', undefined].map((status) => agreementRefusal({ status }))).toEqual([undefined, undefined]);
  });

  it('ORDER-01 by a quota that is exceeded, with the first product and how many there are', () => {
    const over = { productCode: 'A', productModel: 'BCD-536', quota: 3, number: 5 };
    expect(quotaRefusal({ isPassed: false, overList: [over] })).toEqual(
      refuse('orderCheck.quota', { product: 'BCD-536', kinds: 1, quota: 3, number: 5 }),
    );
    const two = [{ productCode: 'A', quota: 3, number: 5 }, over];
    expect(quotaRefusal({ isPassed: '0', overList: two })).toMatchObject({
      params: { product: 'A', kinds: 2 },
    });
    expect(quotaRefusal({ isPassed: true, overList: two })).toBeUndefined();
    expect(quotaRefusal({ isPassed: false, overList: [] })).toBeUndefined();
  });

  it('ORDER-01 by a reserved product of the cart, with the words of the server', () => {
    const lock = { productCode: 'A', isLocked: true, msg: '已被活动占用' };
    const reason = (change: object) =>
      locksRefusal([{ ...lock, ...change }], ['A'], new Map([['A', 'BCD-536']]));
    expect(reason({})).toEqual(refuse('orderCheck.locked', { product: 'BCD-536', reason: '已被活动占用' }));
    expect(reason({ msg: '', ruleName: '双十一' })).toEqual(
      refuse('orderCheck.locked', { product: 'BCD-536', reason: '双十一' }),
    );
    expect(reason({ msg: undefined })).toEqual(
      refuse('orderCheck.locked', { product: 'BCD-536', reason: undefined }),
    );
    expect([reason({ isLocked: '0' }), reason({ productCode: 'B' })]).toEqual([undefined, undefined]);
  });
});

it('CART-03 only products of a remote cloud warehouse are asked about', () => {
  const cartOf = (yuncangType: string) => ({ splitComposeList: [{ productList: [{ yuncangType }] }] });
  expect(['YD', 'YC', ''].map((type) => hasRemoteProducts(cartOf(type)))).toEqual([true, false, false]);
  const mixed = { productList: [{ yuncangType: 'YC' }, { yuncangType: 'YD' }] };
  expect(hasRemoteProducts({ splitComposeList: [{ productList: [] }, mixed] })).toBe(true);
});

it.each([
  [
    refuse('orderCheck.agreement', { name: undefined }),
    '请先签署《下单协议》，',
    'Sign the agreement on orders first',
  ],
  [refuse('orderCheck.quota', { product: 'A', kinds: 1, quota: 2, number: 3 }), 'A超出下单额度', 'A exceeds'],
  [
    refuse('orderCheck.quota', { product: 'A', kinds: 3, quota: 2, number: 3 }),
    'A等 3 种产品超出',
    'A and 2 more exceeds',
  ],
  [
    refuse('orderCheck.locked', { product: 'A', reason: undefined }),
    'A 暂不能下单：库存已锁定',
    'A cannot be ordered for now: the stock is reserved',
  ],
])(
  'CART-03 %o is said in both languages, also where a name or a reason is missing',
  (refusal, chinese, english) => {
    expect(orderCheckText(refusal)).toContain(chinese);
    expect(orderCheckText(refusal, ENGLISH)).toContain(english);
  },
);
