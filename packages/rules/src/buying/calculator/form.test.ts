import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { calculatorAlerts } from './alerts';
import { PLANNED_QUANTITY } from './ask';
import { startingFigures, UNKNOWN_FIGURE } from './calculator-fields';
import {
  type CalculatorAsk,
  calculatorRefusals,
  calculatorText,
  dayFigure,
  maxStockRefusal,
  orderLimit,
  RED_DAYS,
  replenishmentRefusal,
  replenishmentRequest,
  SAFE_DAYS,
} from './index';

const values = { zsdRevqSum: 600, storeAmt: 50 };
const base: CalculatorAsk = { mode: 'turnover', productCode: 'A', values, quantity: 1 };

it.each([
  ['A', []],
  ['', [refuse('calculator.productMissing')]],
  ['  ', [refuse('calculator.productMissing')]],
  [null, [refuse('calculator.productMissing')]],
  [undefined, [refuse('calculator.productMissing')]],
])('CALC-02f CALC-02a the product code %o is refused as %o', (productCode, texts) => {
  expect(calculatorRefusals({ ...base, productCode }).map(({ refusal }) => refusal)).toEqual(texts);
});

it.each([
  [0, undefined],
  ['0', undefined],
  [999_999, undefined],
  [1_000_000, refuse('quantity.tooLarge', { max: 999999 })],
  [-1, refuse('quantity.tooSmall', { min: 0 })],
  ['1.5', refuse('quantity.whole')],
  ['', refuse('quantity.missing')],
  [null, refuse('quantity.missing')],
  [undefined, refuse('quantity.missing')],
  ['abc', refuse('quantity.digits')],
  [1e9, refuse('quantity.tooLarge', { max: 999999 })],
])('CALC-02b the planned quantity %o gives the message %o', (quantity, text) => {
  const refusals = calculatorRefusals({ ...base, mode: 'turnover', quantity });
  expect(refusals).toEqual(text ? [{ field: 'quantity', refusal: text }] : []);
});

it.each([
  [0, true],
  [1000, true],
  ['30.5', true],
  [-1, false],
  [1000.1, false],
  [1001, false],
  ['', false],
  [null, false],
  ['many', false],
])('CALC-02c %o days are right: %o', (days, isRight) => {
  const refusals = isRight
    ? []
    : [{ field: 'days', refusal: refuse('calculator.days', { min: 0, max: 1000 }) }];
  expect(calculatorRefusals({ mode: 'replenishment', productCode: 'A', values, safeDays: days })).toEqual(
    refusals,
  );
  expect(calculatorRefusals({ mode: 'reverse', productCode: 'A', values, days, week: 1 })).toEqual(refusals);
});

const RETAIL = { field: 'zsdRevqSum', refusal: refuse('calculator.salesZero') };
const SALES = { field: 'growthRates', refusal: refuse('calculator.dailyZero') };
const unread = (field: string) => ({ field, refusal: refuse('calculator.figureUnread') });
const STOCK = { field: 'storeAmt', refusal: refuse('calculator.stockMissing') };

it.each([
  [{ zsdRevqSum: 1, storeAmt: 0 }, []],
  [{ zsdRevqSum: '1', storeAmt: -5 }, []],
  [{ zsdRevqSum: 0, storeAmt: 1 }, [RETAIL]],
  [{ zsdRevqSum: '0.0', storeAmt: 1 }, [RETAIL]],
  [{ zsdRevqSum: null, storeAmt: 1 }, [RETAIL]],
  [{ zsdRevqSum: '-', storeAmt: 1 }, [{ ...RETAIL, refusal: refuse('calculator.figureUnread') }]],
  [{ storeAmt: 1 }, [RETAIL]],
  [{ zsdRevqSum: 60, storeAmt: 1, growthRates: -99.9 }, []],
  [{ zsdRevqSum: 60, storeAmt: 1, growthRates: -100 }, [SALES]],
  [{ zsdRevqSum: -60, storeAmt: 1 }, [SALES]],
  [{ zsdRevqSum: 60 }, [STOCK]],
  [{ zsdRevqSum: 60, storeAmt: '' }, [STOCK]],
  [{ zsdRevqSum: 60, storeAmt: 1, jshdQtyT0: '1,000' }, [unread('jshdQtyT0')]],
  [{ zsdRevqSum: 60, storeAmt: 1, jshdQtyT1: Number.NaN }, [unread('jshdQtyT1')]],
  [{ zsdRevqSum: 60, storeAmt: 1, jshdQtyT2: '-' }, [unread('jshdQtyT2')]],
  [{ zsdRevqSum: 60, storeAmt: 1, growthRates: '5%' }, [unread('growthRates')]],
  [{ zsdRevqSum: 60, storeAmt: 1, jshdQtyT0: ' ', jshdQtyT1: '', jshdQtyT2: null, growthRates: '5' }, []],
  [{}, [RETAIL, STOCK]],
])('CALC-02d the figures %o are refused as %o', (figures, refusals) => {
  expect(calculatorRefusals({ ...base, values: figures })).toEqual(refusals);
});

