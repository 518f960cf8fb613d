import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainCoverage, payerCoverage } from './coverage';
import { explainPayerEntry, payerEntry, payersOf, renewPayers, type SplitOrder } from './payer-entry';
import { explainOldPayerRoute, explainPayerRoute, oldPayerRoute, payerRoute } from './payer-route';
import { explainTopPayers, isSafePay, isShownPayer, NO_PAYERS, type Payer, topPayers } from './top-payers';

describe('PROF-02 the payer page', () => {
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

  it.each([
    [
      { channelGroup: 'ZY', customerSpecialLabel: 'KZXKH' },
      '渠道组 ZY 且客户特殊标签 KZXKH，进入付款方页 payerCT',
    ],
    [{ channelGroup: 'ZY' }, '渠道组 ZY 且无客户特殊标签 KZXKH，进入付款方页 payerZY'],
    [{ channelGroup: 'CT' }, '渠道组 CT，进入付款方页 payerCT'],
    [{ channelGroup: 'R' }, '渠道组 R，没有付款方页'],
    [{ channelGroup: null }, '渠道组 为空，没有付款方页'],
  ])('of %j explains itself', (facts, text) => {
    const { result, trace } = explainPayerRoute(facts);
    expect(result).toBe(payerRoute(facts));
    expect(trace).toEqual([{ rule: 'PROF-02', facts: { customerSpecialLabel: undefined, ...facts }, text }]);
  });

  it.each([
    [{ channelGroup: 'ZY' }, '渠道组 ZY 且无客户特殊标签 KZXKH，进入旧付款方页 oldpayerZY'],
    [{ channelGroup: 'CT' }, '渠道组 CT，进入旧付款方页 oldpayerCT'],
    [{ channelGroup: 'R' }, '渠道组 R，没有旧付款方页'],
  ])('of %j explains the old one too', (facts, text) => {
    const { result, trace } = explainOldPayerRoute(facts);
    expect(result).toBe(oldPayerRoute(facts));
    expect(trace).toEqual([{ rule: 'PROF-02', facts: { ...facts, customerSpecialLabel: undefined }, text }]);
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

  it('explaining and deciding agree: shown are those whose sentence ends in 显示', () => {
    const anyPayer = fc.record({
      payerCode: fc.stringMatching(/^[A-Z]{2}$/),
      payerType: fc.constantFrom('01', '03', '07', '15', '90', null, undefined),
      balance: fc.option(fc.double({ noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyPayer, { maxLength: 20 }), (payers) => {
        const { result, trace } = explainTopPayers(payers);
        expect(result).toEqual(topPayers(payers));
        const shown = payers.filter((_, at) => trace[at]?.text.endsWith('，显示'));
        expect(new Set(result)).toEqual(new Set(shown));
      }),
    );
  });

  it('shows what filter, sort and slice would show', () => {
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
  ])('type %s is shown: %s', (payerType, isShown) => {
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

  it('puts an unreadable balance last and says so when there is nobody', () => {
    const payers = [{ balance: null }, { balance: 'x' }, {}, { balance: '-3' }];
    expect(topPayers(payers)).toEqual([{ balance: '-3' }, { balance: null }, { balance: 'x' }, {}]);
    expect([topPayers([]), NO_PAYERS]).toEqual([[], '暂无数据']);
  });

  it('explains each payer, and agrees with the decision', () => {
    const shown = ['01', '90', '02', '02', '02', '02'].map((payerType, at) => ({
      payerCode: `P${at}`,
      payerType,
      balance: 90 - at,
    }));
    const payers: Payer[] = [...shown, { payerCode: 'X', payerType: '03', balance: 999 }, {}];
    const { result, trace } = explainTopPayers(payers);
    expect(result).toEqual(topPayers(payers));
    expect(trace.map(({ text }) => text)).toEqual([
      '付款方 P0 余额 90，显示',
      '付款方 P1（安全付） 余额 89，显示',
      '付款方 P2 余额 88，显示',
      '付款方 P3 余额 87，显示',
      '付款方 P4 余额 86，显示',
      '付款方 P5 余额 85，显示',
      '付款方 X 类型 03，不在余额中显示',
      '付款方  余额 未知，未进入前 6 名',
    ]);
    expect(new Set(trace.map(({ rule }) => rule))).toEqual(new Set(['FLOAT-05']));
    expect(trace[6]?.facts).toEqual({ payerCode: 'X', payerType: '03', balance: 999 });
    expect(explainTopPayers([{ payerCode: 'Y' }]).trace[0]?.text).toBe('付款方 Y 余额 未知，显示');
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
    [
      undefined,
      { credit: '500.5', payerName: '甲', payerCode: 'P1' },
      '订单 601 由默认付款方 P1 支付 59.97 元',
    ],
    ['P2', { credit: 7, payerName: '乙', payerCode: 'P2' }, '订单 601 由所选付款方 P2 支付 59.97 元'],
    ['P3', { credit: 0, payerName: '丙', payerCode: 'P3' }, '订单 601 由所选付款方 P3 支付 59.97 元'],
  ])('for the choice %s', (payerCode, entry, text) => {
    const { result, trace } = explainPayerEntry(order, payerCode);
    expect(result).toEqual({ key: '601', priceToPay: '59.97', ...entry });
    expect(result).toEqual(payerEntry(order, payerCode));
    expect(trace.map((step) => [step.rule, step.text])).toEqual([['PAYER-01', text]]);
  });

  it('comes from payToList when nobody is proposed', () => {
    const { result, trace } = explainPayerEntry({ ...order, payerInfo: null });
    expect(result).toMatchObject({ payerCode: 'P1', payerName: '甲二', credit: 0 });
    expect(trace[0]?.text).toBe('订单 601 由首个可选付款方 P1 支付 59.97 元');
    expect(payerEntry({ ...order, payerInfo: {}, payToList: [{ payerCode: 'P9' }] })?.payerName).toBe('');
  });

  it.each([
    [{ ...order, payerInfo: undefined, payToList: undefined }, undefined, '订单 601 没有付款方'],
    [order, 'P8', '订单 601 的付款方中没有 P8'],
  ])('is missing where the order has no such payer', (without, payerCode, text) => {
    const { result, trace } = explainPayerEntry(without, payerCode);
    expect([result, trace[0]?.rule, trace[0]?.text]).toEqual([undefined, 'PAYER-01', text]);
    expect(trace[0]?.facts).toMatchObject({ orderNo: '601', payerCode });
  });

  it('has each payer once, the proposed one first, and none without a code', () => {
    expect(payersOf(order).map(({ payerName }) => payerName)).toEqual(['甲', '乙', '丙']);
    expect(payersOf({ ...order, payerInfo: null, payToList: null })).toEqual([]);
  });
});

describe('PAYER-01 newer balances', () => {
  const held = (paytoCode: string, balance: number) => ({
    payerName: `付款方${paytoCode}`,
    payerBalance: { paytoCode, balance },
  });
  const order = { orderNo: '1', splitOrderProductList: [], mark: 'own' };
  const newer = [{ payerCode: 'P1', payerBalance: { balance: 9 } }];

  it('replace those of their payers, wherever the order names them, and nothing else', () => {
    const given = { ...order, payerInfo: held('P1', 1), payToList: [held('P2', 2), held('P1', 1)] };
    expect(renewPayers(given, newer)).toEqual({
      ...given,
      payerInfo: held('P1', 9),
      payToList: [held('P2', 2), held('P1', 9)],
    });
  });

  it.each([
    [order],
    [{ ...order, payerInfo: null, payToList: null }],
    [{ ...order, payerInfo: held('P2', 2), payToList: [] }],
  ])('leave %j as it is', (given) => {
    expect(renewPayers(given, newer)).toEqual(given);
    expect(Object.keys(renewPayers(given, newer))).toEqual(Object.keys(given));
  });
});

describe('PAYER-01 whether the balance is enough', () => {
  const entry = (payerCode: string, credit: number | string, priceToPay: string) => ({
    key: `${payerCode}${priceToPay}`,
    payerCode,
    payerName: payerCode,
    credit,
    priceToPay,
  });

  it('adds up what each payer pays', () => {
    const entries = [
      entry('P1', '100.00', '60.00'),
      entry('P2', 5, '5.00'),
      entry('P1', '100.00', '40.01'),
      entry('P3', 9, '1.00'),
    ];
    const { result, trace } = explainCoverage(entries);
    expect(result).toEqual([
      { payerCode: 'P1', payerName: 'P1', credit: '100.00', priceToPay: '100.01', shortfall: '0.01' },
      { payerCode: 'P2', payerName: 'P2', credit: 5, priceToPay: '5.00', shortfall: '0.00' },
      { payerCode: 'P3', payerName: 'P3', credit: 9, priceToPay: '1.00', shortfall: '0.00' },
    ]);
    expect(payerCoverage(entries)).toEqual(result);
    expect(trace.map(({ rule, text }) => `${rule} ${text}`)).toEqual([
      'PAYER-01 付款方 P1 余额 100.00 元，应付 100.01 元，还差 0.01 元',
      'PAYER-01 付款方 P2 余额 5 元，应付 5.00 元，余额充足',
      'PAYER-01 付款方 P3 余额 9 元，应付 1.00 元，余额充足',
    ]);
    expect(trace[0]?.facts).toEqual({ payerCode: 'P1', credit: '100.00', priceToPay: '100.01' });
  });
});
