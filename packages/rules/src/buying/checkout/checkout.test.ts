import { describe, expect, it } from 'vitest';
import type { CartEntry, ProductLine } from '../cart/entry';
import { checkedCartPayload, cloudWarehouseFields } from './checked-cart';
import { normaliseLine } from './normalise-line';

const bare: ProductLine = { productCode: 'GR0536A01', number: '3' };

describe('CART-02 a line is filled up', () => {
  it('CART-01b CART-02a CART-02c with the defaults of the classic cart', () => {
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

  it('CART-02f with the versions of NewCart', () => {
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
  ])('CART-02b %j gives %j', (line, result) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'classic' })).toMatchObject(result);
  });

  it.each<[Partial<ProductLine>, string]>([
    [{ isCheckWeekPromise: 0, farWeekDate: '2026-12-01' }, 'farWeekDate'],
    [{ isCheckWeekPromise: '0', farWeekDate: '2026-12-01' }, 'farWeekDate'],
    [{ isCheckWeekPromise: false, farWeekDate: '2026-12-01' }, 'farWeekDate'],
    [{ isCheckWeekPromise: 1, farWeekDate: '' }, 'farWeekDate'],
    [{ priceType: 'PT', priceVersionInfo: info }, 'priceVersionInfo'],
    [{ priceType: 'YJCY', priceVersionInfo: null }, 'priceVersionInfo'],
  ])('CART-02d %j carries no %s', (line, field) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'new' })).not.toHaveProperty(field);
  });

  it.each([
    ['CT', { kuanXian: 0.8, isCheckKuanXian: 0 }, { kuanXian: 0.8, isCheckKuanXian: 1 }],
    ['CT', {}, { kuanXian: 0, isCheckKuanXian: 1 }],
    ['ZY', { kuanXian: 0.8, isCheckKuanXian: 1 }, { kuanXian: 0, isCheckKuanXian: 1 }],
    ['R', { kuanXian: '0.8' }, { kuanXian: 0, isCheckKuanXian: 0 }],
    [undefined, { kuanXian: 1 }, { kuanXian: 0, isCheckKuanXian: 0 }],
  ])('CART-02e for channel group %s %j gives %j', (channelGroup, line, result) => {
    expect(normaliseLine({ ...bare, ...line }, { variant: 'new', channelGroup })).toMatchObject(result);
  });

  it('without changing the line it was given', () => {
    const frozen = Object.freeze({ ...bare });
    expect(normaliseLine(frozen, { variant: 'new' })).not.toBe(frozen);
    expect(frozen).toEqual(bare);
  });
});

describe('CART-03 the checked cart', () => {
  const account = { saletoCode: 'S1', sendtoCode: 'T1', accountCode: 'A1' };
  const entry: CartEntry = {
    id: 'E1',
    composeId: 'C1',
    composeEnable: true,
    activityType: 1,
    number: 3,
    productList: [bare],
  };

  it.each([
    ['classic', 'YC', { yunCangCode: 'W1', yunCangFlag: 'YC' }],
    ['classic', 'YD', { yunCangCode: 'W1', yunCangFlag: 'YD' }],
    ['new', 'YC', { yc: 'W1' }],
    ['new', 'YD', { ydyc: 'W1' }],
    ['new', '', {}],
  ] as const)('CART-03b the %s cart names warehouse %s as %j', (variant, yuncangType, fields) => {
    expect(cloudWarehouseFields({ variant, yuncangType, yuncangCode: 'W1' })).toEqual(fields);
  });

  it('the classic cart without a cloud warehouse sends both fields empty', () => {
    expect(cloudWarehouseFields({ variant: 'classic' })).toEqual({ yunCangCode: '', yunCangFlag: '' });
  });

  it('CART-03c sends checked entries, a single product with its code', () => {
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
