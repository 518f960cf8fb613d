import {
  type CalculatorEvent,
  type CalculatorState,
  calculatorText,
  maxStockRefusal,
  orderLimit,
} from '@dealer-portal/rules/calculator';
import { readQuantity } from '@dealer-portal/rules/input';
import { ReasonButton } from '#ui/button/reason-button';
import { FigureFields } from './figure-fields';
import { PlanFields } from './plan-fields';
import type { Figures } from './queries';
import { Result } from './result';
import './calculator.css';

interface CalculatorFormProps {
  readonly state: Extract<CalculatorState, { readonly kind: 'ready' }>;
  readonly figures: Figures | undefined;
  readonly dispatch: (event: CalculatorEvent) => void;
  readonly onCalculate: () => void;
}

/** Figures, plan, the button, and what came of it (CALC-01, CALC-05). */
export function CalculatorForm({ state, figures, dispatch, onCalculate }: CalculatorFormProps) {
  const { mode, draft, answer } = state;
  const { plan, product } = draft;
  // Known while typing: more than the maximum stock is not calculated at all (CALC-05).
  const planned = readQuantity(String(plan.quantity ?? ''));
  const isCounted = mode === 'turnover' && planned.ok;
  const tooMuch = isCounted
    ? calculatorText(maxStockRefusal(planned.quantity, orderLimit(product)))
    : undefined;
  const refusals = answer?.result.kind === 'refused' ? answer.result.refusals : [];
  const submit = () => {
    if (!tooMuch) onCalculate();
  };
  return (
    <>
      <FigureFields
        draft={draft}
        refusals={refusals}
        onToggleEdit={() => dispatch({ type: 'toggleEdit' })}
        onRevise={(field, value) => dispatch({ type: 'revise', field, value })}
        onEnter={submit}
      />
      <div className="calculator-plan">
        <PlanFields
          mode={mode}
          plan={plan}
          refusals={refusals}
          problem={tooMuch}
          onPlan={(change) => dispatch({ type: 'plan', plan: change })}
          onEnter={submit}
        />
        <CalculateButton problem={tooMuch} onCalculate={submit} />
      </div>
      <Result answer={answer} figures={figures} product={product} />
    </>
  );
}

interface CalculateButtonProps {
  readonly problem?: string | undefined;
  readonly onCalculate: () => void;
}

/** Says on hover and focus why it does nothing. */
export function CalculateButton({ problem, onCalculate }: CalculateButtonProps) {
  return (
    <ReasonButton kind="primary" className="calculator-button" disabledReason={problem} onClick={onCalculate}>
      计算
    </ReasonButton>
  );
}