it('CALC-02 all problems are reported together, in the order of the form', () => {
  const refusals = calculatorRefusals({ mode: 'turnover', productCode: '', values: {}, quantity: '' });
  expect(refusals.map(({ field }) => field)).toEqual(['productCode', 'zsdRevqSum', 'storeAmt', 'quantity']);
  expect([PLANNED_QUANTITY, SAFE_DAYS]).toEqual([
    { min: 0, max: 999_999 },
    { min: 0, max: 1000 },
  ]);
});

it.each([
  [10, 10, undefined],
  [11, 10, refuse('calculator.aboveMaxStock', { maxStock: 10 })],
  [1, 0, refuse('calculator.aboveMaxStock', { maxStock: 0 })],
  [11, null, undefined],
  [11, undefined, undefined],
  [11, Number.NaN, refuse('calculator.maxStockUnread')],
])('CALC-05b an order of %i with the maximum stock %o gives the message %o', (quantity, maxStock, text) => {
  expect(maxStockRefusal(quantity, maxStock)).toEqual(text);
  expect(calculatorRefusals({ ...base, mode: 'turnover', quantity, maxStock })).toEqual(
    text ? [{ field: 'quantity', refusal: text }] : [],
  );
});

const fields = { saletoCode: '88', sendtoCode: '99', productCode: 'A', number: 5 };

it('CALC-02e the replenishment request goes only with all four fields', () => {
  expect(replenishmentRequest({ ...fields, number: 0 })).toEqual({ ...fields, number: 0 });
  expect(replenishmentRequest({ ...fields, more: 1 } as typeof fields)).toEqual(fields);
  for (const field of ['saletoCode', 'sendtoCode', 'productCode'] as const) {
    expect(replenishmentRequest({ ...fields, [field]: '' })).toBeUndefined();
    expect(replenishmentRequest({ ...fields, [field]: undefined })).toBeUndefined();
  }
  for (const number of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(replenishmentRequest({ ...fields, number })).toBeUndefined();
  }
  expect(replenishmentRequest({ ...fields, number: JSON.parse('""') })).toBeUndefined();
  expect(replenishmentRequest({ ...fields, productCode: '  ' })).toBeUndefined();
  expect(replenishmentRequest({ ...fields, number: undefined })).toBeUndefined();
});

it.each([
  [{ zsdRevqSum: 600, storeAmt: 50 }, { zsdRevqSum: 600, storeAmt: 50 }, []],
  [{ zsdRevqSum: 0, storeAmt: 0 }, { zsdRevqSum: 0, storeAmt: 0 }, []],
  [{ zsdRevqSum: '600', storeAmt: 50 }, { storeAmt: 50 }, ['zsdRevqSum']],
  [{ zsdRevqSum: 600, storeAmt: '-' }, { zsdRevqSum: 600 }, ['storeAmt']],
  [{ zsdRevqSum: null, storeAmt: '' }, {}, ['zsdRevqSum', 'storeAmt']],
  [{}, {}, ['zsdRevqSum', 'storeAmt']],
  [{ zsdRevqSum: Number.NaN, storeAmt: 1 }, { storeAmt: 1 }, ['zsdRevqSum']],
  [{ zsdRevqSum: 99_998, storeAmt: 1 }, { zsdRevqSum: 99_998, storeAmt: 1 }, []],
  [{ zsdRevqSum: 1, storeAmt: 99_999 }, { zsdRevqSum: 1, storeAmt: 99_999 }, []],
  [
    { zsdRevqSum: 1, storeAmt: 1, jshdQtyT0: 3, jshdQtyT1: '4', jshdQtyT2: 6, growthRates: 5 },
    { zsdRevqSum: 1, storeAmt: 1, jshdQtyT0: 3, jshdQtyT1: '4', jshdQtyT2: 6, growthRates: 5 },
    [],
  ],
  [{ zsdRevqSum: 1, storeAmt: 1, jshdQtyT1: 4 }, { zsdRevqSum: 1, storeAmt: 1, jshdQtyT1: 4 }, []],
])(
  'CALC-03a of the figures %o %o fill the form and %o must be revised, which is prompted',
  (product, result, missing) => {
    expect(startingFigures(product)).toEqual({
      values: result,
      revisable: missing,
      isPrompted: missing.length > 0,
    });
  },
);

