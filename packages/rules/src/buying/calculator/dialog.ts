/** The calculator dialog: pick a product, answer its alerts, revise figures, calculate in a mode (CALC-01, CALC-03, CALC-05). */
import type { Amount } from '../../base/decimal';
import { advance, type EventOf, type Transitions } from '../../base/machine';
import { type CalculatorAlert, calculatorAlerts, orderLimit } from './alerts';
import type { CalculatorAsk } from './ask';
import { type CalculatorAnswer, calculate } from './calculate';
import {
  type CalculatorField,
  type CalculatorProduct,
  type CalculatorValues,
  startingFigures,
} from './calculator-fields';
import type { Week } from './forecast';

/** The kind of calculation in the dialog. */
export type CalculatorMode = CalculatorAsk['mode'];

/** The plan of the user; each mode reads its own part. */
export interface CalculatorPlan {
  /** Pieces, for the turnover after an order. */
  readonly quantity: Amount;
  /** Days, for the replenishment and the reverse mode. */
  readonly days: Amount;
  /** The week of the reverse mode. */
  readonly week: Week;
}

/** A picked product with its figures as they stand in the form. */
export interface CalculatorDraft {
  readonly product: CalculatorProduct;
  readonly values: CalculatorValues;
  /** Editable without the toggle, because they were not obtained (CALC-03). */
  readonly revisable: readonly CalculatorField[];
  readonly isEditing: boolean;
  readonly plan: CalculatorPlan;
}

/** A result with its question, so that the explanation uses the same question. */
export interface Calculation {
  readonly ask: CalculatorAsk;
  readonly now: Date;
  readonly result: CalculatorAnswer;
}

/** `asking` holds at least one alert, the first is on show; `barred` is a product that cannot be sold. */
export type CalculatorState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'empty'; readonly mode: CalculatorMode }
  | {
      readonly kind: 'asking';
      readonly mode: CalculatorMode;
      readonly draft: CalculatorDraft;
      readonly alerts: readonly [CalculatorAlert, ...CalculatorAlert[]];
    }
  | {
      readonly kind: 'ready';
      readonly mode: CalculatorMode;
      readonly draft: CalculatorDraft;
      readonly answer?: Calculation;
    }
  | { readonly kind: 'barred'; readonly mode: CalculatorMode; readonly alert: CalculatorAlert };

/**
 * The actions of the user in the dialog; `calculate` brings the time, because the days left of the week depend on it.
 */
export type CalculatorEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'switchMode'; readonly mode: CalculatorMode }
  | { readonly type: 'pick'; readonly product: CalculatorProduct }
  | { readonly type: 'confirm' }
  | { readonly type: 'toggleEdit' }
  | { readonly type: 'revise'; readonly field: CalculatorField; readonly value: Amount }
  | { readonly type: 'plan'; readonly plan: Partial<CalculatorPlan> }
  | { readonly type: 'calculate'; readonly now: Date };

type CalculatorReach = {
  closed: 'open';
  empty: 'close' | 'switchMode' | 'pick';
  asking: 'close' | 'confirm';
  ready: 'close' | 'switchMode' | 'pick' | 'toggleEdit' | 'revise' | 'plan' | 'calculate';
  barred: 'close' | 'switchMode' | 'pick';
};

/** The dialog before it is opened. */
export const CALCULATOR_CLOSED: CalculatorState = { kind: 'closed' };

type Ready = Extract<CalculatorState, { readonly kind: 'ready' }>;

const NO_PLAN: CalculatorPlan = { quantity: '', days: '', week: 2 };

function afterAlerts(
  mode: CalculatorMode,
  draft: CalculatorDraft,
  [first, ...rest]: readonly CalculatorAlert[],
): CalculatorState {
  return first ? { kind: 'asking', mode, draft, alerts: [first, ...rest] } : { kind: 'ready', mode, draft };
}

function picked(mode: CalculatorMode, product: CalculatorProduct): CalculatorState {
  const { values, revisable, isPrompted } = startingFigures(product);
  const alerts = calculatorAlerts(product, isPrompted);
  const barring = alerts.find(({ kind }) => kind === 'notForSale');
  if (barring) return { kind: 'barred', mode, alert: barring };
  return afterAlerts(mode, { product, values, revisable, isEditing: false, plan: NO_PLAN }, alerts);
}

/** Whether the user may change a figure: with the toggle any, without it those that were not obtained (CALC-01, CALC-03). */
export function isEditable({ isEditing, revisable }: CalculatorDraft, field: CalculatorField): boolean {
  return isEditing || revisable.includes(field);
}

/** The question that the form asks. */
export function askOf(mode: CalculatorMode, { product, values, plan }: CalculatorDraft): CalculatorAsk {
  const base = { productCode: product.productCode, values, maxStock: orderLimit(product) };
  if (mode === 'turnover') return { ...base, mode, quantity: plan.quantity };
  if (mode === 'replenishment') return { ...base, mode, safeDays: plan.days };
  return { ...base, mode, days: plan.days, week: plan.week };
}

const closed = (): CalculatorState => CALCULATOR_CLOSED;

/** Any change of the form takes the answer away: it would belong to other numbers. */
const changed = ({ mode, draft }: Ready, change: Partial<CalculatorDraft>): CalculatorState => ({
  kind: 'ready',
  mode,
  draft: { ...draft, ...change },
});

const TABLE: Transitions<CalculatorState, CalculatorEvent, CalculatorReach> = {
  closed: { open: () => ({ kind: 'empty', mode: 'turnover' }) },
  empty: {
    close: closed,
    switchMode: (_, { mode }) => ({ kind: 'empty', mode }),
    pick: ({ mode }, { product }) => picked(mode, product),
  },
  asking: {
    close: closed,
    confirm: ({ mode, draft, alerts: [, ...rest] }) => afterAlerts(mode, draft, rest),
  },
  ready: {
    close: closed,
    switchMode: ({ draft }, { mode }) => ({ kind: 'ready', mode, draft }),
    pick: ({ mode }, { product }) => picked(mode, product),
    toggleEdit: ({ draft, ...state }) => ({ ...state, draft: { ...draft, isEditing: !draft.isEditing } }),
    revise: (state, { field, value }) =>
      isEditable(state.draft, field)
        ? changed(state, { values: { ...state.draft.values, [field]: value } })
        : state,
    plan: (state, { plan }) => changed(state, { plan: { ...state.draft.plan, ...plan } }),
    calculate: ({ kind, mode, draft }, { now }) => {
      const ask = askOf(mode, draft);
      return { kind, mode, draft, answer: { ask, now, result: calculate(ask, now) } };
    },
  },
  barred: {
    close: closed,
    switchMode: (state, { mode }) => ({ ...state, mode }),
    pick: ({ mode }, { product }) => picked(mode, product),
  },
};

/** The dialog after an event; one that its state does not answer changes nothing (CALC-01). */
export function calculatorReducer<Kind extends CalculatorState['kind']>(
  state: CalculatorState & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, CalculatorEvent, CalculatorReach>,
): CalculatorState {
  return advance<CalculatorState, CalculatorEvent, CalculatorReach>(TABLE, state, event);
}
