import { expect, it } from 'vitest';
import { additionOf, putBackPairs } from './index';

const line = { productCode: 'A', number: 3, priceType: 'TJ', priceVersion: 'TJ1', stockVersion: 'SV1' };
const entry = {
  id: '1',
  composeEnable: true,
  activityType: 1,
  activityId: '',
  number: 3,
  productList: [line],
};

it('CART-03 CART-04 a removed entry is added again with its quantity, price, versions and warehouse', () => {
  expect(additionOf(entry)).toEqual({
    activityType: 1,
    activityId: '',
    number: 3,
    productList: [line],
    yuncangType: '',
    yuncangCode: '',
  });
  const remote = { ...line, yuncangType: 'YD', yuncangCode: 'YD1', priceType: null };
  expect(additionOf({ ...entry, productList: [remote] })).toMatchObject({
    yuncangType: 'YD',
    yuncangCode: 'YD1',
    productList: [{ priceType: 'PT' }],
  });
  const parts = [
    { ...line, number: 6 },
    { ...line, productCode: 'B', number: 3 },
  ];
  expect(additionOf({ ...entry, activityType: 2, activityId: 'T1', productList: parts })).toMatchObject({
    activityType: 2,
    activityId: 'T1',
    productList: [{ number: 6 }, { productCode: 'B', number: 3 }],
  });
});

it.each([
  ['a flash purchase', { ...entry, activityType: 3 }],
  ['a quantity that cannot be read', { ...entry, number: '三' }],
  ['a line whose quantity cannot be read', { ...entry, productList: [line, { ...line, number: '' }] }],
  ['no products', { ...entry, productList: [] }],
])('CART-03 %s cannot be put back', (_, removed) => {
  expect(additionOf(removed)).toBeUndefined();
});

it('CART-04 a restored entry is found by its content: it has another id', () => {
  const other = { ...entry, id: '8', productList: [{ ...line, priceType: 'PT' }] };
  const back = { ...entry, id: '9' };
  expect(putBackPairs([entry], [other, back])).toEqual([[entry, back]]);
  expect(putBackPairs([entry], [other])).toEqual([]);
});
