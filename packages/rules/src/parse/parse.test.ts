import { describe, expect, it } from 'vitest';
import type { SubmitRecord } from '../order';
import { parseCartEntries } from './parse-cart';
import { parseGateAnswer, parseShipTos, parseVehicleLines } from './parse-delivery';
import { parseSubmitJournal } from './parse-journal';
import { parsePayers, parseSettleData } from './parse-settle';
import { type Parsed, problemsText } from './parsed';

function wrong(parsed: Parsed<unknown>): string {
  return parsed.ok ? '' : problemsText(parsed.problems);
}

describe('CART-01 cart entries', () => {
  const line = { productCode: 'P1', number: 2 };
  const entry = { id: 'E1', activityType: 1, number: 2, productList: [line], composeEnable: true };

  it('come back themselves, unknown fields and all', () => {
    const cart = [
      {
        ...entry,
        composeId: 7,
        picUrl: 'x',
        productList: [{ ...line, price: '19.90', isStock: 1, more: {} }],
      },
    ];
    const parsed = parseCartEntries(cart);
    expect(parsed.ok && parsed.data).toBe(cart);
  });

  it.each<[string, unknown]>([
    ['应为列表', null],
    ['应为列表', { 0: entry }],
    ['[0]：应为对象', ['x']],
    ['[0].activityType：应为 1、2 或 3', [{ ...entry, activityType: 4 }]],
    ['[0].number：应为数字', [{ ...entry, number: '两台' }]],
    ['[0].number：应为数字', [{ ...entry, number: undefined }]],
    ['[1].productList：应为列表', [entry, { ...entry, productList: 1 }]],
    [
      '[0].productList[1].productCode：不能为空',
      [{ ...entry, productList: [line, { ...line, productCode: '' }] }],
    ],
    ['[0].productList[0].price：应为数字', [{ ...entry, productList: [{ ...line, price: '1,234' }] }]],
    ['[0].productList[0].isStock：应为是或否', [{ ...entry, productList: [{ ...line, isStock: {} }] }]],
    ['[0].composeEnable：应为是或否；[0].index：应为数字', [{ ...entry, composeEnable: [], index: '1' }]],
    ['[0].id：应为文字或数字', [{ ...entry, id: true }]],
    ['[0].composeId：应为文字或数字', [{ ...entry, composeId: {} }]],
    [
      '[0].productList[0].priceVersionInfo.versionCode：应为文字',
      [{ ...entry, productList: [{ ...line, priceVersionInfo: { versionCode: 1 } }] }],
    ],
    ['[0].activityId：应为文字或数字', [{ ...entry, activityId: [] }]],
  ])('%s', (text, value) => {
    expect(wrong(parseCartEntries(value))).toBe(text);
  });

  it('may have figures that are not there', () => {
    const bare = { ...line, price: '', weekPromise: 0, farWeek: '0', kuanXian: null, priceType: null };
    expect(parseCartEntries([{ ...entry, productList: [bare] }]).ok).toBe(true);
  });
});

describe('CART-05 the settlement', () => {
  const order = { orderNo: '1', splitOrderProductList: [{ price: 1, number: '2' }] };
  const data = (overrides: object) => ({
    composeProductList: [{ splitOrderDetailList: [{ ...order, ...overrides }] }],
  });
  const at = 'composeProductList[0].splitOrderDetailList[0]';

  it.each<[string, unknown]>([
    ['', data({})],
    ['', data({ payerInfo: null, payToList: [{ payerCode: 'P', payerBalance: { balance: '1.5' } }] })],
    ['应为对象', []],
    ['composeProductList：应为列表', {}],
    [
      'composeProductList[0].composeOrderNo：应为文字',
      { composeProductList: [{ composeOrderNo: 1, splitOrderDetailList: [] }] },
    ],
    [`${at}.orderNo：不能为空`, data({ orderNo: '' })],
    [`${at}.splitOrderProductList[0].price：应为数字`, data({ splitOrderProductList: [{ number: 1 }] })],
    [`${at}.payerInfo：应为对象`, data({ payerInfo: 'P1' })],
    [
      `${at}.payToList[0].payerBalance.balance：应为数字`,
      data({ payToList: [{ payerBalance: { balance: '?' } }] }),
    ],
  ])('%s', (text, value) => {
    expect(wrong(parseSettleData(value))).toBe(text);
  });
});

describe('FLOAT-05, ADDR-01, ROUTE-03 and CART-09 answers', () => {
  it.each<[(value: unknown) => Parsed<unknown>, unknown, string]>([
    [parsePayers, [{ payerCode: 'P', payerType: '90', balance: 1 }], ''],
    [parsePayers, [{ payerCode: 1 }], '[0].payerCode：应为文字'],
    [parsePayers, [{ payerType: 90 }], '[0].payerType：应为文字'],
    [parsePayers, [{ balance: Number.NaN }], '[0].balance：应为数字'],
    [parseShipTos, [{ sendtoCode: 'T1', isDefault: 1 }], ''],
    [parseShipTos, [{ sendtoAddress: 'x' }], '[0].sendtoCode：应为文字'],
    [parseGateAnswer, { isOpen: false, remark: '月结' }, ''],
    [parseGateAnswer, { remark: 1 }, 'remark：应为文字'],
    [parseVehicleLines, [{ IBL_NUM: 5, IBL_MINNUM: '0', IBL_MAXNUM: '' }], ''],
    [parseVehicleLines, [{ IBL_MINNUM: '五' }], '[0].IBL_MINNUM：应为数字'],
  ])('%o of %j says %o', (parse, value, text) => {
    expect(wrong(parse(value))).toBe(text);
  });
});

describe('ORDER-01 the stored journal', () => {
  const submission = {
    saletoCode: 'S',
    sendtoCode: 'T',
    orders: [{ orderNo: '1', payerCode: 'P', lines: [{ productCode: 'A', number: 1 }] }],
  };
  const base = { id: 'r', fingerprint: 'f', submission, plannedAt: 1 };
  const records: SubmitRecord[] = [
    { ...base, kind: 'planned' },
    { ...base, kind: 'sent', sentAt: 2 },
    { ...base, kind: 'lost', sentAt: 2 },
    { ...base, kind: 'unknown', sentAt: 2, reason: 'x' },
    { ...base, kind: 'placed', orderNos: ['1'] },
    { ...base, kind: 'refused', msg: 'x' },
    { ...base, kind: 'notFound' },
    { ...base, kind: 'withdrawn' },
  ];

  it('is read in every state, through JSON', () => {
    const stored = JSON.parse(JSON.stringify(records));
    expect(parseSubmitJournal(stored)).toEqual({ ok: true, data: records });
  });

  it.each<[string, unknown]>([
    ['应为列表', 'x'],
    ['[0].kind：不是已知的提交状态', [{ ...base, kind: 'gone' }]],
    ['[0].sentAt：应为时间', [{ ...base, kind: 'sent' }]],
    ['[0].orderNos[0]：应为文字', [{ ...base, kind: 'placed', orderNos: [1] }]],
    [
      '[0].submission.orders[0].lines[0].productCode：应为文字',
      [
        {
          ...base,
          kind: 'planned',
          submission: { ...submission, orders: [{ orderNo: '1', payerCode: 'P', lines: [{ number: 1 }] }] },
        },
      ],
    ],
  ])('%s', (text, value) => {
    expect(wrong(parseSubmitJournal(value))).toBe(text);
  });
});
