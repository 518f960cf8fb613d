import { describe, expect, it } from 'vitest';
import { cartRoom } from './add-to-cart';
import { CART_SKIPPED, cartCodes } from './cart-codes';
import { type CartEntry, type ProductLine, rebatePolicyName } from './entry';
import { normaliseLine } from './normalise-line';
import { addToCartPayload, checkedCartPayload, cloudWarehouseFields } from './payloads';

const bare: ProductLine = { productCode: 'GR0536A01', number: '3' };

it.each([
  [0, 'COM'],
  ['1', 'BF'],
  [2, 'FHQ'],
  ['3', 'DTDBF'],
  [4, undefined],
  ['5', 'BZK'],
  [undefined, undefined],
])('CART-01 rebate policy %o is %s', (code, name) => {
  expect(rebatePolicyName(code)).toBe(name);
});

describe('CART-02 a line is filled up', () => {
  it('with the defaults of the classic cart', () => {
    expect(normaliseLine(bare, { variant: 'classic' })).toEqual({
      productCode: 'GR0536A01',
      number: 3,
      priceType: 'PT',
      priceVersion: '',
      stockVersion: '',
      weekPromise: '0',
      farWeek: '0',
      creditModel: '0',
      isCheckCreditModel: 0,
      isCheckWeekPromise: 0,
      isCheckFarWeek: 0,
      transferVersion: '',
      productSeries: '',
      saleOrgCode: '',
      yuncangType: '',
      yuncangCode: '',
      kuanXian: 0,
      isCheckKuanXian: 0,
      ylhSupplyCode: '',
    });
  });

  it('with the versions of NewCart', () => {
    expect(normaliseLine(bare, { variant: 'new' })).toMatchObject({
      transferVersion: '1',
      priceVersion: '2',
    });
  });

  const info = { versionCode: 'V1', usableQty: 5, realQty: 3 };

  it.each<[Partial<ProductLine>, object]>([
    [{ priceType: '' }, { priceType: 'PT' }],
    [{ priceType: 'TJ' }, { priceType: 'TJ' }],
    [
      { priceVersion: 'V7', transferVersion: 'T3' },
      { priceVersion: 'V7', transferVersion: 'T3' },
    ],
    [
      { weekPromise: null, farWeek: '', creditModel: 0 },
      { weekPromise: '0', farWeek: '0', creditModel: '0' },
    ],
    [
      { weekPromise: '202648', farWeek: 5 },
      { weekPromise: '202648', farWeek: '5' },
    ],
    [
      { isCheckWeekPromise: '1', farWeekDate: '2026-12-01' },
      { isCheckWeekPromise: 1, farWeekDate: '2026-12-01' },
    ],
    [
      { isCheckCreditModel: true, isCheckFarWeek: 1 },
      { isCheckCreditModel: 1, isCheckFarWeek: 1 },
    ],
    [{ priceType: 'YJCY', priceVersionInfo: info }, { priceVersionInfo: info }],
    [
      { price: 12.5, isStock: 1, yjcyNum: 2 },
      { price: 12.5, isStock: 1, yjcyNum: 2 },
    ],
  ])('%j gives %j', (line, filled) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'classic' })).toMatchObject(filled);
  });

  it.each<[Partial<ProductLine>, string]>([
    [{ isCheckWeekPromise: 0, farWeekDate: '2026-12-01' }, 'farWeekDate'],
    [{ isCheckWeekPromise: 1, farWeekDate: '' }, 'farWeekDate'],
    [{ priceType: 'PT', priceVersionInfo: info }, 'priceVersionInfo'],
    [{ priceType: 'YJCY', priceVersionInfo: null }, 'priceVersionInfo'],
  ])('%j carries no %s', (line, field) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'new' })).not.toHaveProperty(field);
  });

  it.each([
    ['CT', { kuanXian: 0.8, isCheckKuanXian: 0 }, { kuanXian: 0.8, isCheckKuanXian: 1 }],
    ['CT', {}, { kuanXian: 0, isCheckKuanXian: 1 }],
    ['ZY', { kuanXian: 0.8, isCheckKuanXian: 1 }, { kuanXian: 0, isCheckKuanXian: 1 }],
    ['R', { kuanXian: '0.8' }, { kuanXian: 0, isCheckKuanXian: 0 }],
    [undefined, { kuanXian: 1 }, { kuanXian: 0, isCheckKuanXian: 0 }],
  ])('for channel group %s %j gives %j', (channelGroup, line, filled) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'new', channelGroup })).toMatchObject(filled);
  });

  it('without changing the line it was given', () => {
    const frozen = Object.freeze({ ...bare });
    expect(normaliseLine(frozen, { variant: 'new' })).not.toBe(frozen);
    expect(frozen).toEqual(bare);
  });
});

