import {
  CALCULATOR_CLOSED,
  type CalculatorEvent,
  type CalculatorState,
  calculatorReducer,
  calculatorRefusals,
  calculatorText,
} from '@dealer-portal/rules/calculator';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { figuresQuery } from './queries';

const next = (state: CalculatorState, event: CalculatorEvent): CalculatorState =>
  calculatorReducer(state, event);

/**
 * The calculator: its state by the rules, the picked product and its figures (CALC-01).
 * @param initialCode the product that it opens with
 */
export function useCalculator(initialCode: string | undefined) {
  const [state, dispatch] = useReducer(next, undefined, () => next(CALCULATOR_CLOSED, { type: 'open' }));
  const [productCode, setProductCode] = useState(initialCode);
  const [productProblem, setProductProblem] = useState<string>();
  const figures = useQuery(figuresQuery(useAccount(), productCode));
  const { data } = figures;
  useEffect(() => {
    if (data) dispatch({ type: 'pick', product: data });
  }, [data]);
  const pick = (code: string) => {
    setProductProblem(undefined);
    setProductCode(code);
  };
  const calculate = () => {
    if (state.kind === 'empty') setProductProblem(missingProduct());
    else dispatch({ type: 'calculate', now: new Date() });
  };
  return { state, dispatch, figures, productCode, productProblem, pick, calculate };
}

/** The calculator as it stands, and what can be done with it. */
export type CalculatorModel = ReturnType<typeof useCalculator>;

/** The sentence for a calculation without a product (CALC-02). */
function missingProduct(): string | undefined {
  const refusals = calculatorRefusals({ mode: 'turnover', productCode: '', values: {}, quantity: '' });
  return calculatorText(refusals.find(({ field }) => field === 'productCode')?.refusal);
}
