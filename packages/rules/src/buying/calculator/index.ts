export {
  type CalculatorAlert,
  calculatedOrderRefusal,
  calculatorAlerts,
  isWithdrawn,
  orderLimit,
  replenishmentRefusal,
} from './alerts';
export {
  type CalculatorAsk,
  calculatorRefusals,
  type FieldRefusal,
  maxStockRefusal,
  PLANNED_QUANTITY,
  type ReplenishmentRequest,
  replenishmentRequest,
  SAFE_DAYS,
} from './ask';
export {
  type CalculatedProduct,
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
  startingFigures,
  UNKNOWN_FIGURE,
} from './calculator-fields';
export { type CalculatorRefusal, calculatorText } from './calculator-refusals';
export { type DayFacts, type DayFigure, dayFigure, RED_DAYS } from './day-figure';
export {
  CALCULATOR_CLOSED,
  type Calculation,
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
export { type SafeDaysFacts, safeDaysOf } from './safe-days';
