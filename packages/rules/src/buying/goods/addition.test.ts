import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { addToCartPayload } from '../cart';
import type { OfferPrice, PriceRule } from '../price';
import {
  heldRefusal,
  isLimited,
  type ProductTerms,
  packageAddition,
  policyAddition,
  productAdditions,
  purchaseShares,
  sharesAmount,
  sharesText,
  splitText,
} from './index';

const ordinary: OfferPrice = { priceType: 'PT', priceVersion: 'PV1', price: 1899 };
const special: OfferPrice = {
  priceType: 'TJ',
  priceVersion: 'TJ1',
  price: 1799,
  ordinaryPrice: 1899,
  allowed: 82,
};
const project: OfferPrice = { priceType: 'GC', priceVersion: 'GC1', price: 1700, allowed: 5 };

const terms = (rule: PriceRule = 'best', more: Partial<ProductTerms> = {}): ProductTerms => ({
  productCode: 'A',
  prices: [ordinary, special, project],
  rule,
  stockVersion: 'SV1',
  ...more,
});
const sent = (product: ProductTerms, number: number, inCart = 0) =>
  productAdditions(product, { number, from: 'list', held: (_, type) => (type === 'TJ' ? inCart : 0) }).map(
    ({ number: pieces, productList: [{ priceType, priceVersion, stockVersion }] }) =>
      [pieces, priceType, priceVersion, stockVersion].join(' '),
  );

it.each<[string, ProductTerms, number, number, readonly string[]]>([
  ['within the quota', terms(), 8, 0, ['8 TJ TJ1 SV1']],
  ['beyond the quota', terms(), 100, 0, ['82 TJ TJ1 SV1', '18 PT PV1 SV1']],
  ['beyond what the cart leaves of it', terms(), 8, 80, ['2 TJ TJ1 SV1', '6 PT PV1 SV1']],
  ['where the cart leaves none', terms(), 8, 82, ['8 PT PV1 SV1']],
  ['under the tab of projects', terms('GC'), 7, 0, ['5 GC GC1 SV1', '2 PT PV1 SV1']],
  ['at the ordinary price of the address', terms('PT'), 8, 0, ['8 PT PV1 SV1']],
  ['withdrawn: nothing stands in', terms('best', { isWithdrawn: true }), 100, 0, ['100 TJ TJ1 SV1']],
  ['no special price', terms('best', { prices: [ordinary] }), 8, 0, ['8 PT PV1 SV1']],
  [
    'a special price that is used up',
    terms('best', { prices: [ordinary, { ...special, allowed: 0 }] }),
    8,
    0,
    ['8 PT PV1 SV1'],
  ],
  ['a price that is not known', terms('best', { prices: [] }), 8, 0, []],
  ['no pieces', terms(), 0, 0, []],
  ['no pieces at a price without a quota', terms('PT'), 0, 0, []],
])(
  'CART-02 CART-11 one rule says price, versions and pieces of an addition: %s',
  (...[, product, number, inCart, lines]) => {
    expect(sent(product, number, inCart)).toEqual(lines);
  },
);

it('CART-02 an addition without versions and without a warehouse says none', () => {
  const bare = terms('PT', { stockVersion: undefined });
  const [addition] = productAdditions(bare, { number: 1, from: 'list' });
  const set = packageAddition(
    { packageId: 'Z1', lines: [{ terms: bare, number: 1 }] },
    { sets: 1, from: 'list' },
  );
  expect(addition).toMatchObject({ yuncangType: '', yuncangCode: '', productList: [{ stockVersion: '' }] });
  expect(set?.productList).toMatchObject([{ stockVersion: '' }]);
});

it('CART-02 an addition is refused where the pieces in the cart decide and cannot be read, and only there', () => {
  const unread = () => undefined;
  expect(heldRefusal(terms(), unread)).toEqual(
    refuse('goods.heldUnread', { productCode: 'A', priceType: 'TJ' }),
  );
  expect(heldRefusal(terms(), () => 3)).toBeUndefined();
  expect(heldRefusal(terms('PT'), unread)).toBeUndefined();
  expect(heldRefusal(terms('best', { prices: [] }), unread)).toBeUndefined();
});

it('CART-03 an addition carries its page and its warehouse', () => {
  const [addition] = productAdditions(terms(), {
    number: 1,
    from: 'detail',
    yuncangType: 'YC',
    yuncangCode: 'W1',
  });
  const payload = addition && addToCartPayload(addition, { saletoCode: 'S', sendtoCode: 'T' });
  expect(payload).toMatchObject({
    dataFrom: 'detail',
    yuncangType: 'YC',
    yuncangCode: 'W1',
    activityType: 1,
  });
});

it('CART-02 the cart has a say where the chosen price is limited and another one stands in', () => {
  expect(
    [terms(), terms('PT'), terms('best', { isWithdrawn: true }), terms('best', { prices: [] })].map(
      isLimited,
    ),
  ).toEqual([true, false, false, false]);
});

it('CART-03 a package carries the ordinary price version of each product, for so many sets', () => {
  const addition = packageAddition(
    {
      packageId: 'P9',
      lines: [
        { terms: terms(), number: 2 },
        { terms: terms('best', { prices: [] }), number: 1 },
      ],
    },
    { sets: 3, from: 'packageList' },
  );
  expect(addition).toMatchObject({ activityType: 2, activityId: 'P9', number: 3 });
  expect(
    addition?.productList.map(({ number, priceType, priceVersion }) => [number, priceType, priceVersion]),
  ).toEqual([
    [6, 'PT', 'PV1'],
    [3, 'PT', ''],
  ]);
  expect(packageAddition({ packageId: 'P9', lines: [] }, { sets: 1, from: '' })).toBeUndefined();
});

it('CART-01c CART-01 a policy that was chosen from a list is bought at exactly its price; one of an activity is a flash purchase', () => {
  const policy = { productCode: 'A', priceType: 'YJCY', versionCode: 'YJ1' };
  expect(policyAddition(policy, { number: 2, from: 'specimen' })).toEqual({
    number: 2,
    productList: [{ productCode: 'A', number: 2, priceType: 'YJCY', priceVersion: 'YJ1', stockVersion: '' }],
    dataFrom: 'specimen',
  });
  const flash = policyAddition(
    { ...policy, versionCode: undefined, activityId: 'Q1' },
    { number: 1, from: 'u' },
  );
  expect(flash).toMatchObject({ activityType: 3, activityId: 'Q1', productList: [{ priceVersion: '' }] });
});

it('CART-02 shares say what they come to, and where two prices hold', () => {
  const both = purchaseShares(terms(), { number: 100 });
  const one = purchaseShares(terms(), { number: 1 });
  expect([sharesAmount(both), sharesAmount(one), sharesAmount([])]).toEqual([
    '181700.00',
    '1799.00',
    undefined,
  ]);
  expect([sharesText(both), sharesText(one)]).toEqual([
    '特价 82 台，其余 18 台按普通价 ¥1,899.00',
    undefined,
  ]);
  expect([splitText([both]), splitText([one]), splitText([one, both]), splitText([one, one])]).toEqual([
    '特价 82 台，其余 18 台按普通价 ¥1,899.00',
    undefined,
    '1 种超出特价数量的部分按普通价另成一行',
    undefined,
  ]);
});