it('CALC-03b an unknown retail of 99999 is blanked and editable without a prompt', () => {
  const unknown = { values: { storeAmt: 1 }, revisable: ['zsdRevqSum'], isPrompted: false };
  expect(startingFigures({ zsdRevqSum: UNKNOWN_FIGURE, storeAmt: 1 })).toEqual(unknown);
  const both = { values: {}, revisable: ['zsdRevqSum', 'storeAmt'], isPrompted: true };
  expect(startingFigures({ zsdRevqSum: 99_999 })).toEqual(both);
});

it.each([
  [{}, []],
  [
    { markOrDrop: 1, centreStock: 5 },
    [{ kind: 'withdrawn', refusal: refuse('stock.withdrawnLeft', { left: 5 }) }],
  ],
  [{ markOrDrop: '1', centreStock: 0 }, [{ kind: 'notForSale', refusal: refuse('stock.withdrawn') }]],
  [{ markOrDrop: '1', centreStock: -1 }, [{ kind: 'notForSale', refusal: refuse('stock.withdrawn') }]],
  [{ markOrDrop: true }, [{ kind: 'notForSale', refusal: refuse('stock.unknown') }]],
  [{ markOrDrop: 0, centreStock: 5 }, []],
  [{ countOrder3months: 0 }, [{ kind: 'noPickups', refusal: refuse('calculator.noPickups') }]],
  [{ countOrder3months: '0' }, [{ kind: 'noPickups', refusal: refuse('calculator.noPickups') }]],
  [{ countOrder3months: 1 }, []],
  [{ countOrder3months: '' }, []],
  [{ countOrder3months: ' ' }, []],
  [{ countOrder3months: null }, []],
])('CALC-05a CALC-05c a product with %o gives the message %o', (product, alerts) => {
  expect(calculatorAlerts({ productCode: 'A', ...product }, false)).toEqual(alerts);
});

it('CALC-03 CALC-05 several alerts come in a fixed order', () => {
  const alerts = calculatorAlerts(
    { productCode: 'A', markOrDrop: 1, centreStock: 5, countOrder3months: 0 },
    true,
  );
  expect(alerts.map(({ kind }) => kind)).toEqual(['withdrawn', 'figures', 'noPickups']);
  expect(calculatorText(alerts[1]?.refusal)).toBe('前60天零售或库存为0或未获取到，请手动修改');
});

it.each([
  [{}, undefined],
  [{ maxStock: 10 }, 10],
  [{ maxStock: 0 }, 0],
  [{ maxStock: null, centreStock: 5 }, undefined],
  [{ markOrDrop: 1, centreStock: 5 }, 5],
  [{ markOrDrop: 1, centreStock: 5, maxStock: 3 }, 3],
  [{ markOrDrop: 1, centreStock: 5, maxStock: 8 }, 5],
  [{ markOrDrop: 1, centreStock: 0 }, 0],
  [{ markOrDrop: 1 }, undefined],
  [{ maxStock: Number.NaN }, Number.NaN],
  [{ markOrDrop: 1, centreStock: 5, maxStock: Number.NaN }, Number.NaN],
])('CALC-05 of a product with %o at most %o pieces may be ordered', (product, limit) => {
  expect(orderLimit({ productCode: 'A', ...product })).toBe(limit);
});

it.each([
  ['0', '库存不足', '库存不足'],
  ['0', '', '该产品暂不允许下单'],
  ['-1', '请求失败', '请求失败'],
])('CALC-05d the failed replenishment with code %s and %o gives the message %s', (code, msg, text) => {
  expect(calculatorText(replenishmentRefusal({ ok: false, code, msg }))).toBe(text);
});

it.each([
  [99_999, '—', false],
  ['99999', '—', false],
  [99_998, '99998.0', true],
  [null, '—', false],
  [undefined, '—', false],
  ['', '—', false],
  [Number.NaN, '—', false],
  [Number.POSITIVE_INFINITY, '—', false],
  [-0.1, '断货', false],
  [-100, '断货', false],
  [0, '0.0', false],
  [0.04, '0.0', false],
  [0.05, '0.1', false],
  [89.9, '89.9', false],
  [89.94, '89.9', false],
  [89.95, '90.0', true],
  [90, '90.0', true],
  ['90.1', '90.1', true],
  [1000, '1000.0', true],
])('CALC-04b CALC-04c CALC-04d %o days are shown as %s, after an order in red: %o', (days, text, isRed) => {
  expect(dayFigure(days, { isAfterOrder: true })).toEqual({ text, isRed });
  expect(dayFigure(days)).toEqual({ text, isRed: false });
  expect(RED_DAYS).toBe(90);
});
