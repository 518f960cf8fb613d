import { describe, expect, it } from 'vitest';
import { type AdditionFacts, addToCartPayload, decided, type OrderAccount } from './addition';
import { cartRoom } from './portion';

const payloadOf = (facts: AdditionFacts, account: OrderAccount) => addToCartPayload(decided(facts), account);

describe('CART-03 an addition', () => {
  const account = { saletoCode: 'S1', sendtoCode: 'T1', accountCode: 'A1' };

  it('CART-03a adds one ordinary product', () => {
    const product = { productCode: 'P1', number: 2, priceVersion: 'V1', stockVersion: '' };
    expect(payloadOf({ number: 2, productList: [product] }, account)).toEqual({
      productCode: 'P1',
      activityType: 1,
      activityId: '',
      sendtoCode: 'T1',
      saletoCode: 'S1',
      number: 2,
      yuncangType: '',
      yuncangCode: '',
      productList: [{ ...product, priceType: 'PT' }],
    });
  });

  it('adds a flash purchase from a cloud warehouse, named by its first product', () => {
    const product = { productCode: 'P1', number: 2, priceType: 'TJ', priceVersion: 'V1', stockVersion: 'K1' };
    const payload = payloadOf(
      {
        activityType: 3,
        activityId: 'Q9',
        number: 1,
        yuncangType: 'YC',
        yuncangCode: 'W1',
        productList: [product, { ...product, productCode: 'P2', number: 1 }],
        dataFrom: 'detail',
      },
      account,
    );
    expect(payload).toMatchObject({ productCode: 'P1', activityType: 3, activityId: 'Q9', number: 1 });
    expect(payload).toMatchObject({ yuncangType: 'YC', yuncangCode: 'W1', dataFrom: 'detail' });
    expect(payload.productList[0]).toEqual(product);
  });
});

it.each([
  [0, 20],
  [19, 1],
  [20, 0],
  [21, 0],
])('a cart of %i entries has room for %i more', (length, room) => {
  expect(cartRoom(Array.from({ length }))).toBe(room);
});
