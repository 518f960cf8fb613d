import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { askOf } from './dialog';
import {
  CALCULATOR_CLOSED,
  type CalculatorEvent,
  type CalculatorProduct,
  type CalculatorState,
  calculate,
  calculatorReducer,
  isEditable,
} from './index';

const FRIDAY = new Date('2026-11-20T12:00:00+08:00');
const product: CalculatorProduct = { productCode: 'A', zsdRevqSum: 600, storeAmt: 50 };
const after = (...events: readonly CalculatorEvent[]): CalculatorState =>
  events.reduce<CalculatorState>((state, event) => calculatorReducer(state, event), CALCULATOR_CLOSED);
const open: CalculatorEvent = { type: 'open' };
const pick = (more: Partial<CalculatorProduct> = {}): CalculatorEvent => ({
  type: 'pick',
  product: { ...product, ...more },
});
const draftOf = (state: CalculatorState) => ('draft' in state ? state.draft : undefined);

it('CALC-01 the dialog opens empty in the mode of turnover and closes from every state', () => {
  expect(after()).toEqual({ kind: 'closed' });
  expect(after(open)).toEqual({ kind: 'empty', mode: 'turnover' });
  for (const events of [
    [open],
    [open, pick()],
    [open, pick({ countOrder3months: 0 })],
    [open, pick({ markOrDrop: 1 })],
  ]) {
    expect(after(...events, { type: 'close' })).toBe(CALCULATOR_CLOSED);
  }
});

it('CALC-01 the mode can be switched before and after a product is picked; the answer goes with it', () => {
  const mode: CalculatorEvent = { type: 'switchMode', mode: 'replenishment' };
  expect(after(open, mode)).toEqual({ kind: 'empty', mode: 'replenishment' });
  expect(after(open, mode, pick())).toMatchObject({ kind: 'ready', mode: 'replenishment' });
  expect(after(open, pick({ markOrDrop: 1 }), mode)).toMatchObject({ kind: 'barred', mode: 'replenishment' });
  const switched = after(open, pick(), { type: 'calculate', now: FRIDAY }, mode);
  expect(switched).toMatchObject({ kind: 'ready', mode: 'replenishment' });
  expect(switched).not.toHaveProperty('answer');
});

it('CALC-01 a picked product fills the form, nothing is editable without the toggle', () => {
  const ready = after(open, pick({ jshdQtyT1: 3 }));
  expect(ready).toEqual({
    kind: 'ready',
    mode: 'turnover',
    draft: {
      product: { ...product, jshdQtyT1: 3 },
      values: { zsdRevqSum: 600, storeAmt: 50, jshdQtyT1: 3 },
      revisable: [],
      isEditing: false,
      plan: { quantity: '', days: '', week: 2 },
    },
  });
  expect(after(open, pick(), { type: 'revise', field: 'storeAmt', value: 7 })).toEqual(after(open, pick()));
});

it('CALC-01b the toggle makes every figure editable and back', () => {
  const edited = after(
    open,
    pick(),
    { type: 'toggleEdit' },
    { type: 'revise', field: 'jshdQtyT0', value: '7' },
  );
  expect(draftOf(edited)).toMatchObject({
    isEditing: true,
    values: { zsdRevqSum: 600, storeAmt: 50, jshdQtyT0: '7' },
  });
  const back = after(open, pick(), { type: 'toggleEdit' }, { type: 'toggleEdit' });
  expect(draftOf(back)?.isEditing).toBe(false);
});

it('CALC-03 a figure that was not obtained is prompted for and editable without the toggle', () => {
  const asking = after(open, pick({ zsdRevqSum: '-' }));
  expect(asking).toMatchObject({ kind: 'asking', mode: 'turnover', alerts: [{ kind: 'figures' }] });
  const ready = after(
    open,
    pick({ zsdRevqSum: '-' }),
    { type: 'confirm' },
    { type: 'revise', field: 'zsdRevqSum', value: 60 },
  );
  expect(ready).toMatchObject({ kind: 'ready', draft: { values: { zsdRevqSum: 60, storeAmt: 50 } } });
  const draft = draftOf(ready);
  expect(draft && [isEditable(draft, 'zsdRevqSum'), isEditable(draft, 'storeAmt')]).toEqual([true, false]);
});

it('CALC-03 an unknown retail is blanked and editable, without a prompt', () => {
  const ready = after(open, pick({ zsdRevqSum: 99_999 }));
  expect(ready).toMatchObject({ kind: 'ready', draft: { revisable: ['zsdRevqSum'] } });
  expect(draftOf(ready)?.values).toEqual({ storeAmt: 50 });
});

it('CALC-05 alerts are answered one by one, in their order', () => {
  const picked = pick({ markOrDrop: 1, centreStock: 5, storeAmt: null, countOrder3months: 0 });
  const kinds = [0, 1, 2, 3].map((confirmed) => {
    const state = after(
      open,
      picked,
      ...Array.from({ length: confirmed }, () => ({ type: 'confirm' }) as const),
    );
    return state.kind === 'asking' ? state.alerts.map(({ kind }) => kind) : state.kind;
  });
  expect(kinds).toEqual([
    ['withdrawn', 'figures', 'noPickups'],
    ['figures', 'noPickups'],
    ['noPickups'],
    'ready',
  ]);
});

