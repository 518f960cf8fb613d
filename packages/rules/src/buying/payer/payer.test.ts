import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payerEntry, payersOf, renewPayers, type SplitOrder } from './payer-entry';
import { oldPayerRoute, payerRoute } from './payer-route';
import { isSafePay, isShownPayer, NO_PAYERS, type Payer, SAFE_PAY_LABEL, topPayers } from './top-payers';

describe('PROF-02a PROF-02b FLOAT-05e the payer page', () => {
  it.each([
    [{ channelGroup: 'ZY', customerSpecialLabel: 'KZXKH' }, 'payerCT', 'oldpayerCT'],
    [{ channelGroup: 'ZY', customerSpecialLabel: '' }, 'payerZY', 'oldpayerZY'],
    [{ channelGroup: 'ZY', customerSpecialLabel: 'kzxkh' }, 'payerZY', 'oldpayerZY'],
    [{ channelGroup: 'CT', customerSpecialLabel: 'KZXKH' }, 'payerCT', 'oldpayerCT'],
    [{ channelGroup: 'CT' }, 'payerCT', 'oldpayerCT'],
    [{ channelGroup: 'R' }, undefined, undefined],
    [{}, undefined, undefined],
  ])('of %j is %s, the old one %s', (facts, route, oldRoute) => {
    expect([payerRoute(facts), oldPayerRoute(facts)]).toEqual([route, oldRoute]);
  });
});

describe('FLOAT-05 the balance popup', () => {
  const types = ['01', '02', '03', '04', '07', '15', '90', null];
  const anyPayer = fc.record({
    payerCode: fc.string({ maxLength: 4 }),
    payerType: fc.constantFrom(...types),
    balance: fc.oneof(
      fc.integer({ min: -5, max: 5 }),
      fc.integer({ min: -9, max: 99 }).map(String),
      fc.constant(''),
    ),
  });
  const rank = ({ balance }: Payer) => (balance === '' ? -Infinity : Number(balance));

  it('FLOAT-05a shows what filter, sort and slice would show', () => {
    fc.assert(
      fc.property(fc.array(anyPayer), (payers) => {
        const sorted = payers
          .filter(isShownPayer)
          .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
        expect(topPayers(payers)).toEqual(sorted.slice(0, 6));
      }),
    );
  });

  it.each([
    ['01', true],
    ['03', false],
    ['07', false],
    ['15', false],
    ['90', true],
    [undefined, true],
  ])('FLOAT-05b FLOAT-05c type %s is shown: %s', (payerType, isShown) => {
    expect(isShownPayer({ payerType })).toBe(isShown);
    expect(topPayers([{ payerType, balance: 1 }])).toHaveLength(isShown ? 1 : 0);
    expect(isSafePay({ payerType })).toBe(payerType === '90');
  });

  it('shows six of seven and keeps the order of equal balances', () => {
    const payers = [...'abcdefg'].map((payerCode) => ({ payerCode, balance: 1 }));
    expect(
      topPayers(payers)
        .map(({ payerCode }) => payerCode)
        .join(''),
    ).toBe('abcdef');
    expect(topPayers([...payers, { payerCode: 'h', balance: 2 }])[0]?.payerCode).toBe('h');
  });

  it('FLOAT-05d puts an unreadable balance last and says so when there is nobody', () => {
    const payers = [{ balance: null }, { balance: 'x' }, {}, { balance: '-3' }];
    expect(topPayers(payers)).toEqual([{ balance: '-3' }, { balance: null }, { balance: 'x' }, {}]);
    expect([topPayers([]), NO_PAYERS, SAFE_PAY_LABEL]).toEqual([[], '暂无数据', '安全付']);
  });
});

describe('PAYER-01 the payer entry', () => {
  const order: SplitOrder = {
    orderNo: '601',
    splitOrderProductList: [{ price: '19.99', number: 3 }],
    payerInfo: { payerCode: 'P1', payerName: '甲', payerBalance: { balance: '500.5', paytoCode: 'P1' } },
    payToList: [
      { payerCode: 'P1', payerName: '甲二' },
      { payerCode: 'P2', payerName: '乙', payerBalance: { balance: 7 } },
      { payerName: '丙', payerBalance: { paytoCode: 'P3' } },
      { payerName: '无名' },
    ],
  };

  it.each([
    [undefined, { credit: '500.5', payerName: '甲', payerCode: 'P1' }],
    ['P2', { credit: 7, payerName: '乙', payerCode: 'P2' }],
    ['P3', { credit: undefined, payerName: '丙', payerCode: 'P3' }],
  ])('PAYER-01a for the choice %s is %o', (payerCode, entry) => {
    expect(payerEntry(order, payerCode)).toEqual({ key: '601', priceToPay: '59.97', ...entry });
  });

  it('PAYER-01b comes from payToList when nobody is proposed', () => {
    const entry = { payerCode: 'P1', payerName: '甲二', credit: undefined };
    expect(payerEntry({ ...order, payerInfo: null })).toMatchObject(entry);
    expect(payerEntry({ ...order, payerInfo: {}, payToList: [{ payerCode: 'P9' }] })?.payerName).toBe('');
  });

  it.each([
    [{ ...order, payerInfo: undefined, payToList: undefined }, undefined],
    [order, 'P8'],
  ])('is missing where the order has no such payer', (without, payerCode) => {
    expect(payerEntry(without, payerCode)).toBeUndefined();
  });

  it('PAYER-01a is missing where a price cannot be read: what it would pay is not known', () => {
    const splitOrderProductList = [{ price: '¥19.99', number: 3 }];
    expect(payerEntry({ ...order, splitOrderProductList })).toBeUndefined();
  });

  it('has each payer once, the proposed one first, and none without a code', () => {
    expect(payersOf(order).map(({ payerName }) => payerName)).toEqual(['甲', '乙', '丙']);
    expect(payersOf({ ...order, payerInfo: null, payToList: null })).toEqual([]);
  });
});

describe('newer balances', () => {
  const held = (paytoCode: string, balance: number) => ({
    payerName: `付款方${paytoCode}`,
    payerBalance: { paytoCode, balance },
  });
  const order = { orderNo: '1', splitOrderProductList: [], mark: 'own' };
  const newer = [{ payerCode: 'P1', payerBalance: { balance: 9 } }];

  it('replace those of their payers, wherever the order names them, and nothing else', () => {
    const value = { ...order, payerInfo: held('P1', 1), payToList: [held('P2', 2), held('P1', 1)] };
    expect(renewPayers(value, newer)).toEqual({
      ...value,
      payerInfo: held('P1', 9),
      payToList: [held('P2', 2), held('P1', 9)],
    });
  });

  it.each([
    [order],
    [{ ...order, payerInfo: null, payToList: null }],
    [{ ...order, payerInfo: held('P2', 2), payToList: [] }],
  ])('leave %j as it is', (value) => {
    expect(renewPayers(value, newer)).toEqual(value);
    expect(Object.keys(renewPayers(value, newer))).toEqual(Object.keys(value));
  });
});
