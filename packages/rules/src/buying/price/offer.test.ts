import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { offerPrices, pieceLimit, pieceRefusal, priceOfType, priceTypeOf } from './index';
import { bestPrice, tabPriceType } from './offer';

// 23:30 of 22 November in Shanghai.
const NOW = new Date('2026-11-22T15:30:00Z');
const ordinary = { price: 1899, priceVersion: 'PV202611' };
const policy = { productCode: 'A', priceType: 'TJ', versionCode: 'TJ1', price: 1799 };
const offered = (...policies: readonly object[]) =>
  offerPrices({ ordinary, policies: policies.map((more) => ({ ...policy, ...more })), now: NOW });

it.each([
  ['特价', 'TJ'],
  ['工程', 'GC'],
  ['样机', 'YJCY'],
  ['抢单', 'PT'],
  ['toString', 'PT'],
  [undefined, 'PT'],
])('NAV-01 goods under the tab %s are bought at %s', (tab, type) => {
  expect(tabPriceType(tab)).toBe(type);
});

it('a product has its ordinary price and its policies, each with version, limit, last day and the price it replaces', () => {
  expect(offered({ usableQty: 100, realQty: 82, beginDate: '2026-11-01', endDate: '2026-11-30' })).toEqual([
    { priceType: 'PT', priceVersion: 'PV202611', price: 1899 },
    {
      priceType: 'TJ',
      priceVersion: 'TJ1',
      price: 1799,
      ordinaryPrice: 1899,
      allowed: 82,
      endDate: '2026-11-30',
    },
  ]);
});

it.each([
  [{ beginDate: '2026-11-22', endDate: '2026-11-22' }, true],
  [{ endDate: '2026-11-21' }, false],
  [{ beginDate: '2026-11-23' }, false],
  [{ beginDate: '2026-11-22 00:00:00' }, true],
  [{ endDate: '月底' }, false],
  [{ beginDate: '月初' }, false],
  [{ beginDate: '至2026-11-01' }, false],
  [{ price: null }, false],
  [{ price: '面议' }, false],
  [{ priceType: 'PT' }, false],
  [{ priceType: 'XX' }, false],
  [{ price: '0' }, true],
  [{ usableQty: '不限' }, true],
  [{ usableQty: '若干' }, false],
  [{ usableQty: 5, realQty: '—' }, false],
])('a policy with %j is offered: %s', (more, isThere) => {
  expect(offered(more)).toHaveLength(isThere ? 2 : 1);
});

it.each(['1,899.00', '面议', null])('CART-06 a product is not bought at a price of %j', (price) => {
  const prices = [
    { priceType: 'PT', priceVersion: 'PV', price },
    { priceType: 'TJ', priceVersion: 'TJ1', price: 1799 },
  ] as const;
  expect([bestPrice(prices), priceOfType(prices, 'PT')]).toEqual([undefined, undefined]);
  expect(priceOfType(prices, 'TJ')?.priceVersion).toBe('TJ1');
});

it('an ordinary price that cannot be read is none, and strikes nothing out', () => {
  const prices = offerPrices({ ordinary: { price: '' }, policies: [policy], now: NOW });
  expect(prices.map(({ priceType, ordinaryPrice }) => [priceType, ordinaryPrice])).toEqual([
    ['TJ', undefined],
  ]);
  expect(offerPrices({ ordinary: undefined, policies: [], now: NOW })).toEqual([]);
  expect(offerPrices({ ordinary: { price: 5 }, policies: [], now: NOW })[0]?.priceVersion).toBe('');
});

it('NAV-01 of two policies of a type the cheaper one counts, while it is not used up', () => {
  const [dear, cheap] = [
    { versionCode: 'D', price: 1850 },
    { versionCode: 'C', price: 1790 },
  ];
  const version = (...policies: readonly object[]) => priceOfType(offered(...policies), 'TJ')?.priceVersion;
  expect(version(dear, cheap)).toBe('C');
  expect(version(dear, { ...cheap, usableQty: 0 })).toBe('D');
  expect(version({ ...cheap, realQty: '0' })).toBe('C');
  expect(priceOfType(offered(), 'TJ')).toBeUndefined();
  expect(version({ versionCode: undefined })).toBe('');
});

it.each([
  ['YJCY', 'YJCY'],
  ['tj', undefined],
  [null, undefined],
])('NAV-01 the price type %s of an address is %s', (text, type) => {
  expect(priceTypeOf(text)).toBe(type);
});

const pieces = { isWithdrawn: false, centreStock: 12 };

it.each([
  [{}, undefined, undefined],
  [{ centreStock: undefined }, undefined, undefined],
  [{ centreStock: 0 }, undefined, refuse('stock.out')],
  [{ centreStock: 0, warehouseStock: 3 }, undefined, undefined],
  [{ warehouseStock: 0 }, undefined, refuse('stock.out')],
  [{ productCode: undefined }, undefined, refuse('price.noCode')],
  [{ productCode: 'GR0325A03' }, undefined, undefined],
  [{ allowed: 5 }, 5, undefined],
  [{ allowed: 0 }, 0, refuse('price.quotaUsed')],
  [{ isWithdrawn: true }, 12, undefined],
  [{ isWithdrawn: true, allowed: 5 }, 5, undefined],
  [{ isWithdrawn: true, centreStock: 0 }, 0, refuse('stock.withdrawn')],
  [{ isWithdrawn: true, centreStock: -1 }, 0, refuse('stock.withdrawn')],
  [{ isWithdrawn: true, centreStock: undefined }, undefined, refuse('stock.unknown')],
])('CALC-05 with %j at most %s pieces are sold, refused: %s', (more, limit, refusal) => {
  expect(pieceLimit({ ...pieces, ...more })).toBe(limit);
  expect(pieceRefusal({ ...pieces, ...more })).toEqual(refusal);
});
