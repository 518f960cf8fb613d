import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntries, orderKeyword, PALETTE_ROOM, paletteRoom } from './palette';

const ENTRIES = [
  { id: '/myOrder', label: '我的订单', place: '直供采购 › 我的订单' },
  { id: '/bigorder', label: '大单采购', place: '直供采购 › 购物车和导入' },
  { id: '/cart', label: '购物车', place: '直供采购 › 购物车和导入' },
  { id: '/popOrder', label: 'POP 订单', place: '直供采购 › 我的订单' },
  { id: '/cart', label: '购物车', place: '悬浮工具栏' },
];
const INITIALS: Readonly<Record<string, string>> = { 我的订单: 'wddd', 购物车: 'gwc' };
const byInitials = (label: string, key: string) => INITIALS[label]?.includes(key) ?? false;
const labels = (text: string) => findEntries(ENTRIES, text, byInitials).map(({ label }) => label);

describe('palette', () => {
  it.each([
    ['购物', ['购物车', '大单采购']],
    ['订单', ['我的订单', 'POP 订单']],
    ['ｐｏｐ订单', ['POP 订单']],
    ['P O P', ['POP 订单']],
    ['gwc', ['购物车']],
    ['怎么看购物车', ['购物车', '大单采购']],
    ['没有', []],
    ['  ', []],
  ])('%s finds %o: by the beginning, the label, pinyin, the place; each address once', (text, result) => {
    expect(labels(text)).toEqual(result);
  });

  it('a label that begins so stands before one that holds it, and both before pinyin', () => {
    const entries = ['大单', '开票订单', '订单管理'].map((label) => ({ id: label, label, place: '' }));
    const found = findEntries(entries, '订单', (label) => label === '大单');
    expect(found.map(({ label }) => label)).toEqual(['订单管理', '开票订单', '大单']);
  });

  it.each([
    ['601', undefined],
    [' 6010 ', '6010'],
    ['ＫＦＲ－２６', 'KFR-26'],
  ])('orders are looked for by %j as %j', (text, keyword) => {
    expect(orderKeyword(text)).toBe(keyword);
  });

  it.each([
    [
      { goods: 10, orders: 10, entries: 10 },
      { goods: 3, orders: 2, entries: 3 },
    ],
    [
      { goods: 10, orders: 0, entries: 1 },
      { goods: 7, orders: 0, entries: 1 },
    ],
    [
      { goods: 0, orders: 10, entries: 0 },
      { goods: 0, orders: 8, entries: 0 },
    ],
  ])('of %o it shows %o', (counts, room) => {
    expect(paletteRoom(counts)).toEqual(room);
  });

  it('shows as much as there is, up to its room, and never more of a kind than was found', () => {
    const count = fc.nat({ max: 20 });
    fc.assert(
      fc.property(fc.record({ goods: count, orders: count, entries: count }), (counts) => {
        const room = paletteRoom(counts);
        const sum = room.goods + room.orders + room.entries;
        expect(sum).toBe(Math.min(PALETTE_ROOM.all, counts.goods + counts.orders + counts.entries));
        expect(room.goods).toBeLessThanOrEqual(counts.goods);
        expect(room.orders).toBeLessThanOrEqual(counts.orders);
        expect(room.entries).toBeLessThanOrEqual(counts.entries);
      }),
    );
  });
});