describe('CART-03 payloads', () => {
  const account = { saletoCode: 'S1', sendtoCode: 'T1', accountCode: 'A1' };
  const entry: CartEntry = {
    id: 'E1',
    composeId: 'C1',
    composeEnable: true,
    activityType: 1,
    number: 3,
    productList: [bare],
  };

  it('adds one ordinary product', () => {
    expect(addToCartPayload({ number: 2, productList: [{ productCode: 'P1', number: 2 }] }, account)).toEqual(
      {
        productCode: 'P1',
        activityType: 1,
        activityId: '',
        sendtoCode: 'T1',
        saletoCode: 'S1',
        number: 2,
        yuncangType: '',
        yuncangCode: '',
        productList: [{ productCode: 'P1', number: 2, priceType: 'PT', priceVersion: '', stockVersion: '' }],
      },
    );
  });

  it('adds a flash purchase from a cloud warehouse, named by its first product', () => {
    const product = { productCode: 'P1', number: 2, priceType: 'TJ', priceVersion: 'V1', stockVersion: 'K1' };
    const payload = addToCartPayload(
      {
        activityType: 3,
        activityId: 'Q9',
        number: 1,
        yuncangType: 'YC',
        yuncangCode: 'W1',
        productList: [product, { productCode: 'P2', number: 1 }],
        dataFrom: 'detail',
      },
      account,
    );
    expect(payload).toMatchObject({ productCode: 'P1', activityType: 3, activityId: 'Q9', number: 1 });
    expect(payload).toMatchObject({ yuncangType: 'YC', yuncangCode: 'W1', dataFrom: 'detail' });
    expect(payload.productList[0]).toEqual(product);
  });

  it.each([
    ['classic', 'YC', { yunCangCode: 'W1', yunCangFlag: 'YC' }],
    ['classic', 'YD', { yunCangCode: 'W1', yunCangFlag: 'YD' }],
    ['new', 'YC', { yc: 'W1' }],
    ['new', 'YD', { ydyc: 'W1' }],
    ['new', '', {}],
  ] as const)('the %s cart names warehouse %s as %j', (variant, yuncangType, fields) => {
    expect(cloudWarehouseFields({ variant, yuncangType, yuncangCode: 'W1' })).toEqual(fields);
  });

  it('the classic cart without a cloud warehouse sends both fields empty', () => {
    expect(cloudWarehouseFields({ variant: 'classic' })).toEqual({ yunCangCode: '', yunCangFlag: '' });
  });

  it('sends checked entries, a single product with its code', () => {
    expect(
      checkedCartPayload([entry], { variant: 'new', account, yuncangType: 'YD', yuncangCode: 'W2' }),
    ).toEqual({
      saletoCode: 'S1',
      sendtoCode: 'T1',
      accountCode: 'A1',
      ydyc: 'W2',
      splitComposeList: [
        {
          activityType: 1,
          activityId: '',
          number: 3,
          productCode: 'GR0536A01',
          productList: [normaliseLine(bare, { variant: 'new' })],
        },
      ],
    });
  });

  it.each([
    [{ activityType: 2, activityId: 'Z1', yjBigVersion: 'Y1' }, 'Z1'],
    [{ activityType: 3, yjBigVersion: 'Y1' }, 'Y1'],
    [{ activityType: 3, activityId: '', yjBigVersion: 'Y1' }, 'Y1'],
    [{ activityType: 2, activityId: 8 }, '8'],
    [{ activityType: 2, activityId: null }, ''],
  ] as const)('%j carries the activity %s and no product code', (overrides, activityId) => {
    const body = checkedCartPayload([{ ...entry, ...overrides }], {
      variant: 'classic',
      account: { saletoCode: 'S1', sendtoCode: 'T1' },
    });
    expect(body.splitComposeList[0]).toMatchObject({ activityId });
    expect(body.splitComposeList[0]).not.toHaveProperty('productCode');
    expect(body.accountCode).toBe('');
  });

  it('a single entry without products carries no product code', () => {
    const body = checkedCartPayload([{ ...entry, productList: [] }], { variant: 'classic', account });
    expect(body.splitComposeList[0]).not.toHaveProperty('productCode');
  });
});

describe('CART-07 the three codes', () => {
  const codes = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'U' };

  it('are all needed', () => {
    expect(cartCodes({ ...codes, other: 1 } as typeof codes)).toEqual(codes);
    expect(CART_SKIPPED).toBe('0');
  });

  it.each(['saletoCode', 'sendtoCode', 'saletoCodeSub'] as const)(
    'without %s nothing is fetched',
    (field) => {
      expect(cartCodes({ ...codes, [field]: '' })).toBeUndefined();
      expect(cartCodes({ ...codes, [field]: undefined })).toBeUndefined();
    },
  );
});

it.each([
  [0, 20],
  [19, 1],
  [20, 0],
  [21, 0],
])('CART-08 a cart of %i entries has room for %i more', (length, room) => {
  expect(cartRoom(Array.from({ length }))).toBe(room);
});