it('CALC-05 a withdrawn product without stock bars the dialog until another is picked', () => {
  const barred = after(open, pick({ markOrDrop: 1, countOrder3months: 0 }));
  expect(barred).toEqual({
    kind: 'barred',
    mode: 'turnover',
    alert: { kind: 'notForSale', refusal: refuse('stock.unknown') },
  });
  expect(after(open, pick({ markOrDrop: 1 }), pick())).toMatchObject({ kind: 'ready' });
  expect(after(open, pick(), pick({ markOrDrop: 1 }))).toMatchObject({ kind: 'barred' });
});

describe('CALC-01 calculating', () => {
  const now: CalculatorEvent = { type: 'calculate', now: FRIDAY };
  const plan: CalculatorEvent = { type: 'plan', plan: { quantity: 40 } };

  it.each([
    ['turnover', { quantity: 40 }, { mode: 'turnover', quantity: 40 }],
    ['replenishment', { days: 30 }, { mode: 'replenishment', safeDays: 30 }],
    ['reverse', { days: 30, week: 1 }, { mode: 'reverse', days: 30, week: 1 }],
    ['reverse', { days: 30 }, { mode: 'reverse', days: 30, week: 2 }],
  ] as const)('CALC-01a the mode %s with the plan %o asks for %o', (mode, planned, request) => {
    const state = after(open, pick(), { type: 'switchMode', mode }, { type: 'plan', plan: planned }, now);
    const ask = {
      productCode: 'A',
      values: { zsdRevqSum: 600, storeAmt: 50 },
      maxStock: undefined,
      ...request,
    };
    const draft = draftOf(state);
    expect(draft && askOf(mode, draft)).toEqual(ask);
    expect(state).toHaveProperty('answer', { ask, now: FRIDAY, result: calculate(ask, FRIDAY) });
  });

  it('CALC-02 a problem comes as the answer, and the next change removes it', () => {
    expect(after(open, pick(), now)).toMatchObject({
      kind: 'ready',
      answer: { result: { kind: 'refused' } },
    });
    expect(after(open, pick(), plan, now)).toMatchObject({
      answer: { result: { kind: 'answered', quantity: 40 } },
    });
    for (const change of [plan, { type: 'revise', field: 'storeAmt', value: 1 } as const]) {
      expect(after(open, pick({ storeAmt: '' }), { type: 'confirm' }, plan, now, change)).not.toHaveProperty(
        'answer',
      );
    }
  });

  it('CALC-01 the toggle alone leaves the answer, a refused edit too', () => {
    expect(after(open, pick(), plan, now, { type: 'toggleEdit' })).toHaveProperty('answer');
    expect(after(open, pick(), plan, now, { type: 'revise', field: 'storeAmt', value: 1 })).toHaveProperty(
      'answer',
    );
  });

  it('CALC-05 the limit of the product reaches the calculation', () => {
    const state = after(open, pick({ maxStock: 39 }), plan, now);
    expect(state).toMatchObject({
      answer: {
        result: {
          refusals: [{ field: 'quantity', refusal: refuse('calculator.aboveMaxStock', { maxStock: 39 }) }],
        },
      },
    });
  });
});

it('CALC-01 events that a state does not answer do not compile and change nothing', () => {
  // @ts-expect-error a closed dialog cannot calculate
  expect(calculatorReducer({ kind: 'closed' }, { type: 'calculate', now: FRIDAY })).toEqual({
    kind: 'closed',
  });
  const asking = after(open, pick({ countOrder3months: 0 }));
  expect(calculatorReducer(asking, { type: 'calculate', now: FRIDAY })).toBe(asking);
});

const anyEvent: fc.Arbitrary<CalculatorEvent> = fc.oneof(
  fc.constantFrom<CalculatorEvent>(
    open,
    { type: 'close' },
    { type: 'confirm' },
    { type: 'toggleEdit' },
    { type: 'calculate', now: FRIDAY },
    { type: 'switchMode', mode: 'reverse' },
    { type: 'switchMode', mode: 'turnover' },
    pick(),
    pick({ storeAmt: '-' }),
    pick({ markOrDrop: 1 }),
    pick({ countOrder3months: 0, markOrDrop: 1, centreStock: 2 }),
  ),
  fc.nat(50).map((quantity): CalculatorEvent => ({ type: 'plan', plan: { quantity, days: quantity } })),
  fc.nat(50).map((value): CalculatorEvent => ({ type: 'revise', field: 'storeAmt', value })),
);

it('CALC-01 no sequence of events leaves the states, and an answer always fits its form', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const state = after(...events);
      expect(['closed', 'empty', 'asking', 'ready', 'barred']).toContain(state.kind);
      if (state.kind === 'asking') expect(state.alerts.length).toBeGreaterThan(0);
      if (state.kind === 'ready' && state.answer) {
        const ask = askOf(state.mode, state.draft);
        expect(state.answer).toEqual({ ask, now: FRIDAY, result: calculate(ask, FRIDAY) });
      }
    }),
  );
});
