export {
  type CalculatorAlert,
  isWithdrawn,
  orderLimit,
  replenishmentFailure,
  whyNotOrder,
} from './alerts';
export {
  type CalculatorAsk,
  type CalculatorRefusal,
  calculatorRefusals,
  maxStockAlert,
  PLANNED_QUANTITY,
  type ReplenishmentRequest,
  replenishmentRequest,
  SAFE_DAYS,
} from './ask';
export {
  type BatchLine,
  type CalculatorAnswer,
  type CalculatorWeek,
  calculate,
  calculateAll,
} from './calculate';
export {
  type CalculatorField,
  type CalculatorProduct,
  type CalculatorReading,
  type CalculatorValues,
  readFigures,
  UNKNOWN_FIGURE,
} from './calculator-fields';
export { type DayFacts, type DayFigure, dayFigure, RED_DAYS } from './day-figure';
export {
  CALCULATOR_CLOSED,
  type CalculatorDraft,
  type CalculatorEvent,
  type CalculatorMode,
  type CalculatorPlan,
  type CalculatorState,
  calculatorReducer,
  isEditable,
} from './dialog';
export type { Turnover, Week } from './forecast';
export { type HeldProduct, recommendedPieces } from './recommend';
